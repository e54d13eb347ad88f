import { timingSafeEqual } from 'node:crypto';
import { Sha256 } from '@smithy/core/checksum';
import { escapeUriPath } from '@smithy/core/protocols';
import {
  ALGORITHM_IDENTIFIER,
  createScope,
  getCanonicalHeaders,
  SignatureV4,
} from '@smithy/signature-v4';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

/** A signature's scope: access key, day, region and service. */
export type Credential = { accessKeyId: string; day: string; region: string; service: string };

export type SecretFor = (accessKeyId: string) => string | undefined;

/** What of a request is signed: the listed headers, and the payload hash. */
export type Signed = { date: string; headers: readonly string[]; payloadHash: string };

/** Parses `AKID/20260131/eu-central-1/s3/aws4_request`. Throws AuthorizationHeaderMalformed. */
export function parseCredential(text: string): Credential {
  const [accessKeyId, day, region, service, end] = text.split('/');
  if (!accessKeyId || !day || !region || service !== 's3' || end !== 'aws4_request') {
    throw new S3Error(400, 'AuthorizationHeaderMalformed', `The credential ${text} is malformed`);
  }
  return { accessKeyId, day, region, service };
}

/** Throws SignatureDoesNotMatch unless `given` is the key owner's hex signature of `toSign`. */
export async function checkSignature(
  credential: Credential,
  toSign: string,
  given: string,
  secretFor: SecretFor,
): Promise<void> {
  const secretAccessKey = secretFor(credential.accessKeyId);
  if (secretAccessKey === undefined) {
    const message = 'The AWS Access Key Id you provided does not exist in our records.';
    throw new S3Error(403, 'InvalidAccessKeyId', message);
  }
  const signer = new Signer(credential, secretAccessKey);
  const signingDate = new Date(credential.day.replace(/^(....)(..)(..)$/, '$1-$2-$3'));
  const expected = Buffer.from(await signer.sign(toSign, { signingDate }), 'hex');
  const actual = Buffer.from(given, 'hex');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) {
    const message =
      'The request signature we calculated does not match the signature you provided.';
    throw new S3Error(403, 'SignatureDoesNotMatch', message);
  }
}

/** The request's string to sign: docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. */
export const stringToSign = (credential: Credential, request: S3Request, signed: Signed) =>
  new Signer(credential).stringToSign(credential, request, signed);

/** Signs like a client, and computes the string to sign for headers that a client chose. */
class Signer extends SignatureV4 {
  constructor({ accessKeyId, region, service }: Credential, secretAccessKey = '') {
    const credentials = { accessKeyId, secretAccessKey };
    // S3 encodes the path once; other services encode it twice.
    super({ credentials, region, service, sha256: Sha256, uriEscapePath: false });
  }

  async stringToSign(
    { day, region, service }: Credential,
    request: S3Request,
    signed: Signed,
  ): Promise<string> {
    const names = new Set(signed.headers);
    const headers = Object.fromEntries(signed.headers.map((it) => [it, request.headers[it] ?? '']));
    const sent = {
      method: request.method,
      protocol: 'http:',
      hostname: '',
      path: escapeUriPath(request.path),
      query: Object.fromEntries(
        request.query.map(([name]) => [
          name,
          request.query.filter(([each]) => each === name).map(([, value]) => value),
        ]),
      ),
      headers,
    };
    const canonical = getCanonicalHeaders(sent, undefined, names);
    return this.createStringToSign(
      signed.date,
      createScope(day, region, service),
      this.createCanonicalRequest(sent, canonical, signed.payloadHash),
      ALGORITHM_IDENTIFIER,
    );
  }
}
