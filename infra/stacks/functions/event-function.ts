import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Bucket, EventType } from 'aws-cdk-lib/aws-s3';
import { LambdaDestination } from 'aws-cdk-lib/aws-s3-notifications';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { EventFunction } from '@menuleaf/shared/server/slice-definition.ts';
import { alarmWhenSilent } from '../alarms/alarm.ts';
import { deadLetterQueue } from './dead-letter-queue.ts';
import type { Foundation } from '../foundation.ts';
import { wakeByEvents } from './wake-by-events.ts';
import { wakeByStream } from './wake-by-stream.ts';

type Woken<Wakes> = EventFunction & { wakes: Wakes };

function wakerOf(wakes: EventFunction['wakes']) {
  if ('onEvents' in wakes) return 'queue';
  return 'onChangeOf' in wakes ? 'stream' : 'call';
}

/** Connects a function to its trigger, with alarms. Returns its dead-letter queue. */
export function addEventFunction(
  scope: Construct,
  fn: Function,
  definition: EventFunction,
  from: Foundation,
): Queue {
  const { entry, wakes, customerLoses: loss } = definition;
  const failed = deadLetterQueue(scope, fn, { entry, loss, wokenBy: wakerOf(wakes) });
  if ('everyMinutes' in wakes) wakeByClock(scope, fn, { ...definition, wakes }, failed);
  else if ('onEvents' in wakes) wakeByEvents(scope, fn, { ...definition, wakes }, failed, from);
  else if ('onChangeOf' in wakes) {
    const { onChangeOf, ...shape } = wakes;
    const S = onChangeOf.map((key) => ({ prefix: key.leadingKey }));
    const patterns = [{ dynamodb: { Keys: { pk: { S } } } }];
    wakeByStream(scope, fn, { entry, loss, patterns, ...shape }, failed, from);
  } else wakeByUpload(scope, fn, { ...definition, wakes }, failed, from);
  return failed;
}

function wakeByClock(
  scope: Construct,
  fn: Function,
  { entry, wakes, customerLoses: loss }: Woken<{ everyMinutes: number; runs?: number }>,
  failed: Queue,
): void {
  const schedule = Schedule.rate(Duration.minutes(wakes.everyMinutes));
  const rule = new Rule(scope, `${entry}-schedule`, { schedule });
  for (let run = 0; run < (wakes.runs ?? 1); run += 1) {
    // Undelivered events, as opposed to function failures.
    rule.addTarget(new LambdaFunction(fn, { deadLetterQueue: failed }));
  }
  // At least three runs.
  const runs = fn.metricInvocations({ period: Duration.minutes(15) });
  alarmWhenSilent(scope, `${entry}-silent`, { page: 'silent', loss }, runs);
  // The next scheduled run retries, not a parallel one.
  fn.configureAsyncInvoke({ retryAttempts: 0, onFailure: new SqsDestination(failed) });
}

function wakeByUpload(
  scope: Construct,
  fn: Function,
  { entry, wakes }: Woken<{ onUploadUnder: string; bucket: 'images' | 'guests' }>,
  failed: Queue,
  from: Foundation,
): void {
  const name = wakes.bucket === 'images' ? from.imagesBucket : from.guestsBucket;
  const bucket = Bucket.fromBucketName(scope, `${entry}-bucket`, name);
  const filter = { prefix: wakes.onUploadUnder };
  bucket.addEventNotification(EventType.OBJECT_CREATED, new LambdaDestination(fn), filter);
  fn.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(failed) });
}
