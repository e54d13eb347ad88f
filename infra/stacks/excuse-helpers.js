import {} from 'aws-cdk-lib';
import { CfnPolicy, CfnRole } from 'aws-cdk-lib/aws-iam';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { excuse, wildcardIn } from './excuse.ts';
const onFunction = 'CDK writes this function, which runs during a deployment and for no customer.';
const itsRuntime = 'CDK chooses the runtime of its own function.';
const itsFailure = 'CloudFormation waits for it, and rolls the deployment back where it fails.';
const itsLog = 'AWSLambdaBasicExecutionRole allows writing the log and nothing else.';
const itsRights = 'CDK writes this policy: it copies the files of one build into one bucket.';
function excuseEach(resource, policy) {
  if (resource instanceof CfnFunction) {
    excuse(resource, {
      'AwsSolutions-L1': itsRuntime,
      'Serverless-LambdaLatestVersion': itsRuntime,
      'Serverless-LambdaDLQ': itsFailure,
      'Serverless-LambdaTracing': onFunction,
    });
  } else if (resource instanceof CfnRole) {
    const policyArn =
      'arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole';
    excuse(resource, { [`AwsSolutions-IAM4[Policy::${policyArn}]`]: itsLog });
  } else if (resource instanceof CfnPolicy) excuse(resource, policy);
}
const helper = (stack, id) =>
  stack.node.children.find((child) => child.node.id.startsWith(id))?.node.findAll() ?? [];
/** The function by which CDK copies files to a bucket. */
export function excuseCopying(stack, bucketArn) {
  const assets = 'arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*';
  const actions = ['GetObject*', 'GetBucket*', 'List*', 'DeleteObject*', 'Abort*'];
  const findings = [
    ...actions.map((action) => `AwsSolutions-IAM5[Action::s3:${action}]`),
    `AwsSolutions-IAM5[Resource::${assets}]`,
    wildcardIn(stack, `${bucketArn}/*`),
  ];
  const policy = Object.fromEntries(findings.map((finding) => [finding, itsRights]));
  for (const resource of helper(stack, 'Custom::CDKBucketDeployment')) excuseEach(resource, policy);
}
/** The function by which CDK tells a bucket whom to notify. */
export function excuseNotifying(stack) {
  const policy = {
    'AwsSolutions-IAM5[Resource::*]':
      'CDK writes this policy: it may set notifications of any bucket.',
  };
  for (const resource of helper(stack, 'BucketNotificationsHandler')) excuseEach(resource, policy);
}
