import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll, localOutput } from '../build/build.ts';
import { startLocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';

// A process of its own for tests: one local cloud on a free port with nothing in it. It says on
// its first line of JSON where it is, and ends with its parent.
const memory = '/dev/shm';
const wanted = 2 * 2 ** 30;

/** Whether files can be kept in memory: what is durable is written to the disk at each change otherwise. */
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
