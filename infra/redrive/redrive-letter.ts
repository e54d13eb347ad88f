import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod';
import type { DeadLetter } from './dead-letter.ts';
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
export async function redriveLetter(queue: DeadLetterQueue, letter: DeadLetter): Promise<void> {
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
