import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { leadingKeys, type Slice } from '@menuleaf/shared/table/keys.ts';
import type { Foundation } from './foundation.ts';
import type { Permission } from './slices.ts';

const reading = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writing = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:ConditionCheckItem',
];

/** The slice's part of the table: what keys.ts says that it writes and reads, by leading key. */
export function tableGrants(slice: Slice, from: Foundation): PolicyStatement[] {
  const { write, read } = leadingKeys(slice);
  const statement = (actions: string[], patterns: string[]) =>
    new PolicyStatement({
      actions,
      resources: [from.tableArn],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': patterns } },
    });
  return [
    ...(write.length > 0 ? [statement([...reading, ...writing], write)] : []),
    ...(read.length > 0 ? [statement(reading, read)] : []),
  ];
}

/** Every slice checks sessions, so each may fetch the public half of the token key. */
export const sessionGrant = (from: Foundation) =>
  new PolicyStatement({ actions: ['kms:GetPublicKey'], resources: [from.tokenKeyArn] });

/** The statement behind a permission of slices.ts. */
export function permissionGrant(permission: Permission, from: Foundation): PolicyStatement {
  const objects = (bucket: string) => [from.objectsArn(bucket)];
  switch (permission) {
    case 'sign-tokens':
      return new PolicyStatement({ actions: ['kms:Sign'], resources: [from.tokenKeyArn] });
    case 'send-mail':
      return new PolicyStatement({ actions: ['ses:SendEmail'], resources: [from.mailIdentityArn] });
    case 'write-pages':
      return new PolicyStatement({
        actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
        resources: objects(from.pagesBucket),
      });
    case 'write-images':
      return new PolicyStatement({
        actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
        resources: objects(from.imagesBucket),
      });
    case 'read-payment-secret':
      return new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue'],
        resources: [from.stripeSecretArn],
      });
  }
}
