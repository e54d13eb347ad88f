import { createHash } from 'node:crypto';
import type { Delivery } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import { testEvent, webhookEvents } from '@menuleaf/shared/contracts/catalogue/webhook-events.ts';
import { unlessRefused } from '@menuleaf/shared/server/table/conditions.ts';
import { partOf, parts } from '@menuleaf/shared/server/table/hash-parts.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { Table, WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import * as z from 'zod/mini';
import type { Outcome } from './post-message.ts';

/** Seconds a delivery is kept. */
const lifetime = 30 * 86_400;
/** Milliseconds until the schedule presumes the first attempt lost. */
const firstTryMs = 60_000;
/** Lease of an attempt in milliseconds: longer than any sending function's timeout. */
const leaseMs = 60_000;
const pageLength = 50;

const nullableText = z._default(z.nullable(z.string()), null);

const storedDelivery = z.object({
  id: z.string(),
  webhook_id: z.string(),
  /** Lets receivers deduplicate. */
  message_id: z.string(),
  event: z.enum([...webhookEvents, testEvent]),
  body: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  created_at: z.string(),
  attempts: z.number(),
  last_attempt_at: nullableText,
  response_status: z._default(z.nullable(z.number()), null),
  problem: nullableText,
  next_attempt_at: nullableText,
  /** Sent by hand: attempted even if it is failing. */
  by_hand: z._default(z.boolean(), false),
  leased_until: z.optional(z.number()),
});
export type StoredDelivery = z.infer<typeof storedDelivery>;

const dueRow = z.object({
  pk: z.string(),
  sk: z.string(),
  owner_id: z.string(),
  delivery_id: z.string(),
});
export type DueRow = z.infer<typeof dueRow>;

const keyOf = rowKey(keys.webhookDelivery);
/** Where a delivery is due, by its owner: what one has waiting is not before what others have. */
const dueKey = (ownerId: string, at: string, id: string) =>
  rowKey(keys.webhookDue)(partOf(ownerId), at, id);

/** The one part of before. Its rows move to their owner's with the next attempt, within three days. */
const formerPart = 'ALL';

/** Sorts by time; deterministic per change and webhook, so duplicate events queue one message. */
export function deliveryId(at: Date, ...about: readonly string[]): string {
  const mark = createHash('sha256').update(about.join('\n')).digest('hex').slice(0, 24);
  return `${at.getTime().toString(36).padStart(9, '0')}-${mark}`;
}

type Fresh = Pick<
  StoredDelivery,
  'id' | 'webhook_id' | 'message_id' | 'event' | 'body' | 'by_hand'
>;

/** Webhook deliveries and their outcomes. */
export function deliveriesStore(table: Table) {
  return {
    /** Queues a message once; its row's event triggers the sender. */
    async queue(ownerId: string, fresh: Fresh, now: Date): Promise<StoredDelivery> {
      const next_attempt_at = new Date(now.getTime() + firstTryMs).toISOString();
      const waiting = { state: 'waiting' as const, created_at: now.toISOString(), attempts: 0 };
      const delivery = { ...fresh, ...waiting, next_attempt_at };
      const expires_at = Math.floor(now.getTime() / 1000) + lifetime;
      const due = { owner_id: ownerId, delivery_id: fresh.id };
      await unlessRefused(
        table.transact([
          {
            Put: {
              Item: { ...keyOf(ownerId, fresh.id), ...delivery, expires_at },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
          { Put: { Item: { ...dueKey(ownerId, next_attempt_at, fresh.id), ...due } } },
        ]),
      );
      return storedDelivery.parse(delivery);
    },

    async delivery(ownerId: string, id: string): Promise<StoredDelivery | undefined> {
      const row = await table.get(keyOf(ownerId, id));
      return row && storedDelivery.parse(row);
    },

    /** Newest first. */
    async deliveries(ownerId: string, before: string | undefined) {
      const page = await table.queryLast(keys.webhookDelivery.pk(ownerId), pageLength, before);
      return {
        deliveries: z.array(storedDelivery).parse(page.items),
        next: z.optional(z.string()).parse(page.next),
      };
    },

    /** Leases the attempt after this many; undefined if another sender has it or made it. */
    async take(ownerId: string, id: string, attempts: number, now: Date) {
      const row = await unlessRefused(
        table.update(keyOf(ownerId, id), {
          ...setting(
            { leased_until: now.getTime() + leaseMs },
            { ':waiting': 'waiting', ':attempts': attempts, ':now': now.getTime() },
          ),
          ConditionExpression:
            '#state = :waiting AND attempts = :attempts AND (attribute_not_exists(leased_until) OR leased_until <= :now)',
          ExpressionAttributeNames: { '#leased_until': 'leased_until', '#state': 'state' },
        }),
      );
      return row && storedDelivery.parse(row);
    },

    /** Stores an attempt's outcome and the next due time; without one it ends. */
    async note(
      ownerId: string,
      { id, attempts, next_attempt_at: before, last_attempt_at, leased_until }: StoredDelivery,
      { status, problem }: Outcome,
      { isTry, next, now }: { isTry: boolean; next: Date | undefined; now: Date },
    ) {
      const next_attempt_at = next?.toISOString() ?? null;
      const state = next ? 'waiting' : problem === null ? 'delivered' : 'failed';
      const due = { owner_id: ownerId, delivery_id: id };
      const changes: WriteAction[] = [
        {
          Update: {
            Key: keyOf(ownerId, id),
            ...setting(
              {
                state,
                problem,
                next_attempt_at,
                attempts: attempts + (isTry ? 1 : 0),
                response_status: status,
                last_attempt_at: isTry ? now.toISOString() : last_attempt_at,
                leased_until: undefined,
              },
              { ':lease': leased_until },
            ),
            ConditionExpression: 'leased_until = :lease',
          },
        },
        // For the same time the Put overwrites it: a transaction takes each row once.
        ...(before === null || before === next_attempt_at
          ? []
          : [{ Delete: { Key: dueKey(ownerId, before, id) } }]),
        ...(next_attempt_at === null
          ? []
          : [{ Put: { Item: { ...dueKey(ownerId, next_attempt_at, id), ...due } } }]),
      ];
      // The lease expired and another sender took over: its result stands.
      await unlessRefused(table.transact(changes));
    },

    /** Due deliveries, of each part so many at most, most overdue first. */
    async due(now: Date, most: number): Promise<DueRow[]> {
      const all = [formerPart, ...parts].map((part) => keys.webhookDue.pk(part));
      const rows = await Promise.all(all.map((pk) => table.queryFirst(pk, most)));
      const last = keys.webhookDue.sk(now.toISOString(), '~');
      return z
        .array(dueRow)
        .parse(rows.flat())
        .filter(({ sk }) => sk <= last);
    },

    /** Whether a delivery still waits for the time of this row. */
    isDue: (row: DueRow, { id, state, next_attempt_at: at }: StoredDelivery) =>
      state === 'waiting' && row.sk === keys.webhookDue.sk(at ?? '', id),

    /** For a delivery that is missing, finished, or due at another time. */
    async forgetDue({ pk, sk }: DueRow) {
      await table.delete({ pk, sk });
    },
  };
}

export type DeliveriesStore = ReturnType<typeof deliveriesStore>;

/** A delivery as its owner sees it. */
export const deliveryReply = (stored: StoredDelivery): Delivery => {
  const { message_id: _message, by_hand: _byHand, leased_until: _lease, ...shown } = stored;
  return shown;
};
