import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { routeKey } from '@menuleaf/shared/http/contract.ts';
import { slices } from '@menuleaf/shared/table/keys.ts';
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
      template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: routeKey(call) });
    }
    template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: '$default' });
  });

  test('reaches the table by leading keys alone', () => {
    const policies = JSON.stringify(template.findResources('AWS::IAM::Policy'));
    const onTable = /"dynamodb:(GetItem|PutItem)"/;
    for (const statement of policies.split('"Effect"')) {
      if (onTable.test(statement)) expect(statement).toContain('dynamodb:LeadingKeys');
    }
    expect(policies).not.toMatch(/"dynamodb:(\*|Scan)/);
  });

  test('keeps its logs for a month', () => {
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
  });

  test('has alarms that say what the customer loses', () => {
    template.allResourcesProperties('AWS::CloudWatch::Alarm', {
      AlarmDescription: Match.stringLikeRegexp('^What the customer loses: .+'),
    });
    template.resourcePropertiesCountIs(
      'AWS::CloudWatch::Alarm',
      { Namespace: 'AWS/ApiGateway' },
      1,
    );
  });
});

test('only identity signs tokens', () => {
  const signs = slices.filter((slice) =>
    JSON.stringify(templateOf(slice).findResources('AWS::IAM::Policy')).includes('"kms:Sign"'),
  );
  expect(signs).toEqual(['identity']);
});

test('the publisher retries, bisects, reports single failures and has a queue for what it gives up', () => {
  templateOf('public-menu').hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    DestinationConfig: Match.objectLike({ OnFailure: Match.anyValue() }),
    FilterCriteria: Match.anyValue(),
  });
});
