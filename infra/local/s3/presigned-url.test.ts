import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startS3 } from './s3.ts';
import { canonicalRequest, stringToSign } from './signature.ts';

/** The canonical form itself is held by the examples of AWS in authentication.test.ts. */
let server: Awaited<ReturnType<typeof startS3>>;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 's3-'));
  server = await startS3({ port: 0, dataDir, secretFor: () => 'secret', authorize: () => true });
  const credentials = { accessKeyId: 'owner', secretAccessKey: 'secret' };
  const where = { endpoint: server.url, region: 'us-east-1', forcePathStyle: true };
  const client = new S3Client({ ...where, credentials });
  await client.send(new CreateBucketCommand({ Bucket: 'photos' }));
  await client.send(new PutObjectCommand({ Bucket: 'photos', Key: 'a b', Body: 'soup' }));
  client.destroy();
});

afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

function presign(method: string, path: string, signedAt: Date): string {
  const date = signedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const credential = {
    accessKeyId: 'owner',
    day: date.slice(0, 8),
    region: 'us-east-1',
    service: 's3',
  };
  const scope = [credential.day, 'us-east-1', 's3', 'aws4_request'];
  const query: Array<[string, string]> = [
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', ['owner', ...scope].join('/')],
    ['X-Amz-Date', date],
    ['X-Amz-Expires', '60'],
    ['X-Amz-SignedHeaders', 'host'],
  ];
  const headers = { host: new URL(server.url).host };
  const unsigned = {
    id: '',
    method,
    bucket: '',
    key: '',
    path,
    query,
    headers,
    body: Buffer.alloc(0),
  };
  const canonical = canonicalRequest(unsigned, ['host'], 'UNSIGNED-PAYLOAD');
  const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const signature = [...scope, stringToSign(credential, date, canonical)].reduce<Buffer>(
    hmac,
    Buffer.from('AWS4secret'),
  );
  const signed = new URLSearchParams([...query, ['X-Amz-Signature', signature.toString('hex')]]);
  return `${server.url}${encodeURI(path)}?${signed}`;
}

test('a presigned URL reads, with no other credentials', async () => {
  const got = await fetch(presign('GET', '/photos/a b', new Date()));
  expect([got.status, await got.text()]).toEqual([200, 'soup']);
});

test('a presigned URL writes', async () => {
  const url = presign('PUT', '/photos/new', new Date());
  expect((await fetch(url, { method: 'PUT', body: 'stew' })).status).toBe(200);
  const got = await fetch(presign('GET', '/photos/new', new Date()));
  expect(await got.text()).toBe('stew');
});

test('a presigned URL is good for nothing else, and for no longer', async () => {
  const now = new Date();
  const codeOf = async (url: string, method = 'GET') =>
    /<Code>(\w+)/.exec(await (await fetch(url, { method })).text())?.[1];
  expect(await codeOf(presign('GET', '/photos/a b', now), 'PUT')).toBe('SignatureDoesNotMatch');
  const other = presign('GET', '/photos/a b', now).replace('a%20b', 'new');
  expect(await codeOf(other)).toBe('SignatureDoesNotMatch');
  const old = presign('GET', '/photos/a b', new Date(now.getTime() - 61_000));
  expect(await codeOf(old)).toBe('AccessDenied');
});
