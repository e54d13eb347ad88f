import type { StoredObject } from './stored-object.ts';
import {
  demand,
  noSuchKey,
  noSuchVersion,
  refuseUnknownHeaders,
  type S3Call,
  versionHeader,
} from './s3-call.ts';
import { notImplemented } from './s3-error.ts';
import { queryValue, type S3Reply } from './s3-request.ts';

/** What the product never asks of a read. */
const refused = [
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'range',
];

/** GetObject and HeadObject. */
export async function getObject(call: S3Call): Promise<S3Reply> {
  const { request, store } = call;
  const version = queryValue(request, 'versionId');
  // A policy may depend on the object's tags, so they are included in the check.
  demand(call, version === undefined ? 's3:GetObject' : 's3:GetObjectVersion', request.key);
  refuseUnknownHeaders(request, ['x-amz-checksum-mode']);
  const condition = refused.find((name) => request.headers[name] !== undefined);
  if (condition !== undefined) throw notImplemented(`the header ${condition} here`);
  const found =
    version === undefined
      ? await store.read(request.bucket, request.key)
      : await store.readVersion(request.bucket, request.key, version);
  if (!found) throw version === undefined ? noSuchKey(call) : noSuchVersion(call, version);
  const { object, bytes } = found;
  return {
    status: 200,
    headers: { ...describe(object), ...versionHeader(call, object) },
    body: bytes,
  };
}

function describe(object: StoredObject): Record<string, string> {
  return {
    ...object.headers,
    etag: object.eTag,
    'last-modified': new Date(object.lastModified).toUTCString(),
  };
}
