import { accessDenied, notImplemented, S3Error } from './s3-error.ts';
import { queryValue, type S3Request } from './s3-request.ts';
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

/** S3 tolerates a clock skew of 15 minutes, and a presigned URL lifetime of at most 7 days. */
const skewMs = 15 * 60_000;
const longestSeconds = 7 * 86_400;

/**
 * Returns the access key that signed the request, by header or presigned URL. Refuses a forged, altered, skewed or
 * expired one with 403.
 */
export async function authenticate(
  request: S3Request,
  secretFor: SecretFor,
  now: Date,
): Promise<string> {
  const claim = request.headers['authorization']
    ? headerClaim(request, request.headers['authorization'], now)
    : presignedClaim(request, now);
  const { credential, date, signedHeaders, signature, payloadHash } = claim;
  if (!date.startsWith(credential.day)) throw accessDenied('The credential is of another day');
  refuseUnsigned(request, signedHeaders);
  const signed = { date, headers: signedHeaders, payloadHash };
  const toSign = await stringToSign(credential, request, signed);
  await checkSignature(credential, toSign, signature, secretFor);
  return credential.accessKeyId;
}

/** Parses `20260131T120000Z`, the date format of signatures. */
export function parseAmzDate(text: string): Date {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!parts) throw accessDenied('AWS authentication requires a valid Date or x-amz-date header');
  const [, year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function headerClaim(request: S3Request, authorization: string, now: Date): Claim {
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

function presignedClaim(request: S3Request, now: Date): Claim {
  if (queryValue(request, 'X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') throw accessDenied();
  const date = queryValue(request, 'X-Amz-Date') ?? '';
  const seconds = Number(queryValue(request, 'X-Amz-Expires') ?? Number.NaN);
  if (!(seconds > 0 && seconds <= longestSeconds)) {
    const message = 'X-Amz-Expires must be between 1 and 604800 seconds';
    throw new S3Error(400, 'AuthorizationQueryParametersError', message);
  }
  const age = now.getTime() - parseAmzDate(date).getTime();
  if (age < -skewMs) throw accessDenied('Request is not yet valid');
  if (age > seconds * 1000) throw accessDenied('Request has expired');
  return {
    credential: parseCredential(queryValue(request, 'X-Amz-Credential') ?? ''),
    date,
    signedHeaders: (queryValue(request, 'X-Amz-SignedHeaders') ?? '').split(';'),
    signature: queryValue(request, 'X-Amz-Signature') ?? '',
    payloadHash: queryValue(request, 'X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
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
