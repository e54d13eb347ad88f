import { accessDenied, notImplemented, S3Error } from './s3-error.ts';
import type { ObjectStore } from './object-store.ts';
import type { StoredObject } from './stored-object.ts';
import type { S3Reply, S3Request } from './s3-request.ts';

/** A bucket notification: `ObjectCreated:Put`, `:Post`, `:Copy`, `ObjectRemoved:Delete`. */
export type S3Event = {
  bucket: string;
  key: string;
  size: number;
  eTag: string;
  eventName: string;
};

/** An authenticated request on an existing bucket. */
export type S3Call = {
  request: S3Request;
  store: ObjectStore;
  /** Whether the caller may do `s3:…` on that key, or on the bucket itself if omitted. */
  may: (action: string, key?: string, bucket?: string) => boolean;
  notify: (event: S3Event) => void;
};

export type S3Verb = (call: S3Call) => Promise<S3Reply> | S3Reply;

export function demand(call: S3Call, action: string, key?: string, bucket?: string): void {
  if (!call.may(action, key, bucket)) throw accessDenied();
}

export function notifyCreated(call: S3Call, how: string, object: StoredObject): void {
  const { key, size, eTag } = object;
  const { bucket } = call.request;
  call.notify({ bucket, key, size, eTag, eventName: `ObjectCreated:${how}` });
}

/** As on AWS, a caller who may not list the bucket gets 403 for a missing key. */
export function noSuchKey(call: S3Call, bucket?: string): S3Error {
  if (!call.may('s3:ListBucket', undefined, bucket)) return accessDenied();
  return new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
}

/** A delete marker is a version that cannot be read. */
export function noSuchVersion({ request, store }: S3Call, id: string): S3Error {
  if (store.versions(request.bucket).find(request.key, id)) {
    const message = 'The specified method is not allowed against this resource.';
    return new S3Error(405, 'MethodNotAllowed', message);
  }
  return new S3Error(404, 'NoSuchVersion', 'The specified version does not exist.');
}

/** The version id header, if the bucket is versioned. */
export const versionHeader = (
  { request, store }: S3Call,
  { data }: StoredObject,
): Record<string, string> =>
  store.versions(request.bucket).areKept ? { 'x-amz-version-id': data } : {};

const stored = [
  'content-type',
  'cache-control',
  'content-encoding',
  'content-disposition',
  'content-language',
  'expires',
];

/** Headers or form fields that are stored with an object. User metadata is limited to 2 KB. */
export function headersToStore(given: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(given).filter(
    ([name]) => stored.includes(name) || name.startsWith('x-amz-meta-'),
  );
  const metadata = kept.filter(([name]) => name.startsWith('x-amz-meta-'));
  if (metadata.flat().join('').length - metadata.length * 'x-amz-meta-'.length > 2048) {
    throw new S3Error(400, 'MetadataTooLarge', 'Your metadata headers exceed 2 KB.');
  }
  return { 'content-type': 'binary/octet-stream', ...Object.fromEntries(kept) };
}

const everywhere = [
  'x-amz-date',
  'x-amz-content-sha256',
  'x-amz-security-token',
  'x-amz-user-agent',
  'x-amz-expected-bucket-owner',
];

/** Refuses unsupported `x-amz-` headers with 501. In `known`, a name ending in `-` is a prefix. */
export function refuseUnknownHeaders(request: S3Request, known: readonly string[]): void {
  const names = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'));
  for (const name of names) {
    const isKnown = [...everywhere, ...known].some((one) =>
      one.endsWith('-') ? name.startsWith(one) : name === one,
    );
    if (!isKnown) throw notImplemented(`the header ${name} here`);
  }
}
