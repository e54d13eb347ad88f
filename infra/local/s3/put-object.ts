import { allowWrite } from './precondition.ts';
import { readPayload } from './payload.ts';
import { S3Error } from './s3-error.ts';
import {
  demand,
  headersToStore,
  refuseUnknownHeaders,
  notifyCreated,
  type S3Call,
  versionHeader,
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
    'x-amz-tagging',
  ]);
  checkKey(request.key);
  const { bytes, checksums } = readPayload(request);
  const tags = readTags(call);
  const given = { key: request.key, headers: headersToStore(request.headers), checksums, tags };
  const object = await store.put(request.bucket, given, bytes, (existing) =>
    allowWrite(request.headers, existing),
  );
  notifyCreated(call, 'Put', object);
  return {
    status: 200,
    headers: { etag: object.eTag, ...checksums, ...versionHeader(call, object) },
  };
}

/** The object's tags, as URL query parameters; setting any needs an extra permission. */
function readTags(call: S3Call): Record<string, string> {
  const tagging = call.request.headers['x-amz-tagging'];
  if (tagging === undefined) return {};
  demand(call, 's3:PutObjectTagging', call.request.key);
  return Object.fromEntries(new URLSearchParams(tagging));
}

export function checkKey(key: string): void {
  if (Buffer.byteLength(key) > longestKey) {
    throw new S3Error(400, 'KeyTooLongError', 'Your key is too long');
  }
}
