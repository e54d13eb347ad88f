import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';

/** What other stacks read of the foundation, by what they call it. */
export const foundationParameters = {
  tableName: 'table-name',
  tableArn: 'table-arn',
  passwordsTableName: 'passwords-table-name',
  passwordsTableArn: 'passwords-table-arn',
  historyTableName: 'history-table-name',
  historyTableArn: 'history-table-arn',
  tableStreamArn: 'table-stream-arn',
  tokenKeyArn: 'token-key-arn',
  publicUrl: 'public-url',
  mailFrom: 'mail-from',
  mailFromAddress: 'mail-from-address',
  supportMail: 'support-mail',
  mailIdentityArn: 'mail-identity-arn',
  stripeSecretArn: 'stripe-secret-arn',
  edgeSecretArn: 'edge-secret-arn',
  /** The digests services accept: during rotation the edge still sends the previous secret. */
  edgeSecretDigests: 'edge-secret-digests',
  pagesBucket: 'pages-bucket',
  imagesBucket: 'images-bucket',
  pagesStoreArn: 'pages-store-arn',
  guestsBucket: 'guests-bucket',
  /** The alarm that explains simultaneous faults in every slice. */
  tableThrottledArn: 'table-throttled-arn',
  alarmTopicArn: 'alarm-topic-arn',
} as const;

/** Values one stack shares with others. Named parameters, so that any stack deploys on its own. */
export type ParameterName =
  | (typeof foundationParameters)[keyof typeof foundationParameters]
  | 'foundation-version'
  | 'remotes-bucket'
  | `events/${string}`
  | `${Slice}/api-domain`
  | `${Slice}/failed-queues`
  | `${Slice}/listeners`;

export const parameterName = (stage: string, name: ParameterName) => `/menuleaf/${stage}/${name}`;

/** Writes a parameter that other stacks read. */
export function publish(
  scope: Construct,
  stage: string,
  name: ParameterName,
  value: string,
): StringParameter {
  return new StringParameter(scope, `parameter-${name}`, {
    parameterName: parameterName(stage, name),
    stringValue: value,
  });
}

/** The parameter's value at deployment. */
export const read = (scope: Construct, stage: string, name: ParameterName): string =>
  StringParameter.valueForStringParameter(scope, parameterName(stage, name));
