import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const module = pathToFileURL(join(import.meta.dirname, 'loop-watchdog.ts')).href;

/** Runs the work as the first edge function of a process of its own, with a limit of 1.5 s. */
const watching = (work: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startLoopWatchdog } from '${module}';
       await (await startLoopWatchdog(1500)).watch(${work});
       console.log('returned');`,
    ],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' }, timeout: 20_000 },
  );

test('an edge function that never returns ends the local cloud with a message', () => {
  const { signal, stderr, stdout } = watching('async () => { for (;;); }');
  expect(signal).toBe('SIGKILL');
  expect(stderr).toMatch(/An edge function has run for 1.5 s/);
  expect(stdout).toBe('');
});

test('one that waits for longer than the limit is left alone', () => {
  const { status, stdout } = watching('() => new Promise((resolve) => setTimeout(resolve, 2000))');
  expect(status).toBe(0);
  expect(stdout).toBe('returned\n');
});
