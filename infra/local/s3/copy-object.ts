import {
  demand,
  headersToStore,
  noSuchKey,
  refuseUnknownHeaders,
  tellCreated,
  type S3Call,
} from './s3-call.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import type { S3Reply } from './s3-request.ts';
import { checkKey } from './put-object.ts';
import { xmlDocument } from './xml.ts';

/** Copies within the server. `x-amz-metadata-directive: REPLACE` takes the request's headers, else the source's. */
export async function copyObject(call: S3Call): Promise<S3Reply> {
  const { request, store } = call;
  refuseUnknownHeaders(request, ['x-amz-copy-source', 'x-amz-metadata-directive', 'x-amz-meta-']);
  if (request.headers['if-match'] ?? request.headers['if-none-match']) {
    throw notImplemented('a conditional copy');
  }
  const source = readSource(request.headers['x-amz-copy-source'] ?? '');
  demand(call, 's3:GetObject', source.key, source.bucket);
  demand(call, 's3:PutObject', request.key);
  checkKey(request.key);
  if (!store.hasBucket(source.bucket)) {
    throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
  }
  const found = await store.read(source.bucket, source.key);
  if (!found) throw noSuchKey(call, source.bucket);
  const replaces = request.headers['x-amz-metadata-directive'] === 'REPLACE';
  if (!replaces && source.bucket === request.bucket && source.key === request.key) {
    const message = 'This copy request is illegal because it copies an object to itself unchanged.';
    throw new S3Error(400, 'InvalidRequest', message);
  }
  const headers = replaces ? headersToStore(request.headers) : found.object.headers;
  const given = { key: request.key, headers, checksums: found.object.checksums };
  const object = await store.put(request.bucket, given, found.bytes, () => undefined);
  tellCreated(call, 'Copy', object);
  const result = { ETag: object.eTag, LastModified: object.lastModified };
  return { status: 200, body: xmlDocument('CopyObjectResult', result) };
}

function readSource(header: string): { bucket: string; key: string } {
  if (header.includes('?')) throw notImplemented('a version of a copy source');
  const parts = /^\/?([^/]+)\/(.+)$/s.exec(decodeURIComponent(header));
  if (!parts)
    throw new S3Error(400, 'InvalidArgument', 'Copy Source must mention the source bucket and key');
  return { bucket: parts[1] ?? '', key: parts[2] ?? '' };
}
