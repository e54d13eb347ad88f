import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { leadingKeys } from '@menuleaf/shared/server/table/keys.ts';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';
import type { Foundation } from './foundation.ts';
import type { Permission } from '@menuleaf/shared/server/slice-definition.ts';

const reading = [
  'dynamodb:GetItem',
  'dynamodb:BatchGetItem',
  'dynamodb:Query',
  'dynamodb:ConditionCheckItem',
];
const writing = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'];

/** The slice's part of the table: what keys.ts says that it writes and reads, by leading key. */
export function tableGrants(slice: Slice, from: Foundation): PolicyStatement[] {
  const { write, read, send } = leadingKeys(slice);
  const statement = (actions: string[], patterns: string[]) =>
    new PolicyStatement({
      actions,
      resources: [from.tableArn],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': patterns } },
    });
  return [
    // One statement for all that is read: a BatchGetItem has to be allowed whole by one of them.
    statement(reading, [...write, ...read]),
    ...(write.length > 0 ? [statement(writing, write)] : []),
    ...(send.length > 0 ? [statement(['dynamodb:PutItem'], send)] : []),
  ];
}

/** Every slice checks sessions, so each may fetch the public half of the token key. */
export const sessionGrant = (from: Foundation) =>
  new PolicyStatement({ actions: ['kms:GetPublicKey'], resources: [from.tokenKeyArn] });

/** Without ListBucket, S3 answers 403 instead of 404 for an object that is not there. */
const writeBucket = (from: Foundation, bucket: string, more: string[] = []) =>
  new PolicyStatement({
    actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject', 's3:ListBucket', ...more],
    resources: [from.bucketArn(bucket), `${from.bucketArn(bucket)}/*`],
  });

/** The statement behind each permission of a slice. */
export const permissionGrants: Record<Permission, (from: Foundation) => PolicyStatement> = {
  'sign-tokens': (from) =>
    new PolicyStatement({ actions: ['kms:Sign'], resources: [from.tokenKeyArn] }),
  'send-mail': (from) =>
    new PolicyStatement({ actions: ['ses:SendEmail'], resources: [from.mailIdentityArn] }),
  // A page that is gone is marked by a tag, which bars the edge from reading it.
  'write-pages': (from) => writeBucket(from, from.pagesBucket, ['s3:PutObjectTagging']),
  // Images of who has no Pro any more are marked likewise.
  'write-images': (from) => writeBucket(from, from.imagesBucket, ['s3:PutObjectTagging']),
  'read-payment-secret': (from) =>
    new PolicyStatement({
      actions: ['secretsmanager:GetSecretValue'],
      resources: [from.stripeSecretArn],
    }),
};
