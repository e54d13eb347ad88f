import { readPayload } from './payload.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import {
  demand,
  headersToStore,
  notifyCreated,
  refuseUnknownHeaders,
  type S3Call,
  versionHeader,
} from './s3-call.ts';
import type { S3Reply } from './s3-request.ts';
import type { StoredObject } from './stored-object.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html. Refuses with 412, or 404 for If-Match on a
 * missing key.
 */
function allowWrite(headers: Headers, existing: StoredObject | undefined): void {
  const wanted = headers['if-match'];
  const unwanted = headers['if-none-match'];
  if (unwanted !== undefined && unwanted !== '*')
    throw notImplemented('If-None-Match other than *');
  if (unwanted === '*' && existing) throw preconditionFailed('If-None-Match');
  if (wanted === undefined) return;
  if (!existing) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
  if (wanted !== existing.eTag) throw preconditionFailed('If-Match');
}

function preconditionFailed(condition: string): S3Error {
  const message = 'At least one of the pre-conditions you specified did not hold';
  return new S3Error(412, 'PreconditionFailed', `${message}: ${condition}`);
}

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
