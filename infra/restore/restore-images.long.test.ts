import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { imagesPrefix } from '@menuleaf/shared/menu/images.ts';
import { variableOf } from '@menuleaf/shared/testing/variable-of.ts';

const root = join(import.meta.dirname, '../..');
// By IP: not every resolver knows names below localhost.
const endpoint = (process.env['AWS_ENDPOINT_URL_S3'] ?? '').replace('localhost', '127.0.0.1');
const s3 = new S3Client({ endpoint });
const Bucket = variableOf('IMAGES_BUCKET');

const prefix = `${imagesPrefix}restored/`;
const at = (name: string) => ({ Bucket, Key: `${prefix}${name}` });
const put = (name: string, Body: string) => s3.send(new PutObjectCommand({ ...at(name), Body }));
const textOf = async (name: string) =>
  (await s3.send(new GetObjectCommand(at(name)))).Body?.transformToString();

/** The command as typed; the environment has the test's local cloud. */
const restore = (...args: string[]) =>
  promisify(execFile)('npm', ['run', '--silent', 'restore-images', '--', ...args], {
    cwd: root,
    env: { ...process.env, AWS_ENDPOINT_URL_S3: endpoint, NODE_OPTIONS: '' },
  });

/** S3 lists version times in whole seconds. */
async function nextSecond(): Promise<string> {
  const before = new Date().toISOString();
  await wait(1100);
  return before;
}

test('images that were deleted or replaced are put back as they were at a moment', async () => {
  await put('same', 'soup');
  await put('deleted', 'stew');
  await put('replaced', 'salad');
  const moment = await nextSecond();
  await s3.send(new DeleteObjectCommand(at('deleted')));
  await put('replaced', 'nonsense');
  await put('new', 'tart');

  const { stdout } = await restore('--stage', 'local', '--to', moment, prefix);
  expect(stdout).toBe(`2 of 3 files below ${prefix} were put back\n`);
  expect(await Promise.all(['same', 'deleted', 'replaced', 'new'].map(textOf))).toEqual([
    'soup',
    'stew',
    'salad',
    'tart',
  ]);
});

test.each([
  [['--stage', 'lcoal', '--to', '2026-01-31T11:55:00Z'], 'There is no stage lcoal'],
  [['--stage', 'local', '--to', 'yesterday'], 'npm run restore-images'],
  [['--stage', 'local', '--to', '2026-01-31T11:55:00Z', 'uploads/'], 'npm run restore-images'],
])('%s is refused', async (args, said) => {
  await expect(restore(...args)).rejects.toThrow(said);
});
