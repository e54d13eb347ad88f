// Jest's globalTeardown.
export default async function stopTestCloud() {
  const child = globalThis.testCloud;
  if (!child || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin.end();
  await ended;
}
