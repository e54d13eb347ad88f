// Jest's globalSetup: one local cloud for all projects, in its own process.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { variablesOf } from './use-cloud.ts';

const program = join(dirname(fileURLToPath(import.meta.url)), 'test-cloud.ts');

/** Sets MENULEAF_URL, and the SDK's variables for the same cloud. */
export default async function startTestCloud() {
  process.env.MENULEAF_TEST_CLOUD = program;
  if (process.env.MENULEAF_URL) return;
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  globalThis.testCloud = child;
  const line = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) =>
      reject(new Error(`The local cloud did not start (status ${code})`)),
    );
  });
  const cloud = JSON.parse(line);
  const { dataDir } = cloud;
  // Beside the cloud's data, in memory where there is room, and removed with it.
  const TMPDIR = join(dataDir, 'of-tests');
  mkdirSync(TMPDIR);
  Object.assign(process.env, variablesOf(cloud), { TMPDIR, MENULEAF_TEST_DATA: dataDir });
}
