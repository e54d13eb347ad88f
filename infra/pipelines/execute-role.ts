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
import { guestsFunction, logOfEdgeFunction } from '../stacks/guests-log.ts';
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
  // On the account's own bus, and on ours.
  ['events', ['rule/', 'rule/*/']],
  ['codedeploy', ['application:', 'deploymentgroup:']],
  ['logs', ['log-group:']],
];

/** Resources AWS identifies by generated ids: APIs, layers, dashboards, event sources. */
const unnamed = [
  'apigateway:*',
  'cloudformation:DescribeStacks',
  'cloudwatch:*Dashboard*',
  // Composite alarms are described to who may describe all.
  'cloudwatch:DescribeAlarms',
  'codedeploy:*DeploymentConfig',
  'lambda:*EventSourceMapping*',
  'lambda:*LayerVersion*',
  'logs:*LogDeliver*',
  'logs:*ResourcePolic*',
  'logs:DescribeLogGroups',
  'xray:*',
];

const tagging = ['ListTags*', 'TagResource', 'UntagResource'];

/** The platform has data, the edge and the bus: one of each. */
const ofPlatform = [
  'application-autoscaling:*',
  'backup-storage:*',
  'backup:*',
  'budgets:*',
  'cloudfront:*',
  'cloudwatch:PutMetricData',
  'dynamodb:*',
  'events:*',
  'firehose:*',
  'kms:*',
  'route53:*HealthCheck*',
  'route53:*TagsForResource',
  's3:*',
  'secretsmanager:*',
  'ses:*',
  'sns:*',
  'ssm:*Parameter*',
  'wafv2:*',
];

/** Of backups, and of tables by the hour, which follow what is used of them (`tableCapacity`). */
const serviceRoles = [
  'backup.amazonaws.com/AWSServiceRoleForBackup',
  'dynamodb.application-autoscaling.amazonaws.com/AWSServiceRoleForApplicationAutoScaling_DynamoDBTable',
];

/** On roles of its own; what gives one permissions is allowed apart. */
const roleActions = [
  ...['Delete', 'Detach', 'Get', 'List', 'Tag', 'Untag', 'Update'].map((it) => `iam:${it}Role*`),
  'iam:ListAttachedRolePolicies',
  'iam:UpdateAssumeRolePolicy',
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
  allow(isPlatform ? [...unnamed, ...ofPlatform] : unnamed, ['*']);
  allow(
    tagging.flatMap((it) => [`lambda:${it}`, `cloudwatch:${it}`]),
    [arn('lambda', 'event-source-mapping:*'), arn('cloudwatch', 'dashboard/*', '')],
  );
  if (isPlatform) {
    const made = serviceRoles.map((name) => arn('iam', `role/aws-service-role/${name}`, ''));
    allow(['iam:CreateServiceLinkedRole'], made);
    // Its name is CloudFront's.
    const guests = logOfEdgeFunction(guestsFunction(stage));
    allow(['logs:*'], [arn('logs', `log-group:${guests}*`)]);
  }
  const own = isPlatform ? '*' : `${deployer.name}/*`;
  allow(['ssm:*'], [arn('ssm', `parameter/menuleaf/${stage}/${own}`)]);
  // What stacks read of others, and CDK's own check.
  allow(
    ['ssm:GetParameters'],
    [`menuleaf/${stage}/*`, 'cdk-bootstrap/hnb659fds/version'].map((name) =>
      arn('ssm', `parameter/${name}`),
    ),
  );
  allow(['s3:GetObject'], [`arn:${partition}:s3:::cdk-hnb659fds-assets-${account}-${region}/*`]);
  const roles = names.map((name) => arn('iam', `role/${name}*`, ''));
  // Roles without the boundary cannot be created or get a policy.
  const bounded = { StringEquals: { 'iam:PermissionsBoundary': most.managedPolicyArn } };
  allow(
    [
      ...['iam:CreateRole', 'iam:PutRolePolicy', 'iam:AttachRolePolicy'],
      // A stage that had no pipelines gives its roles the boundary.
      'iam:PutRolePermissionsBoundary',
    ],
    roles,
    bounded,
  );
  allow(roleActions, roles);
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
