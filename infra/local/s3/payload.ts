import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { notImplemented, S3Error } from './s3-error.ts';
import { queryValue, type S3Request } from './s3-request.ts';

/** The decoded bytes, and the `x-amz-checksum-*` sent with them. */
export type Payload = { bytes: Buffer; checksums: Record<string, string> };

/** Decodes `aws-chunked` and verifies every given digest, or refuses with 400. */
export function readPayload(request: S3Request): Payload {
  const stated = statedHash(request);
  const { bytes, trailers } = stated.startsWith('STREAMING-')
    ? unchunk(request, stated)
    : { bytes: request.body, trailers: {} };
  if (/^[\da-f]{64}$/.test(stated) && digest('sha256', bytes, 'hex') !== stated) {
    const message = "The provided 'x-amz-content-sha256' header does not match what was computed.";
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', message);
  }
  const md5 = request.headers['content-md5'];
  if (md5 !== undefined && digest('md5', bytes, 'base64') !== md5) throw badDigest('Content-MD5');
  return { bytes, checksums: verifiedChecksums({ ...request.headers, ...trailers }, bytes) };
}

/** The `x-amz-checksum-*` of `fields`, each verified against the bytes. */
export function verifiedChecksums(
  fields: Readonly<Record<string, string>>,
  bytes: Buffer,
): Record<string, string> {
  const stated = Object.entries(fields).filter(
    ([name]) => name.startsWith('x-amz-checksum-') && name !== 'x-amz-checksum-mode',
  );
  for (const [name, value] of stated) {
    if (checksum(name.slice('x-amz-checksum-'.length), bytes) !== value) throw badDigest(name);
  }
  return Object.fromEntries(stated);
}

function statedHash(request: S3Request): string {
  return (
    request.headers['x-amz-content-sha256'] ??
    queryValue(request, 'X-Amz-Content-Sha256') ??
    'UNSIGNED-PAYLOAD'
  );
}

/**
 * docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming-trailers.html; the SDK for JavaScript does not sign chunks.
 */
function unchunk(
  request: S3Request,
  stated: string,
): { bytes: Buffer; trailers: Record<string, string> } {
  if (stated !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') throw notImplemented(stated);
  const { body } = request;
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = lineEnd < 0 ? '' : body.toString('latin1', at, lineEnd);
    if (!/^[\da-f]+$/i.test(size)) throw incomplete();
    const start = lineEnd + 2;
    const end = start + Number.parseInt(size, 16);
    if (end === start) return checkedLength(request, Buffer.concat(parts), body.subarray(start));
    if (body.toString('latin1', end, end + 2) !== '\r\n') throw incomplete();
    parts.push(body.subarray(start, end));
    at = end + 2;
  }
}

function checkedLength(
  request: S3Request,
  bytes: Buffer,
  rest: Buffer,
): { bytes: Buffer; trailers: Record<string, string> } {
  if (Number(request.headers['x-amz-decoded-content-length']) !== bytes.length) throw incomplete();
  const lines = rest.toString('latin1').split('\r\n').filter(Boolean);
  const trailers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  const promised = request.headers['x-amz-trailer'];
  if (promised !== undefined && !(promised in trailers)) throw incomplete();
  return { bytes, trailers };
}

function checksum(algorithm: string, bytes: Buffer): string {
  if (algorithm === 'sha1' || algorithm === 'sha256') return digest(algorithm, bytes, 'base64');
  if (algorithm !== 'crc32') throw notImplemented(`the checksum ${algorithm}`);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum.toString('base64');
}

function digest(algorithm: string, bytes: Buffer, encoding: 'hex' | 'base64'): string {
  return createHash(algorithm).update(bytes).digest(encoding);
}

function badDigest(name: string): S3Error {
  return new S3Error(
    400,
    'BadDigest',
    `The ${name} you specified did not match the calculated checksum.`,
  );
}

function incomplete(): S3Error {
  const message =
    'You did not provide the number of bytes specified by the Content-Length HTTP header';
  return new S3Error(400, 'IncompleteBody', message);
}
