import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { type DomainEvent, eventSource, eventType } from '../../contracts/events/domain-event.ts';
import { log } from '../log/log.ts';

/** As EventBridge puts it into a queue. */
const delivered = z.object({
  source: z.literal(eventSource),
  'detail-type': z.string(),
  detail: z.unknown(),
});

export type Listener = { type: string; hear: (detail: unknown) => Promise<void> };

/** What is done when something is told. It may be told twice, late, and after something newer. */
export const on = <Schema extends z.core.$ZodType>(
  told: DomainEvent<Schema>,
  follow: (fields: z.core.output<Schema>) => Promise<void>,
): Listener => ({
  type: eventType(told),
  hear: async (detail) => {
    const { success, data, error } = z.safeParse(told.fields, detail);
    if (!success) throw error;
    await follow(data);
  },
});

async function hear({ body, messageId }: SQSRecord, listeners: readonly Listener[]) {
  try {
    const { 'detail-type': type, detail } = delivered.parse(JSON.parse(body));
    const listener = listeners.find((each) => each.type === type);
    if (!listener) throw new Error(`Nobody here listens to ${type}`);
    await listener.hear(detail);
  } catch (error) {
    log.error('Events could not be followed', { message_id: messageId, error });
    throw error;
  }
}

/** Follows all events of a batch at once. What failed alone is brought again by its queue. */
export async function eachEvent(
  event: SQSEvent,
  listeners: readonly Listener[],
): Promise<SQSBatchResponse> {
  const processor = new BatchProcessor(EventType.SQS);
  const { batchItemFailures } = await processPartialResponse(
    event,
    (record: SQSRecord) => hear(record, listeners),
    processor,
    { throwOnFullBatchFailure: false },
  );
  return { batchItemFailures };
}
