import { demand, noSuchKey, refuseUnknownHeaders, notifyCreated, type S3Call } from './s3-call.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import type { S3Reply } from './s3-request.ts';
import { checkKey } from './put-object.ts';
import { xmlDocument } from './xml.ts';

/** Server-side copy, with the source's headers. */
export async function copyObject(call: S3Call): Promise<S3Reply> {
  const { request, store } = call;
  refuseUnknownHeaders(request, ['x-amz-copy-source']);
  if (request.headers['if-match'] ?? request.headers['if-none-match']) {
    throw notImplemented('a conditional copy');
  }
  const source = readSource(request.headers['x-amz-copy-source'] ?? '');
  const read = source.version === undefined ? 's3:GetObject' : 's3:GetObjectVersion';
  demand(call, read, source.key, source.bucket);
  demand(call, 's3:PutObject', request.key);
  checkKey(request.key);
  if (!store.hasBucket(source.bucket)) {
    throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
  }
  const found =
    source.version === undefined
      ? await store.read(source.bucket, source.key)
      : await store.readVersion(source.bucket, source.key, source.version);
  if (!found) throw noSuchKey(call, source.bucket);
  const isItself = source.bucket === request.bucket && source.key === request.key;
  if (isItself && source.version === undefined) {
    const message = 'This copy request is illegal because it copies an object to itself unchanged.';
    throw new S3Error(400, 'InvalidRequest', message);
  }
  const { headers, checksums, tags } = found.object;
  if (Object.keys(tags).length > 0) demand(call, 's3:PutObjectTagging', request.key);
  const given = { key: request.key, headers, checksums, tags };
  const object = await store.put(request.bucket, given, found.bytes, () => undefined);
  notifyCreated(call, 'Copy', object);
  const result = { ETag: object.eTag, LastModified: object.lastModified };
  return { status: 200, body: xmlDocument('CopyObjectResult', result) };
}

function readSource(header: string): { bucket: string; key: string; version?: string } {
  const [path = '', query = ''] = header.split('?');
  const version = new URLSearchParams(query).get('versionId');
  if (query !== '' && version === null) throw notImplemented('that query of a copy source');
  const parts = /^\/?([^/]+)\/(.+)$/s.exec(decodeURIComponent(path));
  if (!parts)
    throw new S3Error(400, 'InvalidArgument', 'Copy Source must mention the source bucket and key');
  const source = { bucket: parts[1] ?? '', key: parts[2] ?? '' };
  return version === null ? source : { ...source, version };
}
