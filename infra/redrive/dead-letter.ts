import type { Message } from '@aws-sdk/client-sqs';
import { eventSource } from '@menuleaf/shared/contracts/events/domain-event.ts';
import * as z from 'zod';

const batchSchema = z.object({
  streamArn: z.string(),
  shardId: z.string(),
  startSequenceNumber: z.string(),
  endSequenceNumber: z.string(),
});

/** The position of a batch in the table's stream. */
export type StreamBatch = z.infer<typeof batchSchema>;

const requestContext = z.object({ functionArn: z.string() });
const fromStream = z.object({ requestContext, DDBStreamBatchInfo: batchSchema });
const fromInvocation = z.object({ requestContext, requestPayload: z.unknown() });

const fromBus = z.object({ source: z.literal(eventSource) });

/** A function's failed input: an event, stream records, or a bus event as text. */
export type DeadLetter =
  | { functionArn: string; event: unknown }
  | { functionArn: string; batch: StreamBatch }
  | { busEvent: string };

/**
 * Parses a dead-letter message: from Lambda for a stream batch or async invocation, from EventBridge the event itself
 * with its target as an attribute, or from a listener's queue. Throws for anything else.
 */
export function readLetter({ Body = '', MessageAttributes = {} }: Message): DeadLetter {
  const body: unknown = JSON.parse(Body);
  // Given up by the bus or the queue: the queue identifies the listener.
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

/** Whether it is a scheduled call: one run makes up for all missed ones. */
export const isTick = (letter: DeadLetter): letter is Extract<DeadLetter, { event: unknown }> =>
  'event' in letter && tick.safeParse(letter.event).success;
