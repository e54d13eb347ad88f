import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { localOutput } from '@menuleaf/infra/build/build.ts';
import { uploadsPrefix } from '@menuleaf/shared/menu/images.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { bucketOf, tableOf } from '../clients.ts';
import { type LocalCloud, startLocalCloud } from '../local-cloud.ts';
import { region } from '../stack/resource-types.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'menuleaf-redrive-'));
const [broken, done] = [join(folder, 'broken'), join(folder, 'done')];

/** The deployment with functions that fail while a file exists, and record their events afterwards. */
function failingDeployment(): string {
  const failing = join(folder, 'cdk.out');
  cpSync(localOutput, failing, { recursive: true });
  const code = `import { appendFileSync, existsSync } from 'node:fs';
    export const handler = async (event) => {
      if (existsSync(${JSON.stringify(broken)})) throw new Error('This function fails');
      const line = { name: process.env.AWS_LAMBDA_FUNCTION_NAME, event };
      appendFileSync(${JSON.stringify(done)}, JSON.stringify(line) + '\\n');
    };`;
  for (const file of readdirSync(failing, { recursive: true, encoding: 'utf8' })) {
    const path = join(failing, file);
    // Every function but the announcer, without which the listeners would get no events to fail on.
    const isFailing =
      file.endsWith('index.mjs') && !readFileSync(path, 'utf8').includes('BUS_NAME');
    if (isFailing) writeFileSync(path, code);
    // Otherwise the test would wait for half a minute of stream retries and half an hour of queue retries.
    if (file.endsWith('Service.template.json')) {
      const text = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        text
          .replaceAll('"MaximumRetryAttempts": 8', '"MaximumRetryAttempts": 0')
          .replaceAll('"maxReceiveCount": 5', '"maxReceiveCount": 1')
          .replaceAll(/"(Visibility)?Timeout": \d+/g, '"$1Timeout": 4'),
      );
    }
  }
  return failing;
}

let cloud: LocalCloud;
beforeAll(async () => {
  writeFileSync(broken, '');
  writeFileSync(done, '');
  const dataDir = join(folder, 'data');
  cloud = await startLocalCloud({ cdkOut: failingDeployment(), port: 0, dataDir });
});
afterAll(async () => {
  await cloud.close();
  rmSync(folder, { recursive: true, force: true });
});

type Ended = { stdout: string; stderr: string; code?: number };

/** The command as an operator runs it, with the local cloud as AWS. */
const redrive = (...args: string[]): Promise<Ended> =>
  promisify(execFile)('npm', ['run', '--silent', 'redrive', '--', ...args], {
    cwd: root,
    env: {
      ...process.env,
      ...cloud.endpoints,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: cloud.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: cloud.credentials.secretAccessKey,
      NODE_OPTIONS: '',
    },
  }).catch((error: Ended) => error);

/** One change that reaches a listener, and one that the publisher reads from the stream. */
async function changeRows(): Promise<void> {
  const { tableName: TableName, dynamo } = tableOf(cloud);
  const put = (pk: string, sk: string) =>
    dynamo.send(new PutItemCommand({ TableName, Item: { pk: { S: pk }, sk: { S: sk } } }));
  await put(keys.supportMail.pk('2126-03-01'), keys.supportMail.sk('noon', 'letter'));
  await put(keys.verifiedEmail.pk('reader'), keys.verifiedEmail.sk());
}

async function upload(): Promise<void> {
  const { Bucket, s3 } = bucketOf(cloud, 'IMAGES_BUCKET');
  await s3.send(new PutObjectCommand({ Bucket, Key: `${uploadsPrefix}photo`, Body: 'photo' }));
}

const tick = () => fetch(`${cloud.origin}/__local/schedules`, { method: 'POST' });

/** Waits until all messages have failed, and returns the command's listing of the queues. */
async function untilAllFailed(): Promise<Ended> {
  for (;;) {
    const ended = await redrive('--stage', 'local');
    const queues = [
      'support/mail-sender',
      'public-menu/publisher',
      'catalogue/image-maker',
      'support/retry-mail',
    ];
    if (queues.every((name) => ended.stdout.includes(`${name}: 0 given back`))) return ended;
  }
}

test('what the bus, the stream, an upload and the clock woke in vain is given back by one command', async () => {
  await changeRows();
  await upload();
  await tick();
  await tick();
  const failed = await untilAllFailed();
  expect(failed.code).toBe(1);
  expect(failed.stdout).toMatch(/\n0 dead letters given back, \d+ left\n$/);
  expect(failed.stderr).toContain('This function fails');
  expect(readFileSync(done, 'utf8')).toBe('');

  rmSync(broken);
  const one = await redrive('--stage', 'local', 'support/mail-sender');
  expect(one.stdout).toBe(
    'support/mail-sender: 1 given back, 0 left\n1 dead letters given back, 0 left\n',
  );
  const all = await redrive('--stage', 'local');
  expect(all.stdout).toContain('public-menu/publisher: 1 given back, 0 left\n');
  expect(all.stdout).toContain('catalogue/image-maker: 1 given back, 0 left\n');
  expect(all.stdout).toMatch(/support\/retry-mail: [2-9] given back, 0 left\n/);
  expect(all.stdout).not.toContain('mail-sender');
  expect((await redrive('--stage', 'local')).stdout).toBe('0 dead letters given back, 0 left\n');

  const events = readFileSync(done, 'utf8').trim().split('\n');
  expect(events.filter((line) => line.includes('support-mail-queued.v1'))).toEqual([
    expect.stringContaining(String.raw`\"id\":\"letter\"`),
  ]);
  expect(
    events.filter((line) => line.includes(`"S":"${keys.verifiedEmail.leadingKey}reader"`)),
  ).toEqual([expect.stringContaining('"eventName":"INSERT"')]);
  expect(events.filter((line) => line.includes(`"key":"${uploadsPrefix}photo"`))).toHaveLength(1);
});

test('every event function of the product has its queue, and a mistyped one is refused', async () => {
  const { stderr } = await redrive('--stage', 'local', 'support/mail-snder');
  expect(stderr).toContain('Stage local has no queue support/mail-snder. It has:');
  const functions = Object.keys(cloud.environments).length;
  // One function per slice serves requests synchronously and has no failure queue.
  expect(stderr.match(/^ {2}\S+\/\S+$/gm)).toHaveLength(functions - 5);
  expect((await redrive('--stage', 'lcoal')).stderr).toContain('There is no stage lcoal');
  expect((await redrive()).stderr).toContain('npm run redrive -- --stage <name>');
});
