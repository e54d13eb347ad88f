import type { Message } from '@aws-sdk/client-sqs';
import { eventSource } from '@menuleaf/shared/contracts/events/domain-event.ts';
import * as z from 'zod';

const batchSchema = z.object({
  streamArn: z.string(),
  shardId: z.string(),
  startSequenceNumber: z.string(),
  endSequenceNumber: z.string(),
});

/** Where the records of a batch stand in the table's stream. */
export type StreamBatch = z.infer<typeof batchSchema>;

const requestContext = z.object({ functionArn: z.string() });
const fromStream = z.object({ requestContext, DDBStreamBatchInfo: batchSchema });
const fromInvocation = z.object({ requestContext, requestPayload: z.unknown() });

const fromBus = z.object({ source: z.literal(eventSource) });

/** What a function was to do: with an event, with records of the stream, or with events, as the bus worded it. */
export type DeadLetter =
  | { functionArn: string; event: unknown }
  | { functionArn: string; batch: StreamBatch }
  | { busEvent: string };

/**
 * A message of a queue of dead letters: from Lambda of a batch or of an asynchronous invocation, or from EventBridge the
 * event itself with its target beside it; or events that a listener's queue gave up. Refuses anything else.
 */
export function readLetter({ Body = '', MessageAttributes = {} }: Message): DeadLetter {
  const body: unknown = JSON.parse(Body);
  // Whether the bus or the queue gave it up: who listens is known by the queue.
  if (fromBus.safeParse(body).success) return { busEvent: Body };
  const stream = fromStream.safeParse(body).data;
  if (stream) {
    return { functionArn: stream.requestContext.functionArn, batch: stream.DDBStreamBatchInfo };
  }
  const invocation = fromInvocation.safeParse(body).data;
  if (invocation) {
    const { functionArn } = invocation.requestContext;
    return { functionArn, event: invocation.requestPayload };
  }
  const target = MessageAttributes['TARGET_ARN']?.StringValue;
  if (target !== undefined) return { functionArn: target, event: body };
  throw new Error('The message is of neither Lambda nor EventBridge');
}

const tick = z.object({ source: z.literal('aws.events') });

/** Whether the clock alone called: one run does what all that were missed would have done. */
export const isTick = (letter: DeadLetter): letter is Extract<DeadLetter, { event: unknown }> =>
  'event' in letter && tick.safeParse(letter.event).success;
