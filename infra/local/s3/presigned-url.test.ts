import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { stringify } from 'node:querystring';
import { join } from 'node:path';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { startS3 } from './s3.ts';

/** AWS's examples in authentication.test.ts cover the canonical form. */
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

const signer = new SignatureV4({
  service: 's3',
  region: 'us-east-1',
  credentials: { accessKeyId: 'owner', secretAccessKey: 'secret' },
  sha256: Sha256,
  uriEscapePath: false,
});
const bodyHash = new Set(['x-amz-content-sha256']);

async function presign(method: string, path: string, signingDate: Date): Promise<string> {
  const { hostname, host } = new URL(server.url);
  const headers = { host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
  const where = { protocol: 'http:', hostname, path: encodeURI(path) };
  const { query } = await signer.presign(
    { method, ...where, query: {}, headers },
    { signingDate, expiresIn: 60, unhoistableHeaders: bodyHash, unsignableHeaders: bodyHash },
  );
  return `${server.url}${encodeURI(path)}?${stringify(query)}`;
}

test('a presigned URL reads, with no other credentials', async () => {
  const got = await fetch(await presign('GET', '/photos/a b', new Date()));
  expect([got.status, await got.text()]).toEqual([200, 'soup']);
});

test('a presigned URL writes', async () => {
  const url = await presign('PUT', '/photos/new', new Date());
  expect((await fetch(url, { method: 'PUT', body: 'stew' })).status).toBe(200);
  const got = await fetch(await presign('GET', '/photos/new', new Date()));
  expect(await got.text()).toBe('stew');
});

test('a presigned URL is good for nothing else, and for no longer', async () => {
  const now = new Date();
  const codeOf = async (url: string, method = 'GET') =>
    /<Code>(\w+)/.exec(await (await fetch(url, { method })).text())?.[1];
  expect(await codeOf(await presign('GET', '/photos/a b', now), 'PUT')).toBe(
    'SignatureDoesNotMatch',
  );
  const other = (await presign('GET', '/photos/a b', now)).replace('a%20b', 'new');
  expect(await codeOf(other)).toBe('SignatureDoesNotMatch');
  const old = await presign('GET', '/photos/a b', new Date(now.getTime() - 61_000));
  expect(await codeOf(old)).toBe('AccessDenied');
});
