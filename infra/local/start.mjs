// Runs on whatever Node is there (20 or newer), and hands over to the Node of the lockfile.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, pinnedNode, root } from '../build/install.mjs';

try {
  await install();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const child = spawn(pinnedNode, [join(dirname(fileURLToPath(import.meta.url)), 'serve.ts')], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl-C reaches both; this one waits until the other has tidied up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
