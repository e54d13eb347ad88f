import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { boundaryName } from '../stacks/deployed-by.ts';
import type { Stage } from '../stacks/stage.ts';
import { suppressRules } from '../stacks/suppress-rules.ts';

/** What any slice's functions do on AWS. Excludes IAM, accounts, stacks and other functions' code. */
export const services = [
  // AWS Backup, for the tables, by AWS's policies for it:
  // docs.aws.amazon.com/aws-managed-policy/latest/reference/AWSBackupServiceRolePolicyForBackup.html
  'backup:*',
  'dynamodb:*Backup*',
  'dynamodb:DescribeTable',
  'dynamodb:ListTagsOfResource',
  'dynamodb:Scan',
  'kms:CreateGrant',
  'kms:Decrypt',
  'kms:DescribeKey',
  'kms:GenerateDataKey*',
  'tag:GetResources',
  // CodeDeploy, for aliases.
  'cloudwatch:DescribeAlarms',
  'lambda:GetAlias',
  'lambda:GetProvisionedConcurrencyConfig',
  'lambda:UpdateAlias',
  'cloudfront-keyvaluestore:*',
  'cloudwatch:PutMetricData',
  'dynamodb:*Item',
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
  'dynamodb:Query',
  'events:PutEvents',
  'firehose:PutRecord*',
  'kms:GetPublicKey',
  'kms:Sign',
  'lambda:InvokeFunction',
  'logs:CreateLogStream',
  'logs:PutLogEvents',
  's3:*Object*',
  's3:AbortMultipartUpload',
  's3:GetBucketLocation',
  's3:ListBucket',
  's3:ListBucketMultipartUploads',
  's3:PutBucketNotification',
  's3:GetBucketNotification',
  'secretsmanager:GetSecretValue',
  'ses:SendEmail',
  'sqs:*Message*',
  'sqs:GetQueue*',
  'xray:Put*',
];

/** What CDK's function does that empties a bucket before it goes with a disposable stage. */
const emptying = ['s3:GetBucket*', 's3:List*', 's3:PutBucketPolicy'];

/**
 * The permissions boundary of every role a pipeline creates. A slice's policy cannot exceed it, so that merging to main
 * cannot create an administrator.
 */
export function boundary(scope: Construct, stage: Stage): ManagedPolicy {
  const actions = stage.isDisposable ? [...services, ...emptying] : services;
  const policy = new ManagedPolicy(scope, 'Boundary', {
    managedPolicyName: boundaryName(stage.name),
    description: 'The most that a role may do which a pipeline makes.',
    statements: [new PolicyStatement({ actions, resources: ['*'] })],
  });
  const reason = 'A boundary gives nothing: it is the most that a role of another policy may do.';
  const wild = actions.filter((action) => action.includes('*'));
  suppressRules(policy, {
    'AwsSolutions-IAM5[Resource::*]': reason,
    ...Object.fromEntries(wild.map((action) => [`AwsSolutions-IAM5[Action::${action}]`, reason])),
  });
  return policy;
}
