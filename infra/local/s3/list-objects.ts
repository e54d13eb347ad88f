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

const mostVersions = 1000;

/** A listed version; a delete marker has no ETag. */
type Line = { key: string; id: string; lastModified: string; eTag?: string; size?: number };

/** Versions under a prefix, by key, then newest first. */
function linesOf({ request, store }: S3Call): (Line & { isLatest: boolean })[] {
  const prefix = queryValue(request, 'prefix') ?? '';
  const versions = store.versions(request.bucket);
  const keys = [...store.all(request.bucket), ...versions.all()].map(({ key }) => key);
  const wanted = [...new Set(keys)].filter((key) => key.startsWith(prefix));
  return wanted
    .toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .flatMap((key) => {
      const current = store.find(request.bucket, key);
      const shown = current ? [{ ...current, id: current.data }] : [];
      const before = versions.all(key).map((it): Line => ({ ...it.object, ...it }));
      return [...shown, ...before].map((line, at) => ({ ...line, isLatest: at === 0 }));
    });
}

/** ListObjectVersions: current and earlier versions. */
export function listObjectVersions(call: S3Call): S3Reply {
  const { request } = call;
  demand(call, 's3:ListBucketVersions');
  refuseUnknownHeaders(request, []);
  const lines = linesOf(call);
  const [key, id] = ['key-marker', 'version-id-marker'].map((name) => queryValue(request, name));
  const after = lines.findIndex((line) => line.key === key && line.id === id) + 1;
  const most = Math.min(Number(queryValue(request, 'max-keys') ?? mostVersions), mostVersions);
  const page = lines.slice(after, after + most);
  const last = after + most < lines.length ? page.at(-1) : undefined;
  const described = ({ isLatest, ...line }: (typeof page)[number]) => ({
    Key: line.key,
    VersionId: line.id,
    IsLatest: isLatest,
    LastModified: line.lastModified,
    ...(line.eTag !== undefined && { ETag: line.eTag, Size: line.size ?? 0 }),
  });
  const body = {
    Name: request.bucket,
    MaxKeys: most,
    IsTruncated: last !== undefined,
    ...(last && { NextKeyMarker: last.key, NextVersionIdMarker: last.id }),
    Version: page.filter(({ eTag }) => eTag !== undefined).map(described),
    DeleteMarker: page.filter(({ eTag }) => eTag === undefined).map(described),
  };
  return { status: 200, body: xmlDocument('ListVersionsResult', body) };
}
