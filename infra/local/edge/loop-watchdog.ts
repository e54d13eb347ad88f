import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const defaultLimitMs = 10_000;
const beatMs = 500;
const beats = 0;
const running = 1;

const watcher = `
const { workerData: { buffer, limitMs } } = require('node:worker_threads');
const state = new Int32Array(buffer);
let last = -1, since = Date.now();
setInterval(() => {
  const beat = Atomics.load(state, ${beats});
  if (beat !== last || Atomics.load(state, ${running}) === 0) { last = beat; since = Date.now(); }
  if (Date.now() - since < limitMs) return;
  require('node:fs').writeSync(2, 'An edge function has run for ' + limitMs / 1000 + ' s: it loops forever. The local cloud stops.\\n');
  process.kill(process.pid, 'SIGKILL');
}, 250);
`;

/**
 * Kills the process, with a message, when an edge function never returns. Edge functions share the main thread (a
 * timeout of `node:vm` would add half a millisecond to every request), so only another thread can notice.
 */
export async function startLoopWatchdog(limitMs = defaultLimitMs) {
  const state = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(watcher, {
    eval: true,
    execArgv: [],
    workerData: { buffer: state.buffer, limitMs },
  });
  // A thread that is still starting waits for the main thread, which the first call may already block.
  await once(worker, 'online');
  worker.unref();
  const timer = setInterval(() => Atomics.add(state, beats, 1), beatMs).unref();
  return {
    watch: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      Atomics.add(state, running, 1);
      try {
        return await work();
      } finally {
        Atomics.sub(state, running, 1);
      }
    },
    close: async () => {
      clearInterval(timer);
      await worker.terminate();
    },
  };
}
