import { Template } from 'aws-cdk-lib/assertions';
import { allEvents } from '@menuleaf/shared/contracts/events/all-events.ts';
import { eventType } from '@menuleaf/shared/contracts/events/domain-event.ts';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { definitionOf } from './slices.ts';
import { readStage } from './stage.ts';
import { eventsTemplate, propertiesOf, serviceTemplate } from './testing/templates.ts';

const stage = readStage('example');
const template = eventsTemplate(stage);

const ofStream = (from: Template) =>
  propertiesOf(from, 'AWS::Lambda::EventSourceMapping').filter(({ EventSourceArn }) =>
    JSON.stringify(EventSourceArn).includes('tablestreamarn'),
  );

test('the table’s stream has two readers, as AWS advises: the publisher and the announcer', () => {
  const stacks: [string, Template][] = [
    ['events', template],
    ...slices.map((slice): [string, Template] => [slice, serviceTemplate(slice, stage)]),
  ];
  const readers = stacks.flatMap(([name, from]) => ofStream(from).map(() => name));
  expect(readers).toEqual(['events', 'public-menu']);
});

test('the announcer is woken by five patterns at most, which is what AWS takes of one reader', () => {
  const [reader] = ofStream(template);
  expect(reader?.FilterCriteria.Filters.length).toBeLessThanOrEqual(5);
  expect(reader).toMatchObject({
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    StartingPosition: 'TRIM_HORIZON',
  });
  expect(JSON.stringify(reader?.DestinationConfig)).toContain('announcerfailed');
});

test('what was told is kept for two weeks, to be told again', () => {
  expect(propertiesOf(template, 'AWS::Events::Archive')).toMatchObject([{ RetentionDays: 14 }]);
});

test('each events is told by a parameter, without which nobody who listens to it is deployed', () => {
  const names = propertiesOf(template, 'AWS::SSM::Parameter').map(({ Name }): string => Name);
  const eventParameters = allEvents.map((event) => `/menuleaf/example/events/${eventType(event)}`);
  expect(names.toSorted()).toEqual(
    [...eventParameters, '/menuleaf/example/events/failed-queues'].toSorted(),
  );
  const heard = slices
    .flatMap((slice) => definitionOf(slice).eventFunctions)
    .flatMap(({ wakes }) => ('onEvents' in wakes ? wakes.onEvents.map(eventType) : []));
  // Only what has listeners is published.
  expect([...new Set(heard)].toSorted()).toEqual(allEvents.map(eventType).toSorted());
});

test('the announcer may read the stream and tell, and nothing else', () => {
  const actions: string[] = propertiesOf(template, 'AWS::IAM::Policy').flatMap(
    ({ PolicyDocument }) =>
      PolicyDocument.Statement.flatMap(({ Action }: { Action: string | string[] }) => Action),
  );
  expect(actions.filter((it) => !/^(logs|xray):/.test(it)).toSorted()).toEqual([
    'dynamodb:DescribeStream',
    'dynamodb:GetRecords',
    'dynamodb:GetShardIterator',
    'dynamodb:ListStreams',
    'events:PutEvents',
    'sqs:GetQueueAttributes',
    'sqs:GetQueueUrl',
    'sqs:SendMessage',
  ]);
});

test('events that are late, fail or are given up go off', () => {
  const pages = propertiesOf(template, 'AWS::CloudWatch::Alarm').map(
    ({ AlarmDescription }) => /#(.*)$/.exec(AlarmDescription)?.[1] ?? 'none',
  );
  expect(pages.toSorted()).toEqual(['function-fails', 'function-throttled', 'gave-up', 'lags']);
});
