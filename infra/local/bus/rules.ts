import * as z from 'zod';
import type { Faults } from '../faults.ts';
import { destination, type Queues } from '../queues/queues.ts';
import type { Queue, Sent } from '../queues/queue.ts';
import type { Deployment, Resource } from '../stack/deployment.ts';
import { passes } from '../table/event-filter.ts';

const ruleSchema = z.object({
  EventBusName: z.string(),
  EventPattern: z.record(z.string(), z.unknown()),
  State: z.literal('ENABLED').default('ENABLED'),
  Targets: z.array(z.object({ Arn: z.string() })),
});

/** An event as delivered by a bus. */
export type BusEvent = { id: string; source: string; 'detail-type': string } & Record<
  string,
  unknown
>;

type Rule = { bus: string; pattern: unknown; queues: Queue[] };

const isOfBus = (resource: Resource) =>
  resource.read(z.object({ EventPattern: z.unknown().optional() })).EventPattern !== undefined;

function ruleOf(deployment: Deployment, resource: Resource, queues: Queues): Rule {
  const { EventBusName, EventPattern, Targets } = resource.read(ruleSchema);
  const targets = Targets.map(({ Arn }) => destination(queues, Arn));
  return {
    bus: deployment.find('AWS::Events::EventBus', EventBusName).ref,
    pattern: EventPattern,
    queues: targets.filter((queue) => queue !== undefined),
  };
}

/** Sends a bus's events to the queues of the matching rules. They are persisted when it returns. */
export type Deliver = (bus: string, events: readonly BusEvent[]) => void;

/** Loads every rule with an event pattern. Refuses a target that is not a queue. */
export function loadRules(deployment: Deployment, queues: Queues, faults: Faults): Deliver {
  const rules = deployment
    .ofType('AWS::Events::Rule')
    .filter(isOfBus)
    .map((resource) => ruleOf(deployment, resource, queues));
  return (bus, events) => {
    const { twice, lateMs } = faults.now;
    for (const rule of rules) {
      const fitting = events.filter((event) => rule.bus === bus && passes(rule.pattern, event));
      const sent = fitting.map((event): Sent => ({ body: JSON.stringify(event), delayMs: lateMs }));
      if (sent.length === 0) continue;
      for (const queue of rule.queues) queue.sendAll(twice ? [...sent, ...sent] : sent);
    }
  };
}
