import { type Stack } from 'aws-cdk-lib';
import { CfnPolicy, CfnRole } from 'aws-cdk-lib/aws-iam';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import type { IConstruct } from 'constructs';
import { suppressRules } from './suppress-rules.ts';

const onFunction = 'CDK writes this function, which runs during a deployment and for no customer.';
const itsRuntime = 'CDK chooses the runtime of its own function.';
const itsFailure = 'CloudFormation waits for it, and rolls the deployment back where it fails.';
const itsLog = 'AWSLambdaBasicExecutionRole allows writing the log and nothing else.';

function suppressHelperRules(resource: IConstruct, policy: Record<string, string>): void {
  if (resource instanceof CfnFunction) {
    suppressRules(resource, {
      'AwsSolutions-L1': itsRuntime,
      'Serverless-LambdaLatestVersion': itsRuntime,
      'Serverless-LambdaDLQ': itsFailure,
      'Serverless-LambdaTracing': onFunction,
    });
  } else if (resource instanceof CfnRole) {
    const policyArn =
      'arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole';
    suppressRules(resource, { [`AwsSolutions-IAM4[Policy::${policyArn}]`]: itsLog });
  } else if (resource instanceof CfnPolicy) suppressRules(resource, policy);
}

const helper = (stack: Stack, id: string) =>
  stack.node.children.find((child) => child.node.id.startsWith(id))?.node.findAll() ?? [];

/** CDK's function that copies files to a bucket. Its role is ours. */
export function suppressDeploymentRules(stack: Stack): void {
  for (const resource of helper(stack, 'Custom::CDKBucketDeployment'))
    suppressHelperRules(resource, {});
}

/** CDK's function that sets bucket notifications. */
export function suppressNotificationRules(stack: Stack): void {
  const policy = {
    'AwsSolutions-IAM5[Resource::*]':
      'CDK writes this policy: it may set notifications of any bucket.',
  };
  for (const resource of helper(stack, 'BucketNotificationsHandler'))
    suppressHelperRules(resource, policy);
}
