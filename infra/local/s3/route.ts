import { createBucket, putBucketVersioning } from './bucket.ts';
import { copyObject } from './copy-object.ts';
import { deleteObject, deleteObjects } from './delete-object.ts';
import { getObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import { listObjectVersions } from './list-object-versions.ts';
import { putObject } from './put-object.ts';
import { putObjectTagging } from './put-object-tagging.ts';
import type { S3Verb } from './s3-call.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import { queryValue, type S3Request } from './s3-request.ts';

const listing = ['list-type', 'prefix', 'max-keys', 'continuation-token'];

const listingVersions = ['versions', 'prefix', 'max-keys', 'key-marker', 'version-id-marker'];

/** The handler for a request. Anything not listed here is refused with 501. */
export function route(request: S3Request): S3Verb {
  const { method, key } = request;
  if (request.bucket === '') throw notImplemented(`${method} on the service`);
  const names = request.query.map(([name]) => name).filter((name) => name !== 'x-id');
  if (key !== '') return objectVerb(request, names);
  if (method === 'POST' && names.join() === 'delete') return deleteObjects;
  if (method === 'GET' && queryValue(request, 'list-type') === '2') {
    refuseQuery(names, listing);
    return listObjects;
  }
  if (method === 'PUT' && names.join() === 'versioning') return putBucketVersioning;
  if (method === 'GET' && names.includes('versions')) {
    refuseQuery(names, listingVersions);
    return listObjectVersions;
  }
  refuseQuery(names, []);
  if (method === 'PUT') return createBucket;
  throw notAllowed(method);
}

function objectVerb({ method, headers }: S3Request, names: readonly string[]): S3Verb {
  if (method === 'PUT' && names.join() === 'tagging') return putObjectTagging;
  refuseQuery(names, method === 'GET' || method === 'HEAD' ? ['versionId'] : []);
  if (method === 'PUT') return headers['x-amz-copy-source'] === undefined ? putObject : copyObject;
  if (method === 'GET' || method === 'HEAD') return getObject;
  if (method === 'DELETE') return deleteObject;
  throw notAllowed(method);
}

function refuseQuery(names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw notImplemented(`the query parameter ${unknown} here`);
}

function notAllowed(method: string): S3Error {
  return notImplemented(`${method} here`);
}
