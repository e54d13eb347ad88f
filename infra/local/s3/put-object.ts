import { allowWrite } from './precondition.ts';
import { readPayload } from './payload.ts';
import { S3Error } from './s3-error.ts';
import {
  demand,
  headersToStore,
  refuseUnknownHeaders,
  tellCreated,
  type S3Call,
} from './s3-call.ts';
import type { S3Reply } from './s3-request.ts';

const longestKey = 1024;

export async function putObject(call: S3Call): Promise<S3Reply> {
  const { request, store } = call;
  demand(call, 's3:PutObject', request.key);
  refuseUnknownHeaders(request, [
    'x-amz-meta-',
    'x-amz-checksum-',
    'x-amz-sdk-checksum-algorithm',
    'x-amz-trailer',
    'x-amz-decoded-content-length',
  ]);
  checkKey(request.key);
  const { bytes, checksums } = readPayload(request);
  const given = { key: request.key, headers: headersToStore(request.headers), checksums };
  const object = await store.put(request.bucket, given, bytes, (existing) =>
    allowWrite(request.headers, existing),
  );
  tellCreated(call, 'Put', object);
  return { status: 200, headers: { etag: object.eTag, ...checksums } };
}

export function checkKey(key: string): void {
  if (Buffer.byteLength(key) > longestKey) {
    throw new S3Error(400, 'KeyTooLongError', 'Your key is too long');
  }
}
