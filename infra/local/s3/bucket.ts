import * as z from 'zod';
import { demand, refuseUnknownHeaders, type S3Call } from './s3-call.ts';
import { S3Error } from './s3-error.ts';
import type { S3Reply } from './s3-request.ts';
import { readXml } from './xml.ts';

export async function createBucket(call: S3Call): Promise<S3Reply> {
  const { request, store } = call;
  demand(call, 's3:CreateBucket');
  refuseUnknownHeaders(request, ['x-amz-checksum-', 'x-amz-sdk-checksum-algorithm']);
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(request.bucket)) {
    throw new S3Error(400, 'InvalidBucketName', 'The specified bucket is not valid.');
  }
  if (store.hasBucket(request.bucket)) {
    const message =
      'Your previous request to create the named bucket succeeded and you already own it.';
    throw new S3Error(409, 'BucketAlreadyOwnedByYou', message);
  }
  await store.createBucket(request.bucket);
  return { status: 200, headers: { location: `/${request.bucket}` } };
}

const versioning = z.object({
  VersioningConfiguration: z.object({ Status: z.literal('Enabled') }),
});

/** Enables versioning: from then on replaced or deleted objects are kept. Suspending it is not implemented. */
export async function putBucketVersioning(call: S3Call): Promise<S3Reply> {
  const { request, store } = call;
  demand(call, 's3:PutBucketVersioning');
  refuseUnknownHeaders(request, ['x-amz-checksum-', 'x-amz-sdk-checksum-algorithm']);
  const document = request.body.toString('utf8');
  if (!versioning.safeParse(readXml(document)).success) {
    throw new S3Error(501, 'NotImplemented', 'Versioning can be enabled, and nothing else');
  }
  await store.versions(request.bucket).enable();
  return { status: 200 };
}
