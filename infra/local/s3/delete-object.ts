import { readPayload } from './payload.ts';
import { demand, refuseUnknownHeaders, type S3Call } from './s3-call.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import type { S3Reply } from './s3-request.ts';
import { xmlDocument, xmlTexts, type XmlNode } from './xml.ts';

const mostKeys = 1000;

/** Responds 204 whether there was such a key or not. */
export async function deleteObject(call: S3Call): Promise<S3Reply> {
  demand(call, 's3:DeleteObject', call.request.key);
  refuseUnknownHeaders(call.request, []);
  if (call.request.headers['if-match']) throw notImplemented('a conditional delete');
  await remove(call, call.request.key);
  return { status: 204 };
}

/** Deletes 1,000 keys at most. A key that the caller may not delete is an error of its own in the answer. */
export async function deleteObjects(call: S3Call): Promise<S3Reply> {
  refuseUnknownHeaders(call.request, ['x-amz-checksum-', 'x-amz-sdk-checksum-algorithm']);
  const { bytes, checksums } = readPayload(call.request);
  if (Object.keys(checksums).length === 0 && !call.request.headers['content-md5']) {
    throw new S3Error(
      400,
      'InvalidRequest',
      'Missing required header for this request: Content-MD5',
    );
  }
  const document = bytes.toString('utf8');
  const keys = xmlTexts(document, 'Key');
  if (keys.length === 0 || keys.length > mostKeys) throw malformed();
  if (/<(VersionId|ETag|LastModifiedTime|Size)>/.test(document)) {
    throw notImplemented('versions and conditions in DeleteObjects');
  }
  const quiet = xmlTexts(document, 'Quiet').includes('true');
  const results: XmlNode[] = [];
  for (const key of keys) {
    const isAllowed = call.may('s3:DeleteObject', key);
    if (isAllowed) await remove(call, key);
    if (!isAllowed) results.push(['Error', denied(key)]);
    else if (!quiet) results.push(['Deleted', [['Key', key]]]);
  }
  return { status: 200, body: xmlDocument('DeleteResult', results) };
}

async function remove({ request, store, tell }: S3Call, key: string): Promise<void> {
  const existed = await store.delete(request.bucket, key);
  const { bucket } = request;
  if (existed) tell({ bucket, key, size: 0, eTag: '', eventName: 'ObjectRemoved:Delete' });
}

function denied(key: string): XmlNode[] {
  return [
    ['Key', key],
    ['Code', 'AccessDenied'],
    ['Message', 'Access Denied'],
  ];
}

function malformed(): S3Error {
  return new S3Error(
    400,
    'MalformedXML',
    'The XML you provided was not well-formed or did not validate',
  );
}
