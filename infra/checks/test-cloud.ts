import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll, localOutput } from '../build/build.ts';
import { startLocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';

// A process for tests: an empty local cloud on a free port. Its first line of output is JSON with its addresses, and it
// exits with its parent.
const memory = '/dev/shm';
const wanted = 2 * 2 ** 30;

/** Whether files fit in memory: otherwise durable data is synced to disk on each change. */
function hasRoomInMemory() {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= wanted;
}

const dataDir = mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), 'menuleaf-test-'));
console.log = console.error;
await buildAll();
const cloud = await startLocalCloud({ cdkOut: localOutput, port: 0, dataDir });
const { origin, endpoints, credentials, environments } = cloud;
process.stdout.write(
  `${JSON.stringify({ origin, endpoints, credentials, environments, dataDir })}\n`,
);

const stop = () => {
  void cloud.close().finally(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
};
process.stdin.resume().on('end', stop).on('error', stop);
process.on('SIGINT', stop).on('SIGTERM', stop);
