import { describe, expect, test } from '@jest/globals';
import { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { allTemplates } from '../edge/testing/templates.ts';
import { cloudStage } from '../stacks/stage.ts';
import { testApp } from '../stacks/testing/templates.ts';
import { services } from './boundary.ts';
import { deployers } from './deployers.ts';
import { PipelinesStack } from './pipelines-stack.ts';

const settings = {
  domain: 'menu.example',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/one',
  alarmMail: 'alarms@menu.example',
};
const stage = cloudStage('prod', { ...settings, repository: 'owner/name' });
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

const isLike = (pattern: string, action: string) =>
  new RegExp(`^${pattern.replaceAll('*', '.*')}$`, 'i').test(action);

describe.each(deployers())('the pipeline of $name', ({ name, jobs, stacks }) => {
  test('is known by its repository, stage and workflow, and by nothing that anybody can choose', () => {
    const [, role] =
      Object.entries(template.findResources('AWS::IAM::Role')).find(
        ([, { Properties }]) => Properties.RoleName === `menuleaf-prod-${name}-deploys`,
      ) ?? [];
    const [web, account] = role?.Properties.AssumeRolePolicyDocument.Statement ?? [];
    expect(web.Condition.StringEquals).toEqual({
      'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
    });
    const workflow = name === 'platform' ? '*' : `${name}.yml`;
    expect(web.Condition.StringLike['token.actions.githubusercontent.com:sub']).toBe(
      `repo:owner/name:environment:prod:workflow_ref:owner/name/.github/workflows/${workflow}@refs/heads/main:job_workflow_ref:owner/name/.github/workflows/${jobs}@refs/heads/main`,
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
    for (const { Properties } of Object.values(deployed.findResources('AWS::IAM::Role')))
      expect(Properties.PermissionsBoundary).toBeDefined();
    const policies = Object.values(deployed.findResources('AWS::IAM::Policy'));
    for (const { Properties } of policies) {
      const all = z.array(statement).parse(Properties.PolicyDocument.Statement);
      for (const action of all.flatMap(({ Action }) => Action))
        if (!services.some((allowed) => isLike(allowed, action))) outside.add(action);
    }
  }
  expect([...outside]).toEqual([]);
});
