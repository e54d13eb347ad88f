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
/** `AKID/20260131/eu-central-1/s3/aws4_request`, or AuthorizationHeaderMalformed. */
export function parseCredential(text) {
  const [accessKeyId, day, region, service, end] = text.split('/');
  if (!accessKeyId || !day || !region || service !== 's3' || end !== 'aws4_request') {
    throw new S3Error(400, 'AuthorizationHeaderMalformed', `The credential ${text} is malformed`);
  }
  return { accessKeyId, day, region, service };
}
/** Refuses with SignatureDoesNotMatch unless `given` is the owner's signature of the text, hexadecimal. */
export async function checkSignature(credential, toSign, given, secretFor) {
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
/** What a signature of this request covers: docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. */
export const stringToSign = (credential, request, signed) =>
  new Signer(credential).stringToSign(credential, request, signed);
/** Signs as a client does; and says what there is to sign where a client has chosen the headers. */
class Signer extends SignatureV4 {
  constructor({ accessKeyId, region, service }, secretAccessKey = '') {
    const credentials = { accessKeyId, secretAccessKey };
    // S3 encodes the path once, where other services encode it twice.
    super({ credentials, region, service, sha256: Sha256, uriEscapePath: false });
  }
  async stringToSign({ day, region, service }, request, signed) {
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
