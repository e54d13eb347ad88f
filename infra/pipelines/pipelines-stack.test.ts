import { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { allTemplates } from '../edge/testing/templates.ts';
import { cloudStage } from '../stacks/stage.ts';
import { propertiesOf, testApp } from '../stacks/testing/templates.ts';
import { services } from './boundary.ts';
import { deployers } from './deployers.ts';
import { PipelinesStack } from './pipelines-stack.ts';
import { settings } from '../stacks/testing/settings.ts';

const stage = cloudStage('prod', { ...settings, repository: 'owner@1/name@2' });
const template = Template.fromStack(new PipelinesStack(testApp(), 'Pipelines', stage));

const oneOrMore = <Of extends z.ZodType>(of: Of) =>
  z.union([of.transform((one) => [one]), z.array(of)]);
const statement = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore(z.string()),
  Resource: z.unknown().transform((all) => [all].flat().map((it) => JSON.stringify(it))),
  Condition: z.unknown().optional(),
});

const statementsOf = (role: string) =>
  Object.entries(template.findResources('AWS::IAM::Policy'))
    .filter(([id]) => id.startsWith(role.replaceAll('-', '')))
    .flatMap(([, { Properties }]) => z.array(statement).parse(Properties.PolicyDocument.Statement));

/** What a deployed resource says, with its references filled in. */
const filledIn = (resource: string) =>
  resource
    .replaceAll('{"Ref":"AWS::Partition"}', '"aws"')
    .replaceAll('{"Ref":"AWS::Region"}', '"us-east-1"')
    .replaceAll('{"Ref":"AWS::AccountId"}', '"123456789012"')
    .replaceAll('","', '')
    .replaceAll(/^.*\["|"\].*$|"/g, '');

const isLike = (pattern: string, action: string) =>
  new RegExp(`^${pattern.replaceAll('*', '.*')}$`, 'i').test(action);

describe.each(deployers())('the pipeline of $name', ({ name, jobs, stacks }) => {
  test('is known by its repository, stage and workflow, and by nothing that anybody can choose', () => {
    const role = propertiesOf(template, 'AWS::IAM::Role').find(
      ({ RoleName }) => RoleName === `menuleaf-prod-${name}-deploys`,
    );
    const [web, account] = role?.AssumeRolePolicyDocument.Statement ?? [];
    expect(web.Condition.StringEquals).toEqual({
      'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
    });
    const workflow = name === 'platform' ? '*' : `${name}.yml`;
    expect(web.Condition.StringLike['token.actions.githubusercontent.com:sub']).toBe(
      `repo:owner@1/name@2:environment:prod:workflow_ref:owner/name/.github/workflows/${workflow}@refs/heads/main:job_workflow_ref:owner/name/.github/workflows/${jobs}@refs/heads/main`,
    );
    expect(JSON.stringify(account.Principal)).toContain(':root');
  });

  test('deploys its own stacks, by its own role', () => {
    const own = statementsOf(`${name}-deploys`);
    const passed = own.filter(({ Action }) => Action.includes('iam:PassRole'));
    expect(passed.flatMap(({ Resource }) => Resource)).toEqual([
      expect.stringContaining(`${name.replaceAll('-', '')}executes`),
    ]);
    const changed = own.filter(({ Action }) => Action.includes('cloudformation:*Stack'));
    const named = changed.flatMap(({ Resource }) => Resource);
    expect(named).toHaveLength(stacks.length);
    for (const [at, stack] of stacks.entries())
      expect(named[at]).toContain(`:stack/Menuleaf-prod-${stack}/*`);
  });

  test('makes no role beyond the boundary, and cannot take it off', () => {
    const all = statementsOf(`${name}-executes`);
    for (const action of ['iam:CreateRole', 'iam:PutRolePolicy', 'iam:AttachRolePolicy']) {
      const giving = all.filter(
        ({ Effect, Action }) => Effect === 'Allow' && Action.some((it) => isLike(it, action)),
      );
      expect(giving).toHaveLength(1);
      expect(JSON.stringify(giving[0]?.Condition)).toContain('"iam:PermissionsBoundary"');
    }
    const denied = all.filter(({ Effect }) => Effect === 'Deny').flatMap(({ Action }) => Action);
    expect(denied).toContain('iam:DeleteRolePermissionsBoundary');
    expect(all.flatMap(({ Action }) => Action)).not.toContain('*');
  });
});

/** Whether a role is allowed it, whatever the conditions. */
const may = (role: string, action: string, resource: string) =>
  statementsOf(role).some(
    ({ Effect, Action, Resource }) =>
      Effect === 'Allow' &&
      Action.some((it) => isLike(it, action)) &&
      Resource.some((it) => isLike(filledIn(it), resource)),
  );
const arnOf = (service: string, rest: string, region = 'us-east-1') =>
  `arn:aws:${service}:${region}:123456789012:${rest}`;
type Need = [action: string, resource: string];
const ofPlatform: Need[] = [
  ['logs:CreateLogGroup', arnOf('logs', 'log-group:/aws/cloudfront/function/menuleaf-prod-guests')],
  ['route53:ChangeTagsForResource', 'arn:aws:route53:::healthcheck/1'],
  [
    'iam:CreateServiceLinkedRole',
    arnOf('iam', 'role/aws-service-role/backup.amazonaws.com/AWSServiceRoleForBackup', ''),
  ],
];

test.each(deployers())('the CLI of CDK may do its part as the pipeline of $name', (deployer) => {
  const role = `${deployer.name}-deploys`;
  // aws-cdk/lib/api/bootstrap/bootstrap-template.yaml: DeploymentActionRole.
  expect(
    may(role, 'ssm:GetParameter', arnOf('ssm', 'parameter/cdk-bootstrap/hnb659fds/version')),
  ).toBe(true);
  for (const stack of deployer.stacks) {
    const arn = arnOf('cloudformation', `stack/Menuleaf-prod-${stack}/1`);
    for (const action of ['CreateChangeSet', 'ExecuteChangeSet', 'UpdateTerminationProtection'])
      expect([action, may(role, `cloudformation:${action}`, arn)]).toEqual([action, true]);
  }
});

test.each(deployers())(
  'CloudFormation may make, tag, read and remove what $name has',
  (deployer) => {
    const role = `${deployer.name}-executes`;
    const [stack = ''] = deployer.stacks;
    const own = `Menuleaf-prod-${stack}`;
    const parameter = arnOf('ssm', `parameter/menuleaf/prod/${deployer.name}/listeners`);
    // By the `handlers` of each type in CloudFormation's registry.
    const needs: Need[] = [
      ['ssm:AddTagsToResource', parameter],
      ['ssm:ListTagsForResource', parameter],
      ['ssm:GetParameters', arnOf('ssm', 'parameter/cdk-bootstrap/hnb659fds/version')],
      ['lambda:TagResource', arnOf('lambda', 'event-source-mapping:1')],
      ['events:PutRule', arnOf('events', `rule/MenuleafprodEventsBus1/${own}-a`)],
      ['events:PutRule', arnOf('events', `rule/${own}-a`)],
      ['cloudwatch:PutCompositeAlarm', arnOf('cloudwatch', `alarm:${own}-Faults`)],
      // AWS describes composite alarms to who may describe all alarms.
      ['cloudwatch:DescribeAlarms', arnOf('cloudwatch', 'alarm:*')],
      ['cloudwatch:TagResource', arnOf('cloudwatch', 'dashboard/1', '')],
      // docs.aws.amazon.com/apigateway/latest/developerguide/http-api-logging.html
      ...['CreateLogDelivery', 'ListLogDeliveries', 'PutResourcePolicy'].map((it): Need => [
        `logs:${it}`,
        '*',
      ]),
      ...[
        'ListRolePolicies',
        'ListAttachedRolePolicies',
        'UpdateAssumeRolePolicy',
        'PutRolePermissionsBoundary',
      ].map((it): Need => [`iam:${it}`, arnOf('iam', `role/${own}-a`, '')]),
      ...(deployer.name === 'platform' ? ofPlatform : []),
    ];
    expect(needs.filter(([action, resource]) => !may(role, action, resource))).toEqual([]);
  },
);

test('every alarm has a name by which its stack’s pipeline reaches it', () => {
  for (const deployed of allTemplates(stage))
    for (const { AlarmName } of propertiesOf(deployed, 'AWS::CloudWatch::CompositeAlarm'))
      expect(AlarmName).toMatch(/^(Foundation|Events|Edge|Service)-Faults$/);
});

test('no slice may touch what another one deploys', () => {
  const [billing] = deployers().filter(({ name }) => name === 'billing');
  const written = statementsOf(`${billing?.name}-executes`)
    .filter(({ Action }) => Action.some((it) => it === 'lambda:*' || it === 'sqs:*'))
    .flatMap(({ Resource }) => Resource);
  expect(written.length).toBeGreaterThan(2);
  for (const resource of written) expect(resource).toContain('Menuleaf-prod-billing-');
});

test('every role that is deployed fits into the boundary, and carries it', () => {
  const outside = new Set<string>();
  for (const deployed of allTemplates(stage)) {
    for (const { PermissionsBoundary } of propertiesOf(deployed, 'AWS::IAM::Role'))
      expect(PermissionsBoundary).toBeDefined();
    for (const { PolicyDocument } of propertiesOf(deployed, 'AWS::IAM::Policy')) {
      const all = z.array(statement).parse(PolicyDocument.Statement);
      for (const action of all.flatMap(({ Action }) => Action))
        if (!services.some((allowed) => isLike(allowed, action))) outside.add(action);
    }
  }
  expect([...outside]).toEqual([]);
});

test('the boundary leaves AWS Backup what its policies need to copy tables, and to bring them back', () => {
  // docs.aws.amazon.com/aws-managed-policy/latest/reference/AWSBackupServiceRolePolicyForBackup.html, ...ForRestores.html
  const needs = [
    ...['DescribeTable', 'StartAwsBackupJob', 'ListTagsOfResource'].map((it) => `dynamodb:${it}`),
    ...['RestoreTableFromAwsBackup', 'Scan', 'BatchWriteItem'].map((it) => `dynamodb:${it}`),
    ...['CreateGrant', 'Decrypt', 'DescribeKey'].map((it) => `kms:${it}`),
    'tag:GetResources',
  ];
  expect(needs.filter((it) => !services.some((allowed) => isLike(allowed, it)))).toEqual([]);
});

test('the buckets of a disposable stage can be emptied within its boundary, and no other stage’s', () => {
  const disposable = cloudStage('dev', {
    ...settings,
    repository: 'owner@1/name@2',
    disposable: true,
  });
  const boundaryOf = (of: Template) =>
    z
      .array(statement)
      .parse(propertiesOf(of, 'AWS::IAM::ManagedPolicy')[0]?.PolicyDocument.Statement)
      .flatMap(({ Action }) => Action);
  // aws-cdk-lib/custom-resource-handlers: auto-delete-objects-handler.
  const needs = [
    'GetBucketTagging',
    'ListBucketVersions',
    'PutBucketPolicy',
    'DeleteObjectVersion',
  ];
  const lacking = (of: Template) =>
    needs.filter((it) => !boundaryOf(of).some((allowed) => isLike(allowed, `s3:${it}`)));
  expect(lacking(Template.fromStack(new PipelinesStack(testApp(), 'Dev', disposable)))).toEqual([]);
  expect(lacking(template)).toContain('PutBucketPolicy');
});
