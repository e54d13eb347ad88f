import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { routeKey } from '@menuleaf/shared/contracts/operation.ts';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { ServiceStack } from './service-stack.ts';
import { definitions } from './slices.ts';
import { stageOf } from './stage.ts';

const synthesized = (slice: (typeof slices)[number]) => {
  const app = new App();
  return Template.fromStack(new ServiceStack(app, 'Service', slice, stageOf(app)));
};
const templates = new Map(slices.map((slice) => [slice, synthesized(slice)]));
const templateOf = (slice: (typeof slices)[number]) => templates.get(slice) ?? synthesized(slice);

describe.each(slices)('the service of %s', (slice) => {
  const template = templateOf(slice);

  test('has a route for every call of its contract, and one for everything else', () => {
    for (const call of Object.values(definitions[slice].contract)) {
      expect(() =>
        template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: routeKey(call) }),
      ).not.toThrow();
    }
    expect(() =>
      template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: '$default' }),
    ).not.toThrow();
  });

  test('reaches the table by leading keys alone', () => {
    const policies = JSON.stringify(template.findResources('AWS::IAM::Policy'));
    const onTable = policies
      .split('"Action"')
      .filter((it) => it.startsWith(':["dynamodb:GetItem"'));
    expect(onTable.length).toBeGreaterThan(0);
    expect(onTable.filter((it) => !it.includes('dynamodb:LeadingKeys'))).toEqual([]);
    expect(policies).not.toMatch(/"dynamodb:(\*|Scan)/);
  });

  test('keeps its logs for a month', () => {
    expect(() =>
      template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 }),
    ).not.toThrow();
  });

  test('has alarms that say what the customer loses', () => {
    expect(() =>
      template.allResourcesProperties('AWS::CloudWatch::Alarm', {
        AlarmDescription: Match.stringLikeRegexp('^What the customer loses: .+'),
      }),
    ).not.toThrow();
    expect(() =>
      template.resourcePropertiesCountIs(
        'AWS::CloudWatch::Alarm',
        { Namespace: 'AWS/ApiGateway' },
        1,
      ),
    ).not.toThrow();
  });
});

test('only identity signs tokens', () => {
  const signs = slices.filter((slice) =>
    JSON.stringify(templateOf(slice).findResources('AWS::IAM::Policy')).includes('"kms:Sign"'),
  );
  expect(signs).toEqual(['identity']);
});

test('what no webhook did is reconciled every few minutes', () => {
  const template = templateOf('billing');
  expect(() =>
    template.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: 'rate(5 minutes)',
      State: 'ENABLED',
      Targets: [Match.objectLike({ Arn: Match.anyValue() })],
    }),
  ).not.toThrow();
});

test('only billing reads the secret of the payment provider', () => {
  const reads = slices.filter((slice) =>
    JSON.stringify(templateOf(slice).findResources('AWS::IAM::Policy')).includes(
      '"secretsmanager:GetSecretValue"',
    ),
  );
  expect(reads).toEqual(['billing']);
});

test('the publisher retries, bisects, reports single failures and has a queue for what it gives up', () => {
  const mapping = {
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    DestinationConfig: Match.objectLike({ OnFailure: Match.anyValue() }),
    FilterCriteria: Match.anyValue(),
  };
  const template = templateOf('public-menu');
  expect(() =>
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', mapping),
  ).not.toThrow();
});
