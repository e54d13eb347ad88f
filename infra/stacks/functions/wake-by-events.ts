import { Duration } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping, type Function } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import {
  type DomainEvent,
  eventSource,
  eventType,
} from '@menuleaf/shared/contracts/events/domain-event.ts';
import type { EventFunction } from '@menuleaf/shared/server/slice-definition.ts';
import { alarmWhen, fiveMinutes } from '../alarms/alarm.ts';
import { excuse } from '../excuse.ts';
import type { Foundation } from '../foundation.ts';

type Listener = EventFunction & { wakes: Extract<EventFunction['wakes'], { onEvents: unknown }> };

/** Tries of one message before it counts as given up: AWS advises five at least. */
const tries = 5;

/** Batches at once: a thousand deleted images must not take the account's functions from its owners. */
export const listenersAtOnce = 10;

/** Seconds for which events may wait: what fails once waits for the queue's visibility and passes this. */
const lagSeconds = 60;

/** Wakes a function by events: they come by rules of its own into a queue of its own, with an alarm on their age. */
export function wakeByEvents(
  scope: Construct,
  fn: Function,
  listener: Listener,
  failed: Queue,
  from: Foundation,
): void {
  const { entry, wakes, timeoutSeconds, customerLoses: loss } = listener;
  const queue = new Queue(scope, `${entry}-events`, {
    enforceSSL: true,
    encryption: QueueEncryption.SQS_MANAGED,
    retentionPeriod: Duration.days(14),
    // AWS advises six times what the function may take: a message that shows earlier would be done twice at once.
    visibilityTimeout: Duration.seconds(6 * timeoutSeconds),
    deadLetterQueue: { queue: failed, maxReceiveCount: tries },
  });
  for (const event of wakes.onEvents) follow(scope, entry, event, { queue, failed }, from);
  fn.addEventSource(
    new SqsEventSource(queue, {
      batchSize: 10,
      ...(wakes.gatherSeconds !== undefined && {
        maxBatchingWindow: Duration.seconds(wakes.gatherSeconds),
      }),
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
  event: DomainEvent,
  { queue, failed }: { queue: Queue; failed: Queue },
  from: Foundation,
): void {
  const eventBus = EventBus.fromEventBusName(
    scope,
    `${entry}-${event.name}-bus`,
    from.busOf(event),
  );
  const rule = new Rule(scope, `${entry}-${event.name}`, {
    eventBus,
    eventPattern: { source: [eventSource], detailType: [eventType(event)] },
  });
  // What EventBridge could not hand over, as against what the function then failed at.
  rule.addTarget(new SqsQueue(queue, { deadLetterQueue: failed }));
}
