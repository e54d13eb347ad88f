import type { StoredObject } from './stored-object.ts';
import { isUnchanged } from './precondition.ts';
import {
  demand,
  noSuchKey,
  noSuchVersion,
  refuseUnknownHeaders,
  type S3Call,
  versionHeader,
} from './s3-call.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import { queryValue, type S3Reply, type S3Request } from './s3-request.ts';

/** GetObject and HeadObject. A range that starts past the end is refused with 416. */
export async function getObject(call: S3Call): Promise<S3Reply> {
  const { request, store } = call;
  const version = queryValue(request, 'versionId');
  // A policy may depend on the object's tags, so they are included in the check.
  demand(call, version === undefined ? 's3:GetObject' : 's3:GetObjectVersion', request.key);
  refuseUnknownHeaders(request, ['x-amz-checksum-mode']);
  if (request.headers['if-range']) throw notImplemented('If-Range');
  const found =
    version === undefined
      ? await store.read(request.bucket, request.key)
      : await store.readVersion(request.bucket, request.key, version);
  if (!found) throw version === undefined ? noSuchKey(call) : noSuchVersion(call, version);
  const { object, bytes } = found;
  const headers = { ...describe(object), ...versionHeader(call, object) };
  if (isUnchanged(request.headers, object)) return { status: 304, headers };
  const range = readRange(request, bytes.length);
  if (!range) {
    return {
      status: 200,
      headers: { ...headers, ...shownChecksums(request, object) },
      body: bytes,
    };
  }
  headers['content-range'] = `bytes ${range.first}-${range.last}/${bytes.length}`;
  return { status: 206, headers, body: bytes.subarray(range.first, range.last + 1) };
}

function describe(object: StoredObject): Record<string, string> {
  return {
    ...object.headers,
    etag: object.eTag,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
  };
}

function shownChecksums(request: S3Request, object: StoredObject): Record<string, string> {
  const isAsked = request.headers['x-amz-checksum-mode']?.toUpperCase() === 'ENABLED';
  if (!isAsked || Object.keys(object.checksums).length === 0) return {};
  return { ...object.checksums, 'x-amz-checksum-type': 'FULL_OBJECT' };
}

/** Parses a single range; like S3, ignores several ranges or an invalid one. */
function readRange(request: S3Request, size: number): { first: number; last: number } | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(request.headers['range'] ?? '');
  if (!parts) return undefined;
  const [, from = '', to = ''] = parts;
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  if (first >= size)
    throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
  return { first, last };
}
