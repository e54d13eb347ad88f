import { join } from 'node:path';
import { Duration, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { allEvents } from '@menuleaf/shared/contracts/events/all-events.ts';
import { eventSource, eventType } from '@menuleaf/shared/contracts/events/domain-event.ts';
import { addFaultsAlarm } from './alarms/faults-alarm.ts';
import { deployedBy, withinBoundary } from './deployed-by.ts';
import { deadLetterQueue } from './functions/dead-letter-queue.ts';
import { foundationFor } from './foundation.ts';
import { lambdaFunction } from './functions/lambda-function.ts';
import { eventPatterns } from './events-patterns.ts';
import { publish } from './parameters.ts';
import { addDashboard } from './slice-dashboard.ts';
import type { Stage } from './stage.ts';
import { wakeByStream } from './functions/wake-by-stream.ts';

const entry = 'announcer';
const loss =
  'Mails are late, closed accounts are dealt with late, and plans do not reach images and notices.';

/** The event bus between slices, and the one function that publishes the table's changes on it. */
export class EventsStack extends Stack {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, deployedBy('platform', stage));
    withinBoundary(this, stage);
    const from = foundationFor(this, stage.name);
    const bus = new EventBus(this, 'Bus');
    // Events can be replayed after a listener bug: `aws events start-replay`, see the runbook.
    bus.archive('Archive', {
      eventPattern: { source: [eventSource] },
      retention: Duration.days(14),
    });
    const role = new Role(this, `${entry}-role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    role.addToPolicy(
      new PolicyStatement({ actions: ['events:PutEvents'], resources: [bus.eventBusArn] }),
    );
    const fn = lambdaFunction(
      this,
      entry,
      {
        folder: join(import.meta.dirname, '../events/dist', entry),
        role,
        timeoutSeconds: 30,
        // One batch per shard of the stream; large tables have several.
        reservedConcurrency: 10,
        environment: { BUS_NAME: bus.eventBusName },
        service: 'events',
      },
      stage,
    );
    const failed = deadLetterQueue(this, fn, { entry, loss, wokenBy: 'stream' });
    wakeByStream(
      this,
      fn,
      { entry, loss, patterns: eventPatterns, changesAtOnce: 100 },
      failed,
      from,
    );
    const addresses = this.toJsonString({ [entry]: failed.queueUrl });
    publish(this, stage.name, 'events/failed-queues', addresses);
    // One per event, so that listeners cannot deploy before it is published.
    for (const event of allEvents) {
      publish(this, stage.name, `events/${eventType(event)}`, bus.eventBusName);
    }
    addFaultsAlarm(this, { topicArn: from.alarmTopicArn, loss, unless: from.tableThrottledArn });
    addDashboard(this);
  }
}
