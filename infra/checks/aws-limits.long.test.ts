import type { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import * as z from 'zod';
import { EdgeStack } from '../edge/edge-stack.ts';
import { FoundationStack } from '../stacks/foundation-stack.ts';
import { EventsStack } from '../stacks/events-stack.ts';
import { ServiceStack } from '../stacks/service-stack.ts';
import { cloudStage } from '../stacks/stage.ts';
import { testApp } from '../stacks/testing/templates.ts';

/** The share of a limit that may be used, leaving room to grow. */
const share = 0.7;

// Maximum-length names: values CloudFormation fills in count.
const region = 'ap-southeast-3';
const account = '123456789012';
const stage = 'a-stage-with-a-long-name';

const resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
});
const resourcesOf = (template: Template) =>
  z.object({ Resources: z.record(z.string(), resource) }).parse(template.toJSON()).Resources;
type Resources = ReturnType<typeof resourcesOf>;

/** A value as filled in by CloudFormation, or longer: references become the longest names or ARNs. */
function filledIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filledIn);
  if (typeof value !== 'object' || value === null) return value;
  const [[name, argument] = ['', undefined], ...others] = Object.entries(value);
  if (others.length === 0 && name === 'Fn::Join') {
    const [by, parts] = z.tuple([z.string(), z.array(z.unknown())]).parse(argument);
    return parts.map((part) => String(filledIn(part))).join(by);
  }
  if (others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))) {
    const known: Record<string, string> = {
      'AWS::Region': region,
      'AWS::AccountId': account,
      'AWS::Partition': 'aws',
      'AWS::URLSuffix': 'amazonaws.com',
    };
    return (
      known[String(argument)] ?? `arn:aws:lambda:${region}:${account}:function:${'n'.repeat(64)}`
    );
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filledIn(part)]));
}
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(filledIn(value)));

const only = (resources: Resources, type: string) =>
  Object.entries(resources).filter(([, { Type }]) => Type === type);

const stacks = new Map<string, Resources>();
const templateBytes = new Map<string, number>();
beforeAll(() => {
  const app = testApp();
  const settings = cloudStage(stage, {
    alarmMail: 'alarms@a-rather-long-domain-name.example',
    domain: 'menus.a-rather-long-domain-name.example',
    certificateArn: `arn:aws:acm:us-east-1:${account}:certificate/11111111-2222-3333-4444-555555555555`,
  });
  const all: [string, Stack][] = [
    ['Foundation', new FoundationStack(app, `Menuleaf-${stage}-Foundation`, settings)],
    ['Events', new EventsStack(app, `Menuleaf-${stage}-Events`, settings)],
    ['Edge', new EdgeStack(app, `Menuleaf-${stage}-Edge`, settings)],
    ...slices.map((slice): [string, Stack] => [
      slice,
      new ServiceStack(app, `Menuleaf-${stage}-${slice}-Service`, slice, settings),
    ]),
  ];
  for (const [name, stack] of all) {
    const template = Template.fromStack(stack);
    stacks.set(name, resourcesOf(template));
    templateBytes.set(name, Buffer.byteLength(JSON.stringify(template.toJSON())));
  }
});

/** Uses of a limit that exceed the allowed share. */
const tooMuch = (used: Iterable<[string, number]>, limit: number) =>
  [...used].filter(([, bytes]) => bytes > limit * share);

test('each function’s own policy leaves room (20,480 bytes)', () => {
  const used: [string, number][] = [];
  for (const [name, resources] of stacks) {
    const policies = new Map<string, unknown[]>();
    for (const [id, { Properties }] of only(resources, 'AWS::Lambda::Permission')) {
      const { Action, Principal, SourceArn, FunctionName } = Properties;
      const on = JSON.stringify(FunctionName);
      const statement = {
        Sid: `${name}-${id}`,
        Effect: 'Allow',
        Principal: { Service: Principal },
        Action,
        Resource: `arn:aws:lambda:${region}:${account}:function:${'n'.repeat(64)}`,
        Condition: { ArnLike: { 'AWS:SourceArn': SourceArn } },
      };
      policies.set(on, [...(policies.get(on) ?? []), statement]);
    }
    for (const [on, Statement] of policies) {
      used.push([`${name} ${on}`, bytesOf({ Version: '2012-10-17', Id: 'default', Statement })]);
    }
  }
  expect(used.length).toBeGreaterThan(slices.length);
  expect(tooMuch(used, 20_480)).toEqual([]);
});

test('an API may call its function by two permissions: for unknown paths and for its routes', () => {
  for (const slice of slices) {
    const resources = stacks.get(slice) ?? {};
    const fromApi = only(resources, 'AWS::Lambda::Permission').filter(
      ([, { Properties }]) => Properties['Principal'] === 'apigateway.amazonaws.com',
    );
    const sources = fromApi.map(([, { Properties }]) => String(filledIn(Properties['SourceArn'])));
    const ends = sources.map((arn) => arn.slice(arn.indexOf('/*')));
    expect([slice, ends.toSorted()]).toEqual([slice, ['/*/*', '/*/*/*']]);
  }
});

test('the inline policies of each role leave room (10,240 bytes)', () => {
  const used = new Map<string, number>();
  for (const [name, resources] of stacks) {
    for (const [, { Properties }] of only(resources, 'AWS::IAM::Policy')) {
      const role = `${name} ${JSON.stringify(Properties['Roles'])}`;
      used.set(role, (used.get(role) ?? 0) + bytesOf(Properties['PolicyDocument']));
    }
  }
  expect(used.size).toBeGreaterThan(slices.length);
  expect(tooMuch(used, 10_240)).toEqual([]);
});

test('each queue’s policy leaves room (20 statements)', () => {
  const used = [...stacks].flatMap(([name, all]) =>
    only(all, 'AWS::SQS::QueuePolicy').map(([id, { Properties }]): [string, number] => {
      const document = z.object({ Statement: z.array(z.unknown()) });
      return [`${name} ${id}`, document.parse(Properties['PolicyDocument']).Statement.length];
    }),
  );
  expect(used.length).toBeGreaterThan(slices.length);
  expect(tooMuch(used, 20)).toEqual([]);
});

test('each template leaves room (1 MB, 500 resources)', () => {
  const counts = [...stacks].map(([name, all]): [string, number] => [
    name,
    Object.keys(all).length,
  ]);
  expect(tooMuch(templateBytes, 1_000_000)).toEqual([]);
  expect(tooMuch(counts, 500)).toEqual([]);
});

test('the distribution leaves room (75 behaviours, 100 origins), and its functions do (10,240 bytes)', () => {
  const edge = stacks.get('Edge') ?? {};
  const config = z.object({
    DistributionConfig: z.object({
      CacheBehaviors: z.array(z.unknown()),
      Origins: z.array(z.unknown()),
    }),
  });
  const distributions = only(edge, 'AWS::CloudFront::Distribution');
  expect(distributions).toHaveLength(1);
  for (const [id, { Properties }] of distributions) {
    const { CacheBehaviors, Origins } = config.parse(Properties).DistributionConfig;
    expect(tooMuch([[id, CacheBehaviors.length]], 75)).toEqual([]);
    expect(tooMuch([[id, Origins.length]], 100)).toEqual([]);
  }
  const functions = only(edge, 'AWS::CloudFront::Function').map(
    ([id, { Properties }]): [string, number] => [id, bytesOf(Properties['FunctionCode'])],
  );
  expect(functions.length).toBeGreaterThan(0);
  expect(tooMuch(functions, 10_240)).toEqual([]);
});

test('each parameter leaves room (4,096 bytes)', () => {
  const used = [...stacks].flatMap(([name, all]) =>
    only(all, 'AWS::SSM::Parameter').map(([id, { Properties }]): [string, number] => [
      `${name} ${id}`,
      bytesOf(Properties['Value']),
    ]),
  );
  expect(used.length).toBeGreaterThan(slices.length);
  expect(tooMuch(used, 4096)).toEqual([]);
});

test('the variables of each function leave room (4,096 bytes)', () => {
  const used = [...stacks].flatMap(([name, all]) =>
    only(all, 'AWS::Lambda::Function').map(([id, { Properties }]): [string, number] => [
      `${name} ${id}`,
      bytesOf(Properties['Environment'] ?? {}),
    ]),
  );
  expect(tooMuch(used, 4096)).toEqual([]);
});
