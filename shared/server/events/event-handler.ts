import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { type DomainEvent, eventSource, eventType } from '../../contracts/events/domain-event.ts';
import { log } from '../log/log.ts';
import { logged } from '../log/logged.ts';

/** EventBridge's format in a queue. */
const delivered = z.object({
  source: z.literal(eventSource),
  'detail-type': z.string(),
  detail: z.unknown(),
});

type Listener = { type: string; hear: (detail: unknown) => Promise<void> };

/** Handles an event. It may arrive twice, late, or after a newer one. */
export const on = <Schema extends z.core.$ZodType>(
  definition: DomainEvent<Schema>,
  follow: (fields: z.core.output<Schema>) => Promise<void>,
): Listener => ({
  type: eventType(definition),
  hear: async (detail) => {
    const { success, data, error } = z.safeParse(definition.fields, detail);
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

/** A function that handles a batch's events in parallel, each by its listener. The queue only redelivers failed ones. */
export const eventHandler = (...listeners: Listener[]) =>
  logged(async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const { batchItemFailures } = await processPartialResponse(
      event,
      (record: SQSRecord) => hear(record, listeners),
      new BatchProcessor(EventType.SQS),
      { throwOnFullBatchFailure: false },
    );
    return { batchItemFailures };
  });
