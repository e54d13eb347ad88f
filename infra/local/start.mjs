// Runs on any installed Node (20 or newer), and hands over to the Node of the lockfile.
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
// Ctrl-C reaches both processes; this one waits until the child has cleaned up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
