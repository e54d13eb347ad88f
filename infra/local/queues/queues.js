import { join } from 'node:path';
import { Queue } from './queue.ts';
export const loadQueues = (deployment, dataDir) =>
  new Map(
    deployment
      .ofType('AWS::SQS::Queue')
      .map(({ attributes: { Arn = '', QueueName = '' } }) => [
        Arn,
        new Queue(join(dataDir, 'queues', `${QueueName}.json`)),
      ]),
  );
/** The queue that an on-failure destination names; undefined where there is none. */
export function destination(queues, arn) {
  if (arn === undefined) return undefined;
  const queue = queues.get(arn);
  if (!queue) throw new Error(`${arn} is no queue of this deployment`);
  return queue;
}
