import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

/** What a signature says of itself: whose it is, and the day, region and service it holds for. */
export type Credential = { accessKeyId: string; day: string; region: string; service: string };

export type SecretFor = (accessKeyId: string) => string | undefined;

/** `AKID/20260131/eu-central-1/s3/aws4_request`, or AuthorizationHeaderMalformed. */
export function parseCredential(text: string): Credential {
  const [accessKeyId, day, region, service, end] = text.split('/');
  if (!accessKeyId || !day || !region || service !== 's3' || end !== 'aws4_request') {
    throw new S3Error(400, 'AuthorizationHeaderMalformed', `The credential ${text} is malformed`);
  }
  return { accessKeyId, day, region, service };
}

/** Refuses with SignatureDoesNotMatch unless `given` is the owner's signature of `toSign`, hexadecimal. */
export function checkSignature(
  credential: Credential,
  toSign: string,
  given: string,
  secretFor: SecretFor,
): void {
  const secret = secretFor(credential.accessKeyId);
  if (secret === undefined) {
    const message = 'The AWS Access Key Id you provided does not exist in our records.';
    throw new S3Error(403, 'InvalidAccessKeyId', message);
  }
  const expected = hmac(signingKey(secret, credential), toSign);
  const actual = Buffer.from(given, 'hex');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) {
    const message =
      'The request signature we calculated does not match the signature you provided.';
    throw new S3Error(403, 'SignatureDoesNotMatch', message);
  }
}

/** Step 2 of Signature Version 4: docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. */
export function stringToSign(credential: Credential, date: string, canonical: string): string {
  const { day, region, service } = credential;
  const hash = createHash('sha256').update(canonical).digest('hex');
  return ['AWS4-HMAC-SHA256', date, `${day}/${region}/${service}/aws4_request`, hash].join('\n');
}

/** Step 1. S3 encodes the path once, where other services encode it twice. */
export function canonicalRequest(
  request: S3Request,
  signedHeaders: readonly string[],
  payloadHash: string,
): string {
  const query = request.query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted();
  const headers = signedHeaders.map((name) => {
    const value = request.headers[name] ?? '';
    return `${name}:${value.trim().replaceAll(/\s+/g, ' ')}\n`;
  });
  return [
    request.method,
    request.path.split('/').map(encode).join('/'),
    query.join('&'),
    headers.join(''),
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n');
}

function signingKey(secret: string, { day, region, service }: Credential): Buffer {
  const scope = [day, region, service, 'aws4_request'];
  return scope.reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${secret}`));
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
