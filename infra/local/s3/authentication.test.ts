import { expect, test } from '@jest/globals';
import { authenticate } from './authentication.ts';
import type { S3Request } from './s3-request.ts';

/** AWS's worked examples: docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. */
const accessKeyId = 'AKIAIOSFODNN7EXAMPLE';
const secretFor = (id: string) =>
  id === accessKeyId ? 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' : undefined;
const then = new Date('2013-05-24T00:00:00Z');
const minute = 60_000;
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const scope = `${accessKeyId}/20130524/us-east-1/s3/aws4_request`;

const base = {
  id: '1',
  method: 'GET',
  bucket: 'examplebucket',
  key: 'test.txt',
  path: '/test.txt',
  query: [],
  body: Buffer.alloc(0),
};

const signed: S3Request = {
  ...base,
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': emptyHash,
    'x-amz-date': '20130524T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
  },
};

const at = (request: S3Request, minutes: number) =>
  authenticate(request, secretFor, new Date(then.getTime() + minutes * minute));

test('the signature that AWS publishes is genuine', async () => {
  expect(await at(signed, 14)).toBe(accessKeyId);
});

test('a header signature is refused when the clocks are 16 minutes apart', async () => {
  await expect(at(signed, 16)).rejects.toThrow(
    expect.objectContaining({ code: 'RequestTimeTooSkewed' }),
  );
  await expect(at(signed, -16)).rejects.toThrow(
    expect.objectContaining({ code: 'RequestTimeTooSkewed' }),
  );
});

test.each<[string, Partial<S3Request>]>([
  ['method', { method: 'PUT' }],
  ['path', { path: '/other.txt' }],
  ['query', { query: [['prefix', 'a']] }],
  ['header', { headers: { ...signed.headers, range: 'bytes=0-99' } }],
  ['host', { headers: { ...signed.headers, host: 'other.s3.amazonaws.com' } }],
  ['body hash', { headers: { ...signed.headers, 'x-amz-content-sha256': '0'.repeat(64) } }],
])('an altered %s is refused', async (_, change) => {
  await expect(at({ ...signed, ...change }, 0)).rejects.toThrow(
    expect.objectContaining({ status: 403, code: 'SignatureDoesNotMatch' }),
  );
});

test('an x-amz- header that nobody signed is refused', async () => {
  const headers = { ...signed.headers, 'x-amz-meta-forged': 'yes' };
  await expect(at({ ...signed, headers }, 0)).rejects.toThrow('not signed: x-amz-meta-forged');
});

test('a request without a signature, or of an unknown key, is refused', async () => {
  const { host = '' } = signed.headers;
  await expect(at({ ...base, headers: { host } }, 0)).rejects.toThrow('Access Denied');
  const stranger = authenticate(signed, () => undefined, then);
  await expect(stranger).rejects.toThrow(
    expect.objectContaining({ status: 403, code: 'InvalidAccessKeyId' }),
  );
});
