import * as z from 'zod';
import { demand, refuseUnknownHeaders, type S3Call } from './s3-call.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import type { S3Reply } from './s3-request.ts';
import { readXml, xmlDocument, type XmlContent } from './xml.ts';

const mostKeys = 1000;

const deletion = z.object({
  Delete: z.object({
    Object: z
      .array(z.looseObject({ Key: z.string() }))
      .min(1)
      .max(mostKeys),
    Quiet: z.string().optional(),
  }),
});
const conditions = ['VersionId', 'ETag', 'LastModifiedTime', 'Size'];

/** Responds 204 whether the key exists or not. */
export async function deleteObject(call: S3Call): Promise<S3Reply> {
  demand(call, 's3:DeleteObject', call.request.key);
  refuseUnknownHeaders(call.request, []);
  if (call.request.headers['if-match']) throw notImplemented('a conditional delete');
  await remove(call, call.request.key);
  return { status: 204 };
}

/** Deletes up to 1,000 keys. A key that the caller may not delete gets its own error in the response. */
export async function deleteObjects(call: S3Call): Promise<S3Reply> {
  refuseUnknownHeaders(call.request, ['x-amz-checksum-', 'x-amz-sdk-checksum-algorithm']);
  const { data } = deletion.safeParse(readXml(call.request.body.toString('utf8')));
  if (!data) throw malformed();
  const { Object: objects, Quiet } = data.Delete;
  if (objects.some((one) => conditions.some((name) => name in one))) {
    throw notImplemented('versions and conditions in DeleteObjects');
  }
  const [Deleted, Error]: [XmlContent[], XmlContent[]] = [[], []];
  for (const { Key } of objects) {
    const isAllowed = call.may('s3:DeleteObject', Key);
    if (isAllowed) await remove(call, Key);
    if (!isAllowed) Error.push({ Key, Code: 'AccessDenied', Message: 'Access Denied' });
    else if (Quiet !== 'true') Deleted.push({ Key });
  }
  return { status: 200, body: xmlDocument('DeleteResult', { Deleted, Error }) };
}

async function remove({ request, store, notify }: S3Call, key: string): Promise<void> {
  const existed = await store.delete(request.bucket, key);
  const { bucket } = request;
  if (existed) notify({ bucket, key, size: 0, eTag: '', eventName: 'ObjectRemoved:Delete' });
}

function malformed(): S3Error {
  return new S3Error(
    400,
    'MalformedXML',
    'The XML you provided was not well-formed or did not validate',
  );
}
