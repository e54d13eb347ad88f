import { Stack } from 'aws-cdk-lib';
import {
  Effect,
  type ManagedPolicy,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { roleNames } from '../stacks/deployed-by.ts';
import type { Deployer } from './deployers.ts';

/** CloudFormation truncates stack names to this length in short resource names. */
const cutTo = 24;

/** CloudFormation's names for resources in the deployer's stacks. */
export const namesOf = (stage: string, { stacks }: Deployer): string[] => [
  ...new Set(stacks.map((stack) => `Menuleaf-${stage}-${stack}`.slice(0, cutTo))),
];

/** A slice's named resources, by service. */
const named: [service: string, kinds: string[], actions?: string[]][] = [
  ['lambda', ['function:']],
  ['sqs', ['']],
  ['cloudwatch', ['alarm:']],
  ['events', ['rule/']],
  ['codedeploy', ['application:', 'deploymentgroup:']],
  ['logs', ['log-group:']],
];

/** Resources AWS identifies by generated ids: APIs, layers, dashboards, event sources. */
const unnamed = [
  'apigateway:*',
  'cloudformation:DescribeStacks',
  'cloudwatch:*Dashboard*',
  'codedeploy:*DeploymentConfig',
  'lambda:*EventSourceMapping*',
  'lambda:*LayerVersion*',
  'logs:*LogDelivery*',
  'logs:*ResourcePolic*',
  'logs:DescribeLogGroups',
  'xray:*',
];

/** The platform has data, the edge and the bus: one of each. */
const ofPlatform = [
  'backup-storage:*',
  'backup:*',
  'budgets:*',
  'cloudfront:*',
  'dynamodb:*',
  'events:*',
  'firehose:*',
  'kms:*',
  'route53:*HealthCheck*',
  's3:*',
  'secretsmanager:*',
  'ses:*',
  'sns:*',
  'ssm:*Parameter*',
  'wafv2:*',
];

/** By what tables by the hour follow what is used of them (`tableCapacity`). */
const following = [
  'RegisterScalableTarget',
  'DeregisterScalableTarget',
  'DescribeScalableTargets',
  'PutScalingPolicy',
  'DeleteScalingPolicy',
  'DescribeScalingPolicies',
].map((action) => `application-autoscaling:${action}`);
const followsBy =
  'role/aws-service-role/dynamodb.application-autoscaling.amazonaws.com/AWSServiceRoleForApplicationAutoScaling_DynamoDBTable';

const roleActions = [
  'Attach',
  'Create',
  'Delete',
  'Detach',
  'Get',
  'Put',
  'Tag',
  'Untag',
  'Update',
];

/** CloudFormation's role for a deployer: limited to the resources in its own stacks. */
export function executeRole(
  scope: Construct,
  stage: string,
  deployer: Deployer,
  most: ManagedPolicy,
): Role {
  const { partition, region, account } = Stack.of(scope);
  const names = namesOf(stage, deployer);
  const arn = (service: string, rest: string, at = region) =>
    `arn:${partition}:${service}:${at}:${account}:${rest}`;
  const role = new Role(scope, `${deployer.name}-executes`, {
    roleName: roleNames(stage, deployer.name).executes,
    assumedBy: new ServicePrincipal('cloudformation.amazonaws.com'),
  });
  const allow = (actions: string[], resources: string[], conditions = {}) =>
    role.addToPolicy(new PolicyStatement({ actions, resources, conditions }));
  for (const [service, kinds] of named)
    allow(
      [`${service}:*`],
      names.flatMap((name) => kinds.map((kind) => arn(service, `${kind}${name}*`))),
    );
  const isPlatform = deployer.name === 'platform';
  allow(isPlatform ? [...unnamed, ...ofPlatform, ...following] : unnamed, ['*']);
  if (isPlatform) allow(['iam:CreateServiceLinkedRole'], [arn('iam', followsBy, '')]);
  const own = isPlatform ? '*' : `${deployer.name}/*`;
  allow(['ssm:*Parameter*'], [arn('ssm', `parameter/menuleaf/${stage}/${own}`)]);
  allow(['ssm:GetParameters'], [arn('ssm', `parameter/menuleaf/${stage}/*`)]);
  allow(['s3:GetObject'], [`arn:${partition}:s3:::cdk-hnb659fds-assets-${account}-${region}/*`]);
  const roles = names.map((name) => arn('iam', `role/${name}*`, ''));
  // Roles without the boundary cannot be created or get a policy.
  const bounded = { StringEquals: { 'iam:PermissionsBoundary': most.managedPolicyArn } };
  allow(['iam:CreateRole', 'iam:PutRolePolicy', 'iam:AttachRolePolicy'], roles, bounded);
  allow(
    roleActions
      .filter((verb) => !['Attach', 'Create', 'Put'].includes(verb))
      .map((verb) => `iam:${verb}Role*`),
    roles,
  );
  allow(['iam:PassRole'], roles);
  // Otherwise a role could remove its own boundary.
  role.addToPolicy(
    new PolicyStatement({
      effect: Effect.DENY,
      actions: ['iam:DeleteRolePermissionsBoundary', 'iam:CreatePolicyVersion'],
      resources: ['*'],
    }),
  );
  return role;
}
