import * as z from 'zod/mini';
import { log } from '../log/log.ts';
import { eachInOrder } from '../table/each-in-order.ts';
import { readImage } from '../table/stream-image.ts';
import type { Key, Table, WriteAction } from '../table/table.ts';
import type { DynamoDBStreamEvent } from 'aws-lambda';

/** Where a slice keeps what is still to be mailed, a partition a day. */
export type QueueKey = { pk: (day: string) => string; sk: (time: string, id: string) => string };

/** Seconds; a mail that could not be sent for so long is not news any more. */
const lifetime = 3 * 86_400;
/** Milliseconds that the stream's own delivery is left, before the schedule takes a mail for lost. */
const patience = 60_000;

/** What SES answers to a mail that it will never take. */
const refusals = new Set(['BadRequestException', 'MessageRejected']);

const row = z.object({
  pk: z.string(),
  sk: z.string(),
  queued_at: z.string(),
  message: z.unknown(),
});

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const daysBack = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Part of a transaction: what is to be mailed because of it. Nobody waits for the mail, and it is not lost. */
export function queueMail(key: QueueKey, id: string, message: object, now: Date): WriteAction {
  const queued_at = now.toISOString();
  const expires_at = Math.floor(now.getTime() / 1000) + lifetime;
  const place = { pk: key.pk(dayOf(now)), sk: key.sk(queued_at, id) };
  return { Put: { Item: { ...place, message, queued_at, expires_at } } };
}

/**
 * Delivers what is queued: at once as the table's stream tells of it, later by a schedule what failed. A mail may be
 * sent twice where a function dies between sending it and noting that; it is never lost within its lifetime.
 */
export function mailQueue(
  table: Table,
  key: QueueKey,
  deliver: (message: unknown) => Promise<void>,
) {
  async function deliverOnce({ pk, sk }: Key) {
    // A record of the stream can come twice: what is not in the queue any more was sent.
    const waiting = row.safeParse(await table.get({ pk, sk })).data;
    if (!waiting) return true;
    try {
      await deliver(waiting.message);
    } catch (error) {
      const isRefused = error instanceof Error && refusals.has(error.name);
      log.error(isRefused ? 'A mail was refused for good' : 'A mail is not sent yet', {
        sk,
        error,
      });
      if (!isRefused) return false;
    }
    await table.delete({ pk, sk });
    return true;
  }

  return {
    onStream: (event: DynamoDBStreamEvent) =>
      eachInOrder(event, async ({ dynamodb }) => {
        const queued = row.safeParse(readImage(dynamodb?.NewImage)).data;
        if (queued) await deliverOnce(queued);
      }),

    /** Rejects when something still cannot be sent, which alarms. */
    async onSchedule(now: Date) {
      let waiting = 0;
      for (const days of [3, 2, 1, 0]) {
        const pk = key.pk(dayOf(daysBack(now, days)));
        const rows = z.array(row).parse(await table.queryAll(pk));
        const late = rows.filter((each) => now.getTime() - Date.parse(each.queued_at) > patience);
        for (const { sk } of late) if (!(await deliverOnce({ pk, sk }))) waiting += 1;
      }
      if (waiting > 0) throw new Error(`${waiting} mails wait to be sent`);
    },
  };
}
