import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';

/** Values one stack shares with others. Named parameters, so that any stack deploys on its own. */
type ParameterName =
  | 'public-url'
  | 'mail-from'
  | 'support-mail'
  | 'mail-from-address'
  | 'mail-identity-arn'
  | 'table-name'
  | 'table-arn'
  | 'table-stream-arn'
  | 'passwords-table-name'
  | 'passwords-table-arn'
  | 'history-table-name'
  | 'history-table-arn'
  | 'token-key-arn'
  | 'stripe-secret-arn'
  | 'edge-secret-arn'
  | 'edge-secret-digests'
  | 'foundation-version'
  | 'pages-bucket'
  | 'images-bucket'
  | 'guests-bucket'
  | 'remotes-bucket'
  | 'pages-store-arn'
  | 'alarm-topic-arn'
  | 'table-throttled-arn'
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
