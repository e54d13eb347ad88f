import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetBucketAclCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { startS3, type S3Options } from './s3.ts';
import type { S3Event } from './s3-call.ts';

/** What is specific to the local S3: authorization, events, persistence and unsupported features. */
const Bucket = 'photos';
const cors = [{ allowedOrigins: ['http://localhost:4000'], allowedMethods: ['POST'] }];
let dataDir: string;
let events: S3Event[];
let denied: string[];
let server: Awaited<ReturnType<typeof startS3>>;
let client: S3Client;

const options = (keepsVersions = false): S3Options => ({
  port: 0,
  dataDir,
  secretFor: (id) => (id === 'owner' ? 'secret' : undefined),
  authorize: ({ action, resource }) => !denied.includes(`${action} ${resource}`),
  onEvent: (event) => void events.push(event),
  buckets: new Map([[Bucket, { keepsVersions, cors }]]),
});

const connect = () =>
  new S3Client({
    endpoint: server.url,
    region: 'us-east-1',
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: 'owner', secretAccessKey: 'secret' },
  });

const put = (Key: string, Body = 'soup') =>
  client.send(new PutObjectCommand({ Bucket, Key, Body }));
const get = (Key: string) => client.send(new GetObjectCommand({ Bucket, Key }));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 's3-'));
  events = [];
  denied = [];
  server = await startS3(options());
  client = connect();
});

afterEach(async () => {
  client.destroy();
  await server.close();
  await rm(dataDir, { recursive: true });
});

test('each action needs its own permission on its own resource', async () => {
  await put('a');
  denied = ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'].map(
    (action) => `${action} arn:aws:s3:::photos/a`,
  );
  denied.push('s3:ListBucket arn:aws:s3:::photos');
  const forbidden = { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } };
  await expect(get('a')).rejects.toMatchObject(forbidden);
  await expect(put('a')).rejects.toMatchObject(forbidden);
  await expect(client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }))).rejects.toMatchObject(
    forbidden,
  );
  await expect(client.send(new ListObjectsV2Command({ Bucket }))).rejects.toMatchObject(forbidden);
  await expect(
    client.send(new CopyObjectCommand({ Bucket, Key: 'b', CopySource: 'photos/a' })),
  ).rejects.toMatchObject(forbidden);
  const { Errors } = await client.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'a' }] } }),
  );
  expect(Errors).toMatchObject([{ Key: 'a', Code: 'AccessDenied' }]);
  denied = [];
  expect(await (await get('a')).Body?.transformToString()).toBe('soup');
});

test('who may not list does not learn that a key is absent', async () => {
  await expect(get('absent')).rejects.toMatchObject({ name: 'NoSuchKey' });
  denied = ['s3:ListBucket arn:aws:s3:::photos'];
  await expect(get('absent')).rejects.toMatchObject({
    name: 'AccessDenied',
    $metadata: { httpStatusCode: 403 },
  });
});

test('each change is told once, and a delete of nothing is no change', async () => {
  const { ETag } = await put('a');
  await client.send(new CopyObjectCommand({ Bucket, Key: 'b', CopySource: 'photos/a' }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  expect(events).toEqual([
    { bucket: Bucket, key: 'a', size: 4, eTag: ETag, eventName: 'ObjectCreated:Put' },
    { bucket: Bucket, key: 'b', size: 4, eTag: ETag, eventName: 'ObjectCreated:Copy' },
    { bucket: Bucket, key: 'a', size: 0, eTag: '', eventName: 'ObjectRemoved:Delete' },
  ]);
});

test('everything is there after a restart, and what a crash left half written is swept away', async () => {
  await put('a', 'old');
  await put('a', 'new');
  await put('b');
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'b' }));
  await writeFile(join(dataDir, Bucket, 'data', 'orphan'), 'half');
  await writeFile(join(dataDir, Bucket, 'objects', '.half.tmp'), '{"key":');
  await server.close();
  server = await startS3(options());
  client = connect();
  expect(await (await get('a')).Body?.transformToString()).toBe('new');
  await expect(get('b')).rejects.toMatchObject({ name: 'NoSuchKey' });
  expect(await readdir(join(dataDir, Bucket, 'data'))).toHaveLength(1);
  expect(await readdir(join(dataDir, Bucket, 'objects'))).toHaveLength(1);
});

test('earlier versions are there after a restart, in their order', async () => {
  const restart = async () => {
    await server.close();
    server = await startS3(options(true));
    client = connect();
  };
  await restart();
  for (const body of ['soup', 'stew', 'salad']) await put('dish', body);
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'dish' }));
  await restart();
  await expect(get('dish')).rejects.toMatchObject({ name: 'NoSuchKey' });
  const { Versions = [], DeleteMarkers = [] } = await client.send(
    new ListObjectVersionsCommand({ Bucket }),
  );
  expect(DeleteMarkers.map(({ IsLatest }) => IsLatest)).toEqual([true]);
  const bodies = Versions.map(async ({ VersionId }) => {
    const got = await client.send(new GetObjectCommand({ Bucket, Key: 'dish', VersionId }));
    return got.Body?.transformToString();
  });
  expect(await Promise.all(bodies)).toEqual(['salad', 'stew', 'soup']);

  denied = [`s3:GetObjectVersion arn:aws:s3:::${Bucket}/dish`];
  const [{ VersionId } = {}] = Versions;
  const asked = client.send(new GetObjectCommand({ Bucket, Key: 'dish', VersionId }));
  await expect(asked).rejects.toMatchObject({ name: 'AccessDenied' });
});

test('a reader during many writes sees one of them, whole', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(5000));
  await put('busy', texts[0]);
  const writes = Promise.all(texts.map((text) => put('busy', text)));
  for (let read = 0; read < 20; read += 1) {
    expect(texts).toContain(await (await get('busy')).Body?.transformToString());
  }
  await writes;
});

test('a key with any signs is listed and deleted as it is, and a list may be full of them', async () => {
  const odd = [`a&b <c> "d" 'e'`, 'a&amp;b', 'a\rb\nc', ' spaces ', '007', 'true', '(1)*!é👍'];
  const keys = [...odd, ...Array.from({ length: 300 }, (_, at) => `${'&<>"'.repeat(4)}${at}`)];
  for (const key of keys) await put(key);
  const listed = async () => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
    return Contents.map(({ Key }) => Key);
  };
  expect(new Set(await listed())).toEqual(new Set(keys));
  const Objects = keys.map((Key) => ({ Key }));
  const { Deleted } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  expect(Deleted?.map(({ Key }) => Key)).toEqual(keys);
  expect(await listed()).toEqual([]);
});

test('a key that looks like a path stays inside its bucket', async () => {
  await put('../../escape');
  expect(await readdir(dataDir)).toEqual([Bucket]);
  expect(await (await get('../../escape')).Body?.transformToString()).toBe('soup');
});

test.each([
  ['an operation', () => client.send(new GetBucketAclCommand({ Bucket }))],
  [
    'a header',
    () =>
      client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'b', StorageClass: 'GLACIER' })),
  ],
  [
    'a version of one among many',
    () =>
      client.send(
        new DeleteObjectsCommand({
          Bucket,
          Delete: { Objects: [{ Key: 'a', VersionId: '1' }] },
        }),
      ),
  ],
])('%s that it does not know is refused, not ignored', async (_, send) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(send()).rejects.toMatchObject({
    name: 'NotImplemented',
    $metadata: { httpStatusCode: 501 },
  });
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

test('a browser on an allowed origin may read the answer to its form', async () => {
  const preflight = (origin: string, own?: Record<string, string>) =>
    fetch(`${server.url}/photos`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', ...own },
    });
  const allowed = await preflight('http://localhost:4000');
  expect(allowed.status).toBe(200);
  expect(allowed.headers.get('access-control-allow-origin')).toBe('http://localhost:4000');
  expect((await preflight('http://evil.example')).status).toBe(403);
  const withHeader = { 'access-control-request-headers': 'x-any' };
  expect((await preflight('http://localhost:4000', withHeader)).status).toBe(403);
});
