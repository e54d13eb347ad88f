import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { notImplemented, S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

/** The bytes, and the `x-amz-checksum-*` sent with them. */
export type Payload = { bytes: Buffer; checksums: Record<string, string> };

/** Verifies every given digest, or refuses with 400. */
export function readPayload(request: S3Request): Payload {
  const stated = request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD';
  if (stated.startsWith('STREAMING-')) throw notImplemented(stated);
  if (request.headers['content-md5'] !== undefined) throw notImplemented('Content-MD5');
  const bytes = request.body;
  if (/^[\da-f]{64}$/.test(stated) && createHash('sha256').update(bytes).digest('hex') !== stated) {
    const message = "The provided 'x-amz-content-sha256' header does not match what was computed.";
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', message);
  }
  return { bytes, checksums: verifiedChecksums(request.headers, bytes) };
}

/** The `x-amz-checksum-*` of `fields`, each verified against the bytes. */
function verifiedChecksums(
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

function checksum(algorithm: string, bytes: Buffer): string {
  if (algorithm !== 'crc32') throw notImplemented(`the checksum ${algorithm}`);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum.toString('base64');
}

function badDigest(name: string): S3Error {
  return new S3Error(
    400,
    'BadDigest',
    `The ${name} you specified did not match the calculated checksum.`,
  );
}
