import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { isTick, readLetter } from './dead-letter.ts';
import { handBack } from './hand-back.ts';
/** Longer than any function runs: what is being handed back is handed to nobody else. */
const hiddenSeconds = 900;
/** Gives every dead letter of a queue back to its function. One that fails again stays in the queue. */
export async function redriveQueue(queue) {
  const client = new SQSClient({ useQueueUrlAsEndpoint: false });
  const ticked = new Set();
  const done = { moved: 0, left: [] };
  const held = [];
  for (let message = await next(client, queue); message; message = await next(client, queue)) {
    try {
      const letter = readLetter(message);
      const wasRun = isTick(letter) && ticked.has(letter.functionArn);
      if (!wasRun) await handBack(queue, letter);
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
const placeOf = ({ url }, { ReceiptHandle }) => ({
  QueueUrl: url,
  ReceiptHandle,
});
async function next(client, { url }) {
  const { Messages } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl: url,
      MessageAttributeNames: ['All'],
      VisibilityTimeout: hiddenSeconds,
      // Asks all of SQS's servers: without it some letters may not be seen.
      WaitTimeSeconds: 2,
    }),
  );
  return Messages?.[0];
}
