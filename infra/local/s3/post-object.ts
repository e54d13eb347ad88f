import type { NewObject } from './object-store.ts';
import { demand, headersToStore, notifyCreated, type S3Call } from './s3-call.ts';
import { accessDenied, notImplemented, S3Error } from './s3-error.ts';
import type { S3Reply, S3Request } from './s3-request.ts';
import { timingSafeEqual } from 'node:crypto';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod';

export type SecretFor = (accessKeyId: string) => string | undefined;

const condition = z.union([
  z.tuple([z.literal('content-length-range'), z.int().min(0), z.int().min(0)]),
  z.record(z.string(), z.string()),
]);

const policy = z.object({ expiration: z.iso.datetime(), conditions: z.array(condition) });

type Condition = z.infer<typeof condition>;

/** Fields exempt from conditions: docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html. */
const free = ['policy', 'x-amz-signature', 'file', 'bucket'];

/** Refuses fields that violate the signed policy with 403, and a file size outside its range with 400. */
function checkPolicy(
  encoded: string,
  fields: Readonly<Record<string, string>>,
  size: number,
  now: Date,
): void {
  const { expiration, conditions } = readPolicy(encoded);
  if (now >= new Date(expiration)) throw forbidden('Policy expired.');
  for (const one of conditions) check(one, fields, size);
  const covered = new Set([...free, ...conditions.flatMap(fieldsOf)]);
  const extra = Object.keys(fields).find((name) => !covered.has(name));
  if (extra !== undefined) throw forbidden(`Extra input fields: ${extra}`);
}

function readPolicy(encoded: string): z.infer<typeof policy> {
  try {
    return policy.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  } catch {
    throw new S3Error(
      400,
      'InvalidPolicyDocument',
      'Invalid Policy: it is not valid JSON or has an unknown condition',
    );
  }
}

function check(one: Condition, fields: Readonly<Record<string, string>>, size: number): void {
  if (Array.isArray(one)) return checkSize(size, one[1], one[2]);
  for (const [name, value] of Object.entries(one)) {
    if (fields[name.toLowerCase()] === value) continue;
    throw forbidden(`Policy Condition failed: ${JSON.stringify(one)}`);
  }
}

function checkSize(size: number, least: number, most: number): void {
  if (size > most) {
    throw new S3Error(
      400,
      'EntityTooLarge',
      'Your proposed upload exceeds the maximum allowed size',
    );
  }
  if (size < least) {
    throw new S3Error(
      400,
      'EntityTooSmall',
      'Your proposed upload is smaller than the minimum allowed size',
    );
  }
}

function fieldsOf(one: Condition): string[] {
  return Array.isArray(one) ? [] : Object.keys(one).map((name) => name.toLowerCase());
}

function forbidden(reason: string): S3Error {
  return accessDenied(`Invalid according to Policy: ${reason}`);
}

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

/** The key owner's signature of a policy, by a credential such as `AKID/20260131/eu-central-1/s3/aws4_request`. */
async function signatureOf(policy: string, credential: string, secretFor: SecretFor) {
  const [accessKeyId = '', day = '', region = '', service = ''] = credential.split('/');
  const secretAccessKey = secretFor(accessKeyId);
  if (secretAccessKey === undefined) {
    const message = 'The AWS Access Key Id you provided does not exist in our records.';
    throw new S3Error(403, 'InvalidAccessKeyId', message);
  }
  const credentials = { accessKeyId, secretAccessKey };
  const signer = new SignatureV4({ credentials, region, service, sha256: Sha256 });
  const signingDate = new Date(day.replace(/^(....)(..)(..)$/, '$1-$2-$3'));
  return { accessKeyId, signature: await signer.sign(policy, { signingDate }) };
}

/** Returns the access key that signed the form's policy. Refuses with 403 a form that violates it. */
export async function authenticatePost(
  { fields, file }: PostForm,
  secretFor: SecretFor,
  now: Date,
): Promise<string> {
  const { policy, 'x-amz-credential': credential = '', 'x-amz-signature': given = '' } = fields;
  if (policy === undefined) throw accessDenied();
  if (fields['x-amz-algorithm'] !== 'AWS4-HMAC-SHA256')
    throw notImplemented('that signature of a form');
  if (!/^[^/]+\/\d{8}\/[^/]+\/s3\/aws4_request$/.test(credential)) {
    const message = `The credential ${credential} is malformed`;
    throw new S3Error(400, 'AuthorizationHeaderMalformed', message);
  }
  const { accessKeyId, signature } = await signatureOf(policy, credential, secretFor);
  const [expected, actual] = [Buffer.from(signature), Buffer.from(given)];
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) {
    const message =
      'The request signature we calculated does not match the signature you provided.';
    throw new S3Error(403, 'SignatureDoesNotMatch', message);
  }
  checkPolicy(policy, fields, file.length, now);
  return accessKeyId;
}

/** docs.aws.amazon.com/AmazonS3/latest/API/RESTObjectPOST.html. */
export async function postObject(call: S3Call, { fields, file }: PostForm): Promise<S3Reply> {
  const { request, store } = call;
  const key = fields['key'] ?? '';
  if (key === '')
    throw new S3Error(400, 'InvalidArgument', 'Bucket POST must contain a field named key');
  refuseUnknownFields(fields);
  demand(call, 's3:PutObject', key);
  const given: NewObject = { key, headers: headersToStore(fields) };
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
