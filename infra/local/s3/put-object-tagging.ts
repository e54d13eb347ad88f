import { readPayload } from './payload.ts';
import { demand, noSuchKey, refuseUnknownHeaders, type S3Call } from './s3-call.ts';
import { S3Error } from './s3-error.ts';
import type { S3Reply } from './s3-request.ts';
import { xmlTexts } from './xml.ts';

/** Tags that an object may have (S3). */
const mostTags = 10;

/** Replaces all tags of an object; none takes them away. */
export async function putObjectTagging(call: S3Call): Promise<S3Reply> {
  const { request, store } = call;
  demand(call, 's3:PutObjectTagging', request.key);
  refuseUnknownHeaders(request, ['x-amz-checksum-', 'x-amz-sdk-checksum-algorithm']);
  const document = readPayload(request).bytes.toString('utf8');
  const [names, values] = [xmlTexts(document, 'Key'), xmlTexts(document, 'Value')];
  if (!document.includes('<Tagging') || names.length !== values.length || names.length > mostTags)
    throw new S3Error(400, 'MalformedXML', 'The XML you provided was not well-formed');
  const tags = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
  if (!(await store.tag(request.bucket, request.key, tags))) throw noSuchKey(call);
  return { status: 200 };
}
