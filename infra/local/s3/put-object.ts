import { notImplemented, S3Error } from './s3-error.ts';
import {
  demand,
  headersToStore,
  notifyCreated,
  refuseUnknownHeaders,
  type S3Call,
  versionHeader,
  noSuchKey,
} from './s3-call.ts';
import type { S3Reply } from './s3-request.ts';
import type { StoredObject } from './stored-object.ts';
import { xmlDocument } from './xml.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html. Refuses with 412, or 404 for If-Match on a
 * missing key.
 */
function allowWrite(headers: Headers, existing: StoredObject | undefined): void {
  const wanted = headers['if-match'];
  const unwanted = headers['if-none-match'];
  if (unwanted !== undefined && unwanted !== '*')
    throw notImplemented('If-None-Match other than *');
  if (unwanted === '*' && existing) throw preconditionFailed('If-None-Match');
  if (wanted === undefined) return;
  if (!existing) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
  if (wanted !== existing.eTag) throw preconditionFailed('If-Match');
}

function preconditionFailed(condition: string): S3Error {
  const message = 'At least one of the pre-conditions you specified did not hold';
  return new S3Error(412, 'PreconditionFailed', `${message}: ${condition}`);
}

export async function putObject(call: S3Call): Promise<S3Reply> {
  const { request, store } = call;
  demand(call, 's3:PutObject', request.key);
  refuseUnknownHeaders(request, [
    'x-amz-meta-',
    'x-amz-checksum-',
    'x-amz-sdk-checksum-algorithm',
    'x-amz-tagging',
  ]);
  const tags = readTags(call);
  const given = { key: request.key, headers: headersToStore(request.headers), tags };
  const object = await store.put(request.bucket, given, request.body, (existing) =>
    allowWrite(request.headers, existing),
  );
  notifyCreated(call, 'Put', object);
  return { status: 200, headers: { etag: object.eTag, ...versionHeader(call, object) } };
}

/** The object's tags, as URL query parameters; setting any needs an extra permission. */
function readTags(call: S3Call): Record<string, string> {
  const tagging = call.request.headers['x-amz-tagging'];
  if (tagging === undefined) return {};
  demand(call, 's3:PutObjectTagging', call.request.key);
  return Object.fromEntries(new URLSearchParams(tagging));
}

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
  const { headers, tags } = found.object;
  if (Object.keys(tags).length > 0) demand(call, 's3:PutObjectTagging', request.key);
  const given = { key: request.key, headers, tags };
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
