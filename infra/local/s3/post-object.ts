import type { NewObject } from './object-store.ts';
import { checkPolicy } from './post-policy.ts';
import { checkKey } from './put-object.ts';
import { demand, headersToStore, notifyCreated, type S3Call } from './s3-call.ts';
import { accessDenied, notImplemented, S3Error } from './s3-error.ts';
import type { S3Reply, S3Request } from './s3-request.ts';
import { checkSignature, parseCredential, type SecretFor } from './signature.ts';

/** A browser's form post: fields by lowercase name up to the file, which S3 requires to be last. */
export type PostForm = { fields: Record<string, string>; file: Buffer };

const acted = [
  'key',
  'bucket',
  'policy',
  'content-type',
  'x-amz-algorithm',
  'x-amz-credential',
  'x-amz-date',
  'x-amz-security-token',
  'x-amz-signature',
];

export async function readPostForm(request: S3Request): Promise<PostForm> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) throw malformed();
  const response = new Response(new Uint8Array(request.body), {
    headers: { 'content-type': type },
  });
  const form = await response.formData().catch(() => {
    throw malformed();
  });
  const fields: Record<string, string> = { bucket: request.bucket };
  for (const [name, value] of form) {
    if (name.toLowerCase() === 'file') {
      const file = new Blob([value]);
      return { fields, file: Buffer.from(await file.arrayBuffer()) };
    }
    if (typeof value === 'string') fields[name.toLowerCase()] = value;
  }
  const message = 'POST requires exactly one file upload per request.';
  throw new S3Error(400, 'InvalidArgument', message);
}

/** Returns the access key that signed the form's policy. Refuses with 403 a form that violates it. */
export async function authenticatePost(
  { fields, file }: PostForm,
  secretFor: SecretFor,
  now: Date,
): Promise<string> {
  const { policy } = fields;
  if (policy === undefined) throw accessDenied();
  if (fields['x-amz-algorithm'] !== 'AWS4-HMAC-SHA256')
    throw notImplemented('that signature of a form');
  const credential = parseCredential(fields['x-amz-credential'] ?? '');
  await checkSignature(credential, policy, fields['x-amz-signature'] ?? '', secretFor);
  checkPolicy(policy, fields, file.length, now);
  return credential.accessKeyId;
}

/** docs.aws.amazon.com/AmazonS3/latest/API/RESTObjectPOST.html. */
export async function postObject(call: S3Call, { fields, file }: PostForm): Promise<S3Reply> {
  const { request, store } = call;
  const key = fields['key'] ?? '';
  if (key === '')
    throw new S3Error(400, 'InvalidArgument', 'Bucket POST must contain a field named key');
  refuseUnknownFields(fields);
  demand(call, 's3:PutObject', key);
  checkKey(key);
  const given: NewObject = { key, headers: headersToStore(fields), checksums: {} };
  const object = await store.put(request.bucket, given, file, () => undefined);
  notifyCreated(call, 'Post', object);
  const location = `http://${request.headers['host']}/${request.bucket}/${encodeURIComponent(key)}`;
  return { status: 204, headers: { etag: object.eTag, location } };
}

function refuseUnknownFields(fields: Readonly<Record<string, string>>): void {
  const unknown = Object.keys(fields).find((name) => !acted.includes(name));
  if (unknown !== undefined) throw notImplemented(`the form field ${unknown}`);
}

function malformed(): S3Error {
  return new S3Error(
    400,
    'MalformedPOSTRequest',
    'The body of your POST request is not well-formed multipart/form-data.',
  );
}
