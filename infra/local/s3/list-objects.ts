import type { StoredObject } from './stored-object.ts';
import { demand, refuseUnknownHeaders, type S3Call } from './s3-call.ts';
import { S3Error } from './s3-error.ts';
import { queryValue, type S3Reply, type S3Request } from './s3-request.ts';
import { xmlDocument } from './xml.ts';

const mostKeys = 1000;

/** A result entry: an object, or a common prefix up to the delimiter. */
type Line = { name: string; object?: StoredObject };

/** ListObjectsV2, sorted by the keys' UTF-8 bytes. */
export function listObjects(call: S3Call): S3Reply {
  const { request, store } = call;
  demand(call, 's3:ListBucket');
  refuseUnknownHeaders(request, []);
  const prefix = queryValue(request, 'prefix') ?? '';
  const delimiter = queryValue(request, 'delimiter') ?? '';
  const most = readMost(request);
  const after = readToken(request) ?? queryValue(request, 'start-after') ?? '';
  const lines = group(store.all(request.bucket), prefix, delimiter);
  const rest = lines.filter(({ name }) => compare(name, after) > 0);
  const page = rest.slice(0, most);
  const last = page.length < rest.length ? page.at(-1)?.name : undefined;
  const body = {
    Name: request.bucket,
    Prefix: prefix,
    ...(delimiter && { Delimiter: delimiter }),
    MaxKeys: most,
    KeyCount: page.length,
    IsTruncated: last !== undefined,
    ...(last !== undefined && { NextContinuationToken: writeToken(last) }),
    Contents: page.flatMap(({ object }) => (object ? describe(object) : [])),
    CommonPrefixes: page.flatMap(({ name, object }) => (object ? [] : { Prefix: name })),
  };
  return { status: 200, body: xmlDocument('ListBucketResult', body) };
}

function group(objects: StoredObject[], prefix: string, delimiter: string): Line[] {
  const lines = new Map<string, Line>();
  for (const object of objects.filter(({ key }) => key.startsWith(prefix))) {
    const end = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1;
    const name = end < 0 ? object.key : object.key.slice(0, end + delimiter.length);
    lines.set(name, end < 0 ? { name, object } : { name });
  }
  return [...lines.values()].toSorted((a, b) => compare(a.name, b.name));
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

function readToken(request: S3Request): string | undefined {
  const token = queryValue(request, 'continuation-token');
  return token === undefined ? undefined : Buffer.from(token, 'base64url').toString('utf8');
}

function writeToken(name: string): string {
  return Buffer.from(name).toString('base64url');
}

function compare(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
