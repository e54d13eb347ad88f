import { accessDenied, notImplemented, S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';
import {
  checkSignature,
  parseCredential,
  stringToSign,
  type Credential,
  type SecretFor,
} from './signature.ts';

type Claim = {
  credential: Credential;
  date: string;
  signedHeaders: string[];
  signature: string;
  payloadHash: string;
};

/** S3 tolerates a clock skew of 15 minutes. */
const skewMs = 15 * 60_000;

/**
 * Returns the access key that signed the request by its header. Refuses a forged, altered or skewed one with 403.
 */
export async function authenticate(
  request: S3Request,
  secretFor: SecretFor,
  now: Date,
): Promise<string> {
  const { authorization } = request.headers;
  if (authorization === undefined) throw accessDenied();
  const claim = readClaim(request, authorization, now);
  const { credential, date, signedHeaders, signature, payloadHash } = claim;
  if (!date.startsWith(credential.day)) throw accessDenied('The credential is of another day');
  refuseUnsigned(request, signedHeaders);
  const signed = { date, headers: signedHeaders, payloadHash };
  const toSign = await stringToSign(credential, request, signed);
  await checkSignature(credential, toSign, signature, secretFor);
  return credential.accessKeyId;
}

/** Parses `20260131T120000Z`, the date format of signatures. */
function parseAmzDate(text: string): Date {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!parts) throw accessDenied('AWS authentication requires a valid Date or x-amz-date header');
  const [, year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function readClaim(request: S3Request, authorization: string, now: Date): Claim {
  const [algorithm, rest = ''] = authorization.split(/ (.*)/s);
  if (algorithm !== 'AWS4-HMAC-SHA256') throw notImplemented(`the signature ${algorithm}`);
  const parts = new Map(rest.split(',').map((part) => splitPair(part.trim())));
  const date = request.headers['x-amz-date'] ?? '';
  if (Math.abs(parseAmzDate(date).getTime() - now.getTime()) > skewMs) {
    const message = "The difference between the request time and the server's time is too large.";
    throw new S3Error(403, 'RequestTimeTooSkewed', message);
  }
  return {
    credential: parseCredential(parts.get('Credential') ?? ''),
    date,
    signedHeaders: (parts.get('SignedHeaders') ?? '').split(';'),
    signature: parts.get('Signature') ?? '',
    payloadHash: request.headers['x-amz-content-sha256'] ?? '',
  };
}

/** Refuses unsigned headers that S3 acts on, since anyone could have added them. */
function refuseUnsigned(request: S3Request, signedHeaders: readonly string[]): void {
  const unsigned = Object.keys(request.headers).filter(
    (name) => (name === 'host' || name.startsWith('x-amz-')) && !signedHeaders.includes(name),
  );
  if (unsigned.length === 0) return;
  const message = `There were headers present in the request which were not signed: ${unsigned.join(', ')}`;
  throw accessDenied(message);
}

function splitPair(text: string): [string, string] {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}
