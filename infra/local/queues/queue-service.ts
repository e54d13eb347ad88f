import { createHash } from 'node:crypto';
import * as z from 'zod';
import { AwsError } from '../aws-error.ts';
import type { AwsCall, AwsService } from '../aws/endpoint.ts';
import type { Queue, Message } from './queue.ts';
import type { Queues } from './queues.ts';

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
