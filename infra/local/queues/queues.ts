import { join } from 'node:path';
import * as z from 'zod';
import type { Deployment } from '../stack/deployment.ts';
import { Queue, type Message } from './queue.ts';
import { createHash } from 'node:crypto';
import { AwsError } from '../aws-error.ts';
import type { AwsCall, AwsService } from '../aws/endpoint.ts';

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

const input = z.object({
  QueueUrl: z.string(),
  ReceiptHandle: z.string().default(''),
  MaxNumberOfMessages: z.number().min(1).max(10).default(1),
  VisibilityTimeout: z.number().min(0).max(43_200).default(30),
});
type Input = z.infer<typeof input>;

const described = ({ id, body, attributes }: Message) => ({
  MessageId: id,
  ReceiptHandle: id,
  Body: body,
  MD5OfBody: createHash('md5').update(body).digest('hex'),
  MessageAttributes: Object.fromEntries(
    Object.entries(attributes).map(([name, StringValue]) => [
      name,
      { DataType: 'String', StringValue },
    ]),
  ),
});

const operations: Record<string, (queue: Queue, asked: Input) => unknown> = {
  ReceiveMessage: (queue, { MaxNumberOfMessages, VisibilityTimeout }) => ({
    Messages: queue.receive(MaxNumberOfMessages, VisibilityTimeout * 1000).map(described),
  }),
  DeleteMessage: (queue, { ReceiptHandle }) => queue.delete(ReceiptHandle),
  ChangeMessageVisibility: (queue, { ReceiptHandle, VisibilityTimeout }) =>
    queue.hide(VisibilityTimeout * 1000, ReceiptHandle),
};

function demanded(call: AwsCall, queues: Queues, url: string): Queue {
  const [arn, queue] =
    [...queues].find(([known]) => known.split(':').at(-1) === url.split('/').at(-1)) ?? [];
  if (!arn || !queue) {
    const message = 'The specified queue does not exist.';
    throw new AwsError(400, 'AWS.SimpleQueueService.NonExistentQueue', message);
  }
  call.demand(call.operation.replace('AmazonSQS.', 'sqs:'), arn);
  return queue;
}

/** SQS, as needed to drain a dead-letter queue; no long polling. */
export function queueService(queues: Queues): AwsService {
  return {
    prefix: 'AmazonSQS.',
    answer: async (call) => {
      const run = operations[call.operation.split('.')[1] ?? ''];
      if (!run) {
        const message = `The local cloud does not serve ${call.operation}`;
        throw new AwsError(400, 'UnknownOperationException', message);
      }
      const asked = input.parse(JSON.parse(call.body.toString()));
      const answer = run(demanded(call, queues, asked.QueueUrl), asked) ?? {};
      return { status: 200, body: JSON.stringify(answer) };
    },
  };
}
