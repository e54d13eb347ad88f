import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutBucketVersioningCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { startS3 } from './s3.ts';

/**
 * The same tests against S3 and the local one. For S3, set S3_CONFORMANCE_ENDPOINT, an existing bucket in
 * S3_CONFORMANCE_BUCKET, a versioned one in S3_CONFORMANCE_VERSIONED_BUCKET, AWS_REGION and credentials; keys are under
 * a prefix per run.
 */
const endpoint = process.env['S3_CONFORMANCE_ENDPOINT'];
const Bucket = process.env['S3_CONFORMANCE_BUCKET'] ?? `conformance-${randomUUID()}`;
const versioned =
  process.env['S3_CONFORMANCE_VERSIONED_BUCKET'] ?? `conformance-versions-${randomUUID()}`;
const prefix = `run-${randomUUID()}/`;
const key = (name: string) => `${prefix}${name}`;

let client: S3Client;
let stop = async () => {};

beforeAll(async () => {
  if (endpoint) {
    client = new S3Client({ endpoint, forcePathStyle: true });
  } else {
    const dataDir = await mkdtemp(join(tmpdir(), 's3-'));
    const server = await startS3({
      port: 0,
      dataDir,
      secretFor: (id) => (id === 'owner' ? 'secret' : undefined),
      authorize: () => true,
      buckets: new Map([
        [Bucket, {}],
        [versioned, { keepsVersions: true }],
      ]),
    });
    const credentials = { accessKeyId: 'owner', secretAccessKey: 'secret' };
    client = new S3Client({
      endpoint: server.url,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials,
    });
    stop = async () => {
      await server.close();
      await rm(dataDir, { recursive: true });
    };
  }
  if (!endpoint) return;
  if (!process.env['S3_CONFORMANCE_BUCKET']) await client.send(new CreateBucketCommand({ Bucket }));
  if (process.env['S3_CONFORMANCE_VERSIONED_BUCKET']) return;
  await client.send(new CreateBucketCommand({ Bucket: versioned }));
  const VersioningConfiguration = { Status: 'Enabled' } as const;
  await client.send(new PutBucketVersioningCommand({ Bucket: versioned, VersioningConfiguration }));
});

afterAll(async () => {
  const left = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix }));
  for (const { Key } of left.Contents ?? []) {
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  }
  client.destroy();
  await stop();
});

const put = (name: string, Body: string | Buffer = 'soup') =>
  client.send(new PutObjectCommand({ Bucket, Key: key(name), Body }));

const textOf = async (name: string) => {
  const got = await client.send(new GetObjectCommand({ Bucket, Key: key(name) }));
  return got.Body?.transformToString();
};

test('an object comes back with its bytes, headers and metadata', async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256));
  const sent = await client.send(
    new PutObjectCommand({
      Bucket,
      Key: key("a b/ü+&=~!*()'.bin"),
      Body: bytes,
      ContentType: 'image/webp',
      CacheControl: 'public, max-age=60',
      ContentEncoding: 'br',
      Metadata: { version: '7', note: 'two words' },
    }),
  );
  const got = await client.send(new GetObjectCommand({ Bucket, Key: key("a b/ü+&=~!*()'.bin") }));
  expect(Buffer.from((await got.Body?.transformToByteArray()) ?? [])).toEqual(bytes);
  expect(got).toMatchObject({
    ContentType: 'image/webp',
    CacheControl: 'public, max-age=60',
    ContentEncoding: 'br',
    ContentLength: 70_000,
    ETag: sent.ETag,
    Metadata: { version: '7', note: 'two words' },
  });
});

test('an empty object is an object', async () => {
  await put('empty', Buffer.alloc(0));
  expect(await textOf('empty')).toBe('');
});

test('what is absent is NoSuchKey, NotFound or NoSuchBucket', async () => {
  const absent = { Bucket, Key: key('absent') };
  await expect(client.send(new GetObjectCommand(absent))).rejects.toMatchObject({
    name: 'NoSuchKey',
    $metadata: { httpStatusCode: 404 },
  });
  await expect(client.send(new HeadObjectCommand(absent))).rejects.toMatchObject({
    name: 'NotFound',
  });
  const nowhere = `absent-${randomUUID()}`;
  await expect(
    client.send(new GetObjectCommand({ Bucket: nowhere, Key: 'a' })),
  ).rejects.toMatchObject({ name: 'NoSuchBucket' });
});

test('If-None-Match: * writes once, however many try', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 5 }, (_, index) =>
      client.send(
        new PutObjectCommand({ Bucket, Key: key('once'), Body: `${index}`, IfNoneMatch: '*' }),
      ),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(
    client.send(new PutObjectCommand({ Bucket, Key: key('once'), Body: 'x', IfNoneMatch: '*' })),
  ).rejects.toMatchObject({ name: 'PreconditionFailed' });
});

test('If-Match replaces only the version that was read', async () => {
  const first = await put('versioned', 'one');
  const replace = (Body: string) =>
    client.send(new PutObjectCommand({ Bucket, Key: key('versioned'), Body, IfMatch: first.ETag }));
  await replace('two');
  await expect(replace('three')).rejects.toMatchObject({ name: 'PreconditionFailed' });
  expect(await textOf('versioned')).toBe('two');
});

test('a delete is idempotent, alone and by the dozen', async () => {
  for (const name of ['d/1', 'd/<2>&', 'd/3']) await put(name);
  await client.send(new DeleteObjectCommand({ Bucket, Key: key('d/1') }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: key('d/1') }));
  const Objects = ['d/<2>&', 'd/3', 'd/never'].map((name) => ({ Key: key(name) }));
  const { Deleted, Errors } = await client.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Objects } }),
  );
  expect(Deleted?.map(({ Key }) => Key).toSorted()).toEqual(
    Objects.map(({ Key }) => Key).toSorted(),
  );
  expect(Errors).toBeUndefined();
  const left = await client.send(new ListObjectsV2Command({ Bucket, Prefix: key('d/') }));
  expect(left.KeyCount).toBe(0);
});

test('a listing pages, in the order of bytes', async () => {
  for (const name of ['l/b/1', 'l/b/2', 'l/a', 'l/Z', 'l/é', 'l/c']) await put(name);
  const names: string[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket,
        Prefix: key('l/'),
        MaxKeys: 2,
        ContinuationToken,
      }),
    );
    names.push(...(page.Contents ?? []).map(({ Key }) => Key ?? ''));
    expect(page.KeyCount).toBeLessThanOrEqual(2);
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  expect(names).toEqual(['l/Z', 'l/a', 'l/b/1', 'l/b/2', 'l/c', 'l/é'].map(key));
  const all = await client.send(new ListObjectsV2Command({ Bucket, Prefix: key('l/') }));
  expect(all.Contents?.[0]).toMatchObject({ Size: 4, ETag: expect.stringMatching(/^"\w{32}"$/) });
});

test('a copy keeps the headers', async () => {
  const Metadata = { kept: 'yes' };
  const source = { Bucket, Key: key('från'), Body: 'soup', ContentType: 'text/html', Metadata };
  await client.send(new PutObjectCommand(source));
  const CopySource = `${Bucket}/${encodeURIComponent(key('från'))}`;
  const copy = (name: string) =>
    client.send(new CopyObjectCommand({ Bucket, Key: key(name), CopySource }));
  await copy('copied');
  const head = await client.send(new HeadObjectCommand({ Bucket, Key: key('copied') }));
  expect(head).toMatchObject({ ContentType: 'text/html', Metadata });
  expect(await textOf('copied')).toBe('soup');
  await expect(copy('från')).rejects.toMatchObject({ name: 'InvalidRequest' });
});

const post = async (fields: Record<string, string>, url: string, file = 'photo') => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([file], { type: 'image/png' }), 'photo.png');
  const answer = await fetch(url, { method: 'POST', body: form });
  return { status: answer.status, code: /<Code>(\w+)</.exec(await answer.text())?.[1] };
};

const presign = (Expires = 60) =>
  createPresignedPost(client, {
    Bucket,
    Key: key('posted'),
    Expires,
    Conditions: [['content-length-range', 1, 10]],
    Fields: { 'Content-Type': 'image/png' },
  });

test('a presigned form stores the file under its key and type', async () => {
  const { url, fields } = await presign();
  expect(await post(fields, url)).toMatchObject({ status: 204 });
  expect(await textOf('posted')).toBe('photo');
  const head = await client.send(new HeadObjectCommand({ Bucket, Key: key('posted') }));
  expect(head.ContentType).toBe('image/png');
});

test.each<[string, Record<string, string>, string, string]>([
  ['another key', { key: 'elsewhere' }, 'photo', 'AccessDenied'],
  ['another type', { 'Content-Type': 'text/html' }, 'photo', 'AccessDenied'],
  ['a field that the policy lacks', { 'Cache-Control': 'no-store' }, 'photo', 'AccessDenied'],
  ['a larger file', {}, 'a larger photo', 'EntityTooLarge'],
  ['an empty file', {}, '', 'EntityTooSmall'],
  ['a forged signature', { 'X-Amz-Signature': '0'.repeat(64) }, 'photo', 'SignatureDoesNotMatch'],
])('a presigned form refuses %s', async (_, changes, file, code) => {
  const { url, fields } = await presign();
  const sent = await post({ ...fields, ...changes }, url, file);
  expect(sent.code).toBe(code);
  expect(sent.status).toBe(code.startsWith('Entity') ? 400 : 403);
});

test('a presigned form expires', async () => {
  const { url, fields } = await presign(-1);
  const sent = await post(fields, url);
  expect(sent).toMatchObject({ status: 403, code: 'AccessDenied' });
});

test('a bucket that keeps versions gives back what was replaced and what was deleted', async () => {
  const at = { Bucket: versioned, Key: key('dish') };
  const text = async (VersionId?: string) =>
    (await client.send(new GetObjectCommand({ ...at, VersionId }))).Body?.transformToString();
  const listed = async () => {
    const input = { Bucket: versioned, Prefix: prefix };
    const { Versions = [], DeleteMarkers = [] } = await client.send(
      new ListObjectVersionsCommand(input),
    );
    const ids = (lines: { VersionId?: string; IsLatest?: boolean }[]) =>
      lines.map(({ VersionId, IsLatest }) => [VersionId, IsLatest]);
    return { versions: ids(Versions), markers: ids(DeleteMarkers) };
  };
  const first = await client.send(new PutObjectCommand({ ...at, Body: 'soup' }));
  const second = await client.send(new PutObjectCommand({ ...at, Body: 'stew' }));
  expect(await text()).toBe('stew');
  expect(await text(first.VersionId)).toBe('soup');
  expect(await listed()).toEqual({
    versions: [
      [second.VersionId, true],
      [first.VersionId, false],
    ],
    markers: [],
  });

  await client.send(new DeleteObjectCommand(at));
  await expect(text()).rejects.toMatchObject({ name: 'NoSuchKey' });
  expect(await text(second.VersionId)).toBe('stew');
  const { versions, markers } = await listed();
  expect(versions.map(([, isLatest]) => isLatest)).toEqual([false, false]);
  const [[marker] = []] = markers;
  expect(markers).toEqual([[marker, true]]);
  await expect(text(String(marker))).rejects.toMatchObject({ name: 'MethodNotAllowed' });
  const tagging = new PutObjectTaggingCommand({ ...at, Tagging: { TagSet: [] } });
  await expect(client.send(tagging)).rejects.toMatchObject({ name: 'MethodNotAllowed' });

  const CopySource = `${versioned}/${encodeURIComponent(at.Key)}?versionId=${first.VersionId}`;
  await client.send(new CopyObjectCommand({ ...at, CopySource }));
  expect(await text()).toBe('soup');
});
