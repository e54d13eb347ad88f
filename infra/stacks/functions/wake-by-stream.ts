import { Fn } from 'aws-cdk-lib';
import { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import {
  CfnFunction,
  FilterCriteria,
  StartingPosition,
  type Function,
} from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { alarmWhen, fiveMinutes } from '../alarms/alarm.ts';
import type { Foundation } from '../foundation.ts';

type Reads = {
  entry: string;
  loss: string;
  /** Filters for records: at least one must match (AWS: 5 at most). */
  patterns: Record<string, unknown>[];
  changesAtOnce?: number;
  batchesAtOnce?: number;
};

/** Saved changes must be on the page within five seconds. */
const lagMs = 5000;

/** Triggers a function by the table's changes, in order, with an alarm on its lag. */
export function wakeByStream(
  scope: Construct,
  fn: Function,
  { entry, loss, ...reads }: Reads,
  failed: Queue,
  from: Foundation,
): void {
  const table = TableV2.fromTableAttributes(scope, `${entry}-table`, {
    // A stream's ARN has its table's.
    tableArn: Fn.select(0, Fn.split('/stream/', from.tableStreamArn)),
    tableStreamArn: from.tableStreamArn,
  });
  const { patterns, changesAtOnce = 25, batchesAtOnce = 1 } = reads;
  fn.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: changesAtOnce,
      parallelizationFactor: batchesAtOnce,
      bisectBatchOnError: true,
      retryAttempts: 8,
      reportBatchItemFailures: true,
      onFailure: new SqsDlq(failed),
      filters: patterns.map((pattern) => FilterCriteria.filter(pattern)),
    }),
  );
  // Failed manual invocations go to the same queue as the stream's.
  if (fn.node.defaultChild instanceof CfnFunction)
    fn.node.defaultChild.deadLetterConfig = { targetArn: failed.queueArn };
  const age = fn.metric('IteratorAge', { ...fiveMinutes, statistic: 'Maximum' });
  const lags = { page: 'lags', loss } as const;
  alarmWhen(scope, `${entry}-lags`, lags, age, { threshold: lagMs });
}
