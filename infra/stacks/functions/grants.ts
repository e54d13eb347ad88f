import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { imagesPrefix, originalsPrefix, uploadsPrefix } from '@menuleaf/shared/menu/images.ts';
import { guestsPrefix } from '@menuleaf/shared/server/guests-prefix.ts';
import { keys, leadingKeys } from '@menuleaf/shared/server/table/keys.ts';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';
import type { Foundation } from '../foundation.ts';
import type { EventFunction, Permission } from '@menuleaf/shared/server/slice-definition.ts';

/** What permissions derive from. */
export type AccessNeeds = Pick<EventFunction, 'may' | 'touches' | 'reads'> & { writes: boolean };

const reading = [
  'dynamodb:GetItem',
  'dynamodb:BatchGetItem',
  'dynamodb:Query',
  'dynamodb:ConditionCheckItem',
];
const readingHistory = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writing = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'];

const patternOf = ({ leadingKey }: { leadingKey: string }) => `${leadingKey}*`;

/** Keys that identify callers. */
const ofCallers = new Set([keys.sessions, keys.apiKeys].map(patternOf));

/**
 * The slice's part of the table: keys.ts defines what it writes and reads, by leading key; `touches` narrows the
 * writes. Sessions and API keys are for functions that check them; read-only functions cannot write.
 */
export function tableGrants(
  slice: Slice,
  { writes, may, touches, reads }: AccessNeeds,
  from: Foundation,
): PolicyStatement[] {
  const all = leadingKeys(slice);
  const touched = touches?.map(patternOf);
  const readable = reads?.map(patternOf);
  const isTouched = (it: string) => touched?.includes(it) ?? true;
  const write = all.write.filter(isTouched);
  const send = all.send.filter(isTouched);
  const read = all.read
    .filter((it) => readable?.includes(it) ?? true)
    .filter((it) => !ofCallers.has(it) || may.includes('check-sessions'));
  const statement = (actions: string[], patterns: string[]) =>
    new PolicyStatement({
      actions,
      resources: [from.tableArn],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': patterns } },
    });
  return [
    // One statement for all reads: a single statement must allow a whole BatchGetItem.
    statement(reading, [...write, ...read]),
    ...(writes && write.length > 0 ? [statement(writing, write)] : []),
    // Both again, since AWS does not say whether a transaction's puts are allowed one by one or as a whole.
    ...(writes && send.length > 0 ? [statement(['dynamodb:PutItem'], [...write, ...send])] : []),
  ];
}

const onObjects = (from: Foundation, bucket: string, prefix: string, actions: string[]) =>
  new PolicyStatement({ actions, resources: [`${from.bucketArn(bucket)}/${prefix}*`] });

/** Without list permission, S3 returns 403 instead of 404 for a missing object. */
const onBucket = (from: Foundation, bucket: string, actions: string[], prefix = '') => [
  new PolicyStatement({ actions: ['s3:ListBucket'], resources: [from.bucketArn(bucket)] }),
  onObjects(from, bucket, prefix, actions),
];

/** Removed objects are kept with a tag that denies reads by the edge. */
const readAndWrite = ['s3:GetObject', 's3:PutObject', 's3:DeleteObject', 's3:PutObjectTagging'];

const on = (action: string, resource: string) => [
  new PolicyStatement({ actions: [action], resources: [resource] }),
];

export const permissionGrants: Record<Permission, (from: Foundation) => PolicyStatement[]> = {
  // The public key for verification.
  'check-sessions': (from) => on('kms:GetPublicKey', from.tokenKeyArn),
  'keep-passwords': (from) => [
    new PolicyStatement({
      actions: [
        'dynamodb:GetItem',
        'dynamodb:ConditionCheckItem',
        'dynamodb:PutItem',
        'dynamodb:DeleteItem',
      ],
      resources: [from.passwordsTableArn],
    }),
  ],
  'read-history': (from) => [
    new PolicyStatement({ actions: readingHistory, resources: [from.historyTableArn] }),
  ],
  'keep-history': (from) => [
    new PolicyStatement({
      actions: [...readingHistory, 'dynamodb:PutItem', 'dynamodb:DeleteItem'],
      resources: [from.historyTableArn],
    }),
  ],
  'sign-tokens': (from) => on('kms:Sign', from.tokenKeyArn),
  'send-mail': (from) => [
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [from.mailIdentityArn],
      conditions: { StringEquals: { 'ses:FromAddress': from.mailFromAddress } },
    }),
  ],
  'read-pages': (from) => onBucket(from, from.pagesBucket, ['s3:GetObject']),
  'write-pages': (from) => onBucket(from, from.pagesBucket, readAndWrite),
  // Finished ones: what guests see.
  'read-images': (from) => onBucket(from, from.imagesBucket, ['s3:GetObject'], imagesPrefix),
  'write-images': (from) => onBucket(from, from.imagesBucket, readAndWrite),
  'make-images': (from) => [
    onObjects(from, from.imagesBucket, uploadsPrefix, ['s3:GetObject', 's3:DeleteObject']),
    ...[imagesPrefix, originalsPrefix].map((prefix) =>
      onObjects(from, from.imagesBucket, prefix, ['s3:PutObject', 's3:DeleteObject']),
    ),
  ],
  'read-guests': (from) => [onObjects(from, from.guestsBucket, guestsPrefix, ['s3:GetObject'])],
  'read-payment-secret': (from) => on('secretsmanager:GetSecretValue', from.stripeSecretArn),
};
