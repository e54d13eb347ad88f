import * as z from 'zod';
import { deleteObject, deleteObjects } from './delete-object.ts';
import { getObject } from './get-object.ts';
import { listObjects, listObjectVersions } from './list-objects.ts';
import { putObject, copyObject } from './put-object.ts';
import {
  demand,
  noSuchKey,
  noSuchVersion,
  refuseUnknownHeaders,
  type S3Call,
  type S3Verb,
} from './s3-call.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import { queryValue, type S3Reply, type S3Request } from './s3-request.ts';
import { readXml } from './xml.ts';

/** S3's limit of tags per object. */
const mostTags = 10;

const tag = z.object({ Key: z.string(), Value: z.string() });
const tagSet = z.object({ Tag: z.array(tag).max(mostTags).default([]) });
// An empty element is parsed as an empty string.
const tagging = z.object({ Tagging: z.object({ TagSet: tagSet.or(z.literal('')) }) });

/** Replaces all tags of an object; an empty set removes them. */
async function putObjectTagging(call: S3Call): Promise<S3Reply> {
  const { request, store } = call;
  demand(call, 's3:PutObjectTagging', request.key);
  refuseUnknownHeaders(request, ['x-amz-checksum-', 'x-amz-sdk-checksum-algorithm']);
  const document = request.body.toString('utf8');
  const { data } = tagging.safeParse(readXml(document));
  if (!data) throw new S3Error(400, 'MalformedXML', 'The XML you provided was not well-formed');
  const { TagSet } = data.Tagging;
  const given = TagSet === '' ? [] : TagSet.Tag;
  const tags = Object.fromEntries(given.map(({ Key, Value }) => [Key, Value]));
  if (await store.tag(request.bucket, request.key, tags)) return { status: 200 };
  // A delete marker takes no tags, and is not taken for a missing key (github.com/getmoto/moto/issues/9401).
  const [newest] = store.versions(request.bucket).all(request.key);
  throw newest ? noSuchVersion(call, newest.id) : noSuchKey(call);
}

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
  if (method === 'GET' && names.includes('versions')) {
    refuseQuery(names, listingVersions);
    return listObjectVersions;
  }
  refuseQuery(names, []);
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
