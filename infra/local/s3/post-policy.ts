import * as z from 'zod';
import { accessDenied, S3Error } from './s3-error.ts';

const condition = z.union([
  z.tuple([z.literal('content-length-range'), z.int().min(0), z.int().min(0)]),
  z.record(z.string(), z.string()),
]);

const policy = z.object({ expiration: z.iso.datetime(), conditions: z.array(condition) });

type Condition = z.infer<typeof condition>;

/** Fields exempt from conditions: docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html. */
const free = ['policy', 'x-amz-signature', 'file', 'bucket'];

/** Refuses fields that violate the signed policy with 403, and a file size outside its range with 400. */
export function checkPolicy(
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
