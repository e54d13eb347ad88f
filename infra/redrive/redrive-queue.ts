import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod';
import { type DeadLetter, isTick, readLetter } from './dead-letter.ts';
import type { DeadLetterQueue } from './dead-letter-queues.ts';
import { streamRecords } from './stream-records.ts';

const partial = z.object({ batchItemFailures: z.array(z.unknown()).min(1) });

/** In the format of its queue. */
const fromQueue = (body: string) => ({
  Records: [{ messageId: 'redriven', eventSource: 'aws:sqs', body }],
});

async function eventOf({ leadingKeys }: DeadLetterQueue, letter: DeadLetter): Promise<unknown> {
  if ('busEvent' in letter) return fromQueue(letter.busEvent);
  if ('event' in letter) return letter.event;
  return { Records: await streamRecords(letter.batch, leadingKeys) };
}

/** Invokes a function with its failed input and waits. Throws if it fails again. */
async function redriveLetter(queue: DeadLetterQueue, letter: DeadLetter): Promise<void> {
  const FunctionName = 'busEvent' in letter ? queue.listener : letter.functionArn;
  if (FunctionName === undefined) throw new Error(`${queue.name} listens to no events`);
  const Payload = JSON.stringify(await eventOf(queue, letter));
  const { FunctionError, Payload: answer } = await new LambdaClient().send(
    new InvokeCommand({ FunctionName, Payload }),
  );
  const said = answer?.transformToString() ?? 'null';
  if (FunctionError !== undefined) throw new Error(said);
  if (partial.safeParse(JSON.parse(said)).success) throw new Error(`Not all was done: ${said}`);
}

/** Longer than any function runs, so a letter being redriven is not received twice. */
const hiddenSeconds = 900;

/** A queue's result: letters left behind have a reason. */
export type Redriven = { moved: number; left: string[] };

/** Redrives all dead letters of a queue to its function. Those that fail again stay. */
export async function redriveQueue(queue: DeadLetterQueue): Promise<Redriven> {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false });
  const ticked = new Set<string>();
  const done: Redriven = { moved: 0, left: [] };
  const held: Message[] = [];
  for (let message = await next(client, queue); message; message = await next(client, queue)) {
    try {
      const letter = readLetter(message);
      const wasRun = isTick(letter) && ticked.has(letter.functionArn);
      if (!wasRun) await redriveLetter(queue, letter);
      if (isTick(letter)) ticked.add(letter.functionArn);
      await client.send(new DeleteMessageCommand(placeOf(queue, message)));
      done.moved += 1;
    } catch (error) {
      held.push(message);
      done.left.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
    }
  }
  for (const message of held) {
    const shown = { ...placeOf(queue, message), VisibilityTimeout: 0 };
    await client.send(new ChangeMessageVisibilityCommand(shown));
  }
  return done;
}

const placeOf = ({ url }: DeadLetterQueue, { ReceiptHandle }: Message) => ({
  QueueUrl: url,
  ReceiptHandle,
});

async function next(client: SQSClient, { url }: DeadLetterQueue): Promise<Message | undefined> {
  const { Messages } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl: url,
      MessageAttributeNames: ['All'],
      VisibilityTimeout: hiddenSeconds,
      // Long polling asks all SQS servers: otherwise letters may be missed.
      WaitTimeSeconds: 2,
    }),
  );
  return Messages?.[0];
}
