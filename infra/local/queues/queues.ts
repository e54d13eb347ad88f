import { join } from 'node:path';
import * as z from 'zod';
import type { Deployment } from '../stack/deployment.ts';
import { Queue } from './queue.ts';

/** The deployment's queues by ARN; a queue's URL ends like its ARN. */
export type Queues = ReadonlyMap<string, Queue>;

const queueSchema = z.object({
  RedrivePolicy: z
    .object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() })
    .optional(),
});

export function loadQueues(deployment: Deployment, dataDir: string): Queues {
  const resources = deployment.ofType('AWS::SQS::Queue');
  const queues = new Map(
    resources.map(({ attributes: { Arn = '', QueueName = '' } }) => [
      Arn,
      new Queue(join(dataDir, 'queues', `${QueueName}.json`)),
    ]),
  );
  for (const resource of resources) {
    const { RedrivePolicy } = resource.read(queueSchema);
    const queue = queues.get(resource.attributes.Arn ?? '');
    const to = destination(queues, RedrivePolicy?.deadLetterTargetArn);
    if (queue && to && RedrivePolicy) {
      queue.redrive = { to, maxReceiveCount: RedrivePolicy.maxReceiveCount };
    }
  }
  return queues;
}

/** The queue of a destination ARN; undefined without an ARN. Throws for an unknown one. */
export function destination(queues: Queues, arn: string | undefined): Queue | undefined {
  if (arn === undefined) return undefined;
  const queue = queues.get(arn);
  if (!queue) throw new Error(`${arn} is no queue of this deployment`);
  return queue;
}
