import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { notImplemented, S3Error } from './s3-error.ts';
import { queryValue } from './s3-request.ts';
/** Takes the chunks of `aws-chunked` apart and verifies every digest that was given, or refuses with 400. */
export function readPayload(request) {
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
/** Those of `fields` that are `x-amz-checksum-*`, each verified against the bytes. */
export function verifiedChecksums(fields, bytes) {
  const stated = Object.entries(fields).filter(
    ([name]) => name.startsWith('x-amz-checksum-') && name !== 'x-amz-checksum-mode',
  );
  for (const [name, value] of stated) {
    if (checksum(name.slice('x-amz-checksum-'.length), bytes) !== value) throw badDigest(name);
  }
  return Object.fromEntries(stated);
}
function statedHash(request) {
  return (
    request.headers['x-amz-content-sha256'] ??
    queryValue(request, 'X-Amz-Content-Sha256') ??
    'UNSIGNED-PAYLOAD'
  );
}
/** docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming-trailers.html; the SDK for JavaScript signs no chunks. */
function unchunk(request, stated) {
  if (stated !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') throw notImplemented(stated);
  const { body } = request;
  const parts = [];
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
function checkedLength(request, bytes, rest) {
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
function checksum(algorithm, bytes) {
  if (algorithm === 'sha1' || algorithm === 'sha256') return digest(algorithm, bytes, 'base64');
  if (algorithm !== 'crc32') throw notImplemented(`the checksum ${algorithm}`);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum.toString('base64');
}
function digest(algorithm, bytes, encoding) {
  return createHash(algorithm).update(bytes).digest(encoding);
}
function badDigest(name) {
  return new S3Error(
    400,
    'BadDigest',
    `The ${name} you specified did not match the calculated checksum.`,
  );
}
function incomplete() {
  const message =
    'You did not provide the number of bytes specified by the Content-Length HTTP header';
  return new S3Error(400, 'IncompleteBody', message);
}
