import { join } from 'node:path';
import type { Deployment } from '../stack/deployment.ts';
import { Queue } from './queue.ts';

/** The queues of the deployment, by ARN; the address of one ends as its ARN does. */
export type Queues = ReadonlyMap<string, Queue>;

export const loadQueues = (deployment: Deployment, dataDir: string): Queues =>
  new Map(
    deployment
      .ofType('AWS::SQS::Queue')
      .map(({ attributes: { Arn = '', QueueName = '' } }) => [
        Arn,
        new Queue(join(dataDir, 'queues', `${QueueName}.json`)),
      ]),
  );

/** The queue that an on-failure destination names; undefined where there is none. */
export function destination(queues: Queues, arn: string | undefined): Queue | undefined {
  if (arn === undefined) return undefined;
  const queue = queues.get(arn);
  if (!queue) throw new Error(`${arn} is no queue of this deployment`);
  return queue;
}
