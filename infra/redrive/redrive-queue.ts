import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { isTick, readLetter } from './dead-letter.ts';
import type { DeadLetterQueue } from './dead-letter-queues.ts';
import { redriveLetter } from './redrive-letter.ts';

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
