import { Duration } from 'aws-cdk-lib';
import { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Bucket, EventType } from 'aws-cdk-lib/aws-s3';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { LambdaDestination } from 'aws-cdk-lib/aws-s3-notifications';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { alarmWhen, alarmWhenSilent, fiveMinutes } from './alarm.ts';
import { excuse } from './excuse.ts';
/** Connects a function to what wakes it, with alarms on its failures. Returns the queue of what it could not do. */
export function addEventFunction(scope, fn, definition, from) {
  const { entry, wakes } = definition;
  const alarms = { topicArn: from.alarmTopicArn, loss: definition.customerLoses };
  const failing = { ...alarms, page: 'function-fails' };
  alarmWhen(scope, `${entry}-fails`, failing, fn.metricErrors(fiveMinutes));
  const throttled = { ...alarms, page: 'function-throttled' };
  alarmWhen(scope, `${entry}-throttled`, throttled, fn.metricThrottles(fiveMinutes));
  const failed = failedQueue(scope, fn, definition, from);
  if ('everyMinutes' in wakes) wakeByClock(scope, fn, { ...definition, wakes }, failed, from);
  else wakeByChange(scope, fn, { ...definition, wakes }, failed, from);
  return failed;
}
/** Where what a function could not do lies until it is redriven. */
function failedQueue(scope, fn, definition, from) {
  const failed = new Queue(scope, `${definition.entry}-failed`, {
    enforceSSL: true,
    encryption: QueueEncryption.SQS_MANAGED,
    retentionPeriod: Duration.days(14),
  });
  const itself = 'It is itself the queue of dead letters.';
  excuse(failed, { 'AwsSolutions-SQS3': itself, 'Serverless-SQSRedrivePolicy': itself });
  excuse(fn, {
    'Serverless-LambdaDLQ': 'What it gives up goes to its queue with what was asked and answered.',
  });
  alarmWhen(
    scope,
    `${definition.entry}-gave-up`,
    { page: 'gave-up', topicArn: from.alarmTopicArn, loss: definition.customerLoses },
    failed.metricApproximateNumberOfMessagesVisible(fiveMinutes),
  );
  return failed;
}
function wakeByClock(
  scope,
  fn,
  { entry, wakes, customerLoses: loss },
  failed,
  { alarmTopicArn: topicArn },
) {
  const schedule = Schedule.rate(Duration.minutes(wakes.everyMinutes));
  const rule = new Rule(scope, `${entry}-schedule`, { schedule });
  // What EventBridge could not hand over, as against what the function then failed at.
  rule.addTarget(new LambdaFunction(fn, { deadLetterQueue: failed }));
  // Three of its runs, at least.
  const runs = fn.metricInvocations({ period: Duration.minutes(15) });
  alarmWhenSilent(scope, `${entry}-silent`, { topicArn, loss }, runs);
  // What failed is tried by the next run, not beside it.
  fn.configureAsyncInvoke({ retryAttempts: 0, onFailure: new SqsDestination(failed) });
}
/** What an owner saved is on the page within five seconds. */
const lagMs = 5000;
function wakeByChange(scope, fn, { entry, wakes, customerLoses: loss }, failed, from) {
  if ('onChangeOf' in wakes) {
    fn.addEventSource(tableStream(scope, entry, wakes, failed, from));
    const age = fn.metric('IteratorAge', { ...fiveMinutes, statistic: 'Maximum' });
    const lags = { page: 'lags', topicArn: from.alarmTopicArn, loss };
    alarmWhen(scope, `${entry}-lags`, lags, age, lagMs);
  } else {
    const bucket = Bucket.fromBucketName(scope, `${entry}-bucket`, from.imagesBucket);
    const filter = { prefix: wakes.onUploadUnder };
    bucket.addEventNotification(EventType.OBJECT_CREATED, new LambdaDestination(fn), filter);
    fn.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(failed) });
  }
}
function tableStream(scope, entry, wakes, failed, from) {
  const table = TableV2.fromTableAttributes(scope, `${entry}-table`, {
    tableArn: from.tableArn,
    tableStreamArn: from.tableStreamArn,
  });
  const { onChangeOf, changesAtOnce = 25, batchesAtOnce = 1 } = wakes;
  const prefixes = onChangeOf.map((key) => ({ prefix: key.leadingKey }));
  return new DynamoEventSource(table, {
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: changesAtOnce,
    parallelizationFactor: batchesAtOnce,
    bisectBatchOnError: true,
    retryAttempts: 8,
    reportBatchItemFailures: true,
    onFailure: new SqsDlq(failed),
    filters: [FilterCriteria.filter({ dynamodb: { Keys: { pk: { S: prefixes } } } })],
  });
}
