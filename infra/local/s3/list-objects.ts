import type { StoredObject } from './stored-object.ts';
import { demand, refuseUnknownHeaders, type S3Call } from './s3-call.ts';
import { S3Error } from './s3-error.ts';
import { queryValue, type S3Reply, type S3Request } from './s3-request.ts';
import { xmlDocument } from './xml.ts';

const mostKeys = 1000;

/** ListObjectsV2, sorted by the keys' UTF-8 bytes. */
export function listObjects(call: S3Call): S3Reply {
  const { request, store } = call;
  demand(call, 's3:ListBucket');
  refuseUnknownHeaders(request, []);
  const prefix = queryValue(request, 'prefix') ?? '';
  const most = readMost(request);
  const after = readToken(request);
  const rest = store
    .all(request.bucket)
    .filter(({ key }) => key.startsWith(prefix) && compare(key, after) > 0)
    .toSorted((a, b) => compare(a.key, b.key));
  const page = rest.slice(0, most);
  const last = page.length < rest.length ? page.at(-1)?.key : undefined;
  const body = {
    Name: request.bucket,
    Prefix: prefix,
    MaxKeys: most,
    KeyCount: page.length,
    IsTruncated: last !== undefined,
    ...(last !== undefined && { NextContinuationToken: writeToken(last) }),
    Contents: page.map(describe),
  };
  return { status: 200, body: xmlDocument('ListBucketResult', body) };
}

const describe = ({ key, lastModified, eTag, size }: StoredObject) => ({
  Key: key,
  LastModified: lastModified,
  ETag: eTag,
  Size: size,
  StorageClass: 'STANDARD',
});

function readMost(request: S3Request): number {
  const most = Number(queryValue(request, 'max-keys') ?? mostKeys);
  if (Number.isInteger(most) && most >= 0) return Math.min(most, mostKeys);
  throw new S3Error(
    400,
    'InvalidArgument',
    'Provided max-keys not an integer or within integer range',
  );
}

function readToken(request: S3Request): string {
  const token = queryValue(request, 'continuation-token') ?? '';
  return Buffer.from(token, 'base64url').toString('utf8');
}

function writeToken(name: string): string {
  return Buffer.from(name).toString('base64url');
}

function compare(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
