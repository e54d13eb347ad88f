import { Duration } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping, type Function } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type News, newsSource, newsType } from '@menuleaf/shared/contracts/news/news.ts';
import type { EventFunction } from '@menuleaf/shared/server/slice-definition.ts';
import { alarmWhen, fiveMinutes } from '../alarms/alarm.ts';
import { excuse } from '../excuse.ts';
import type { Foundation } from '../foundation.ts';

type Listener = EventFunction & { wakes: { onNews: readonly News[] } };

/** Tries of one message before it counts as given up: AWS advises five at least. */
const tries = 5;

/** Batches at once: a thousand deleted images must not take the account's functions from its owners. */
export const listenersAtOnce = 10;

/** Seconds for which news may wait: what fails once waits for the queue's visibility and passes this. */
const lagSeconds = 60;

/** Wakes a function by news: they come by rules of its own into a queue of its own, with an alarm on their age. */
export function wakeByNews(
  scope: Construct,
  fn: Function,
  listener: Listener,
  failed: Queue,
  from: Foundation,
): void {
  const { entry, wakes, timeoutSeconds, customerLoses: loss } = listener;
  const queue = new Queue(scope, `${entry}-news`, {
    enforceSSL: true,
    encryption: QueueEncryption.SQS_MANAGED,
    retentionPeriod: Duration.days(14),
    // AWS advises six times what the function may take: a message that shows earlier would be done twice at once.
    visibilityTimeout: Duration.seconds(6 * timeoutSeconds),
    deadLetterQueue: { queue: failed, maxReceiveCount: tries },
  });
  for (const news of wakes.onNews) follow(scope, entry, news, { queue, failed }, from);
  fn.addEventSource(
    new SqsEventSource(queue, {
      batchSize: 10,
      maxConcurrency: listenersAtOnce,
      reportBatchItemFailures: true,
    }),
  );
  for (const mapping of fn.node.children.filter((it) => it instanceof EventSourceMapping)) {
    excuse(mapping, {
      'Serverless-LambdaEventSourceMappingDestination':
        'Its queue has a queue for what is given up.',
    });
  }
  const age = queue.metricApproximateAgeOfOldestMessage({ ...fiveMinutes, statistic: 'Maximum' });
  const lags = { page: 'lags', loss } as const;
  alarmWhen(scope, `${entry}-lags`, lags, age, { threshold: lagSeconds });
}

function follow(
  scope: Construct,
  entry: string,
  news: News,
  { queue, failed }: { queue: Queue; failed: Queue },
  from: Foundation,
): void {
  const eventBus = EventBus.fromEventBusName(scope, `${entry}-${news.name}-bus`, from.busOf(news));
  const rule = new Rule(scope, `${entry}-${news.name}`, {
    eventBus,
    eventPattern: { source: [newsSource], detailType: [newsType(news)] },
  });
  // What EventBridge could not hand over, as against what the function then failed at.
  rule.addTarget(new SqsQueue(queue, { deadLetterQueue: failed }));
}
