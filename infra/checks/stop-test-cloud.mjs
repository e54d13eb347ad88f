// Jest's globalTeardown.

/** Longer than a cloud needs to save its data. */
const patienceMs = 20_000;

export default async function stopTestCloud() {
  const child = globalThis.testCloud;
  if (!child || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin.end();
  const late = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(late);
}
