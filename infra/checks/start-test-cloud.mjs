// Jest's globalSetup: one local cloud for all projects, in its own process.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

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
  const { origin, endpoints, credentials, environments, dataDir } = JSON.parse(line);
  // Beside the cloud's data, in memory where there is room, and removed with it.
  const TMPDIR = join(dataDir, 'of-tests');
  mkdirSync(TMPDIR);
  const first = Object.values(environments).find(({ TABLE_NAME }) => TABLE_NAME);
  const keeping = Object.values(environments).find((one) => one.HISTORY_TABLE_NAME);
  Object.assign(process.env, endpoints, {
    TMPDIR,
    MENULEAF_URL: origin,
    MENULEAF_TEST_DATA: dataDir,
    MENULEAF_ENVIRONMENTS: JSON.stringify(environments),
    TABLE_NAME: first.TABLE_NAME,
    HISTORY_TABLE_NAME: keeping.HISTORY_TABLE_NAME,
    TOKEN_KEY_ID: first.TOKEN_KEY_ID,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
}
