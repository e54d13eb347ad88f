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
import { suppressRules } from '../suppress-rules.ts';
import type { Foundation } from '../foundation.ts';

type Listener = EventFunction & { wakes: Extract<EventFunction['wakes'], { onEvents: unknown }> };

/** Attempts per message before it is dead: AWS recommends at least five. */
const tries = 5;

/** Concurrent batches: deleting a thousand images must not use up the account's concurrency. */
export const listenerConcurrency = 10;

/** Seconds that events may wait: a single failure waits for the visibility timeout and exceeds this. */
const lagSeconds = 60;

/** Triggers a function by events: via its own rules and queue, with an alarm on message age. */
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
    // AWS recommends six times the function's timeout: if visible earlier, messages would be processed twice.
    visibilityTimeout: Duration.seconds(6 * timeoutSeconds),
    ...(wakes.delaySeconds !== undefined && {
      deliveryDelay: Duration.seconds(wakes.delaySeconds),
    }),
    deadLetterQueue: { queue: failed, maxReceiveCount: tries },
  });
  for (const event of wakes.onEvents) follow(scope, entry, event, { queue, failed }, from);
  fn.addEventSource(
    new SqsEventSource(queue, {
      batchSize: 10,
      ...(wakes.gatherSeconds !== undefined && {
        maxBatchingWindow: Duration.seconds(wakes.gatherSeconds),
      }),
      maxConcurrency: listenerConcurrency,
      reportBatchItemFailures: true,
    }),
  );
  for (const mapping of fn.node.children.filter((it) => it instanceof EventSourceMapping)) {
    suppressRules(mapping, {
      'Serverless-LambdaEventSourceMappingDestination':
        'Its queue has a queue for what is given up.',
    });
  }
  const age = queue.metricApproximateAgeOfOldestMessage({ ...fiveMinutes, statistic: 'Maximum' });
  const lags = { page: 'lags', loss } as const;
  alarmWhen(scope, `${entry}-lags`, lags, age, {
    threshold: lagSeconds + (wakes.delaySeconds ?? 0),
  });
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
  // Undelivered events, as opposed to function failures.
  rule.addTarget(new SqsQueue(queue, { deadLetterQueue: failed }));
}
