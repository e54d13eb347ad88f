import * as z from 'zod/mini';
import type { MailPlace } from '../../contracts/events/mail-place.ts';
import { log } from '../log/log.ts';
import { isConditionFailed } from '../table/conditions.ts';
import type { Key, Table, WriteAction } from '../table/table.ts';

/** Where a slice keeps what is still to be mailed, a partition a day. */
export type QueueKey = { pk: (day: string) => string; sk: (time: string, id: string) => string };

/** Seconds; a mail that could not be sent for so long is not events any more. */
const lifetime = 3 * 86_400;
/** Milliseconds that the first delivery is left, before the schedule takes a mail for lost. */
const patience = 60_000;
/** Milliseconds for which a mail is one sender's: longer than any function that sends lives. */
const turnMs = 90_000;

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
 * Delivers what is queued: at once as it is told of, later by a schedule what failed. Of several senders of one mail one
 * gets the turn. A mail may be sent twice where a function dies between sending it and noting that; it is never lost
 * within its lifetime.
 */
export function mailQueue(
  table: Table,
  key: QueueKey,
  deliver: (message: unknown) => Promise<void>,
) {
  /** Undefined where the condition does not hold. */
  async function updateIf(place: Key, change: Parameters<Table['update']>[1]) {
    try {
      return await table.update(place, change);
    } catch (error) {
      if (isConditionFailed(error)) return undefined;
      throw error;
    }
  }

  /** The mail, for who is to send it; undefined where it was sent, or somebody else is sending it. */
  async function take(place: Key, now: Date) {
    const taken = await updateIf(place, {
      UpdateExpression: 'SET taken_until = :until',
      ConditionExpression:
        'attribute_exists(pk) AND (attribute_not_exists(taken_until) OR taken_until <= :now)',
      ExpressionAttributeValues: { ':until': now.getTime() + turnMs, ':now': now.getTime() },
    });
    return taken && row.parse(taken);
  }

  /** Whoever comes next may try at once. */
  const giveBack = (place: Key) =>
    updateIf(place, {
      UpdateExpression: 'REMOVE taken_until',
      ConditionExpression: 'attribute_exists(pk)',
    });

  /** Whether nothing of it is left to do. */
  async function deliverOnce(place: Key, now: Date) {
    const waiting = await take(place, now);
    if (!waiting) return true;
    try {
      await deliver(waiting.message);
    } catch (error) {
      const isRefused = error instanceof Error && refusals.has(error.name);
      const what = isRefused ? 'A mail was refused for good' : 'A mail is not sent yet';
      log.error(what, { sk: place.sk, error });
      if (!isRefused) {
        await giveBack(place);
        return false;
      }
    }
    await table.delete(place);
    return true;
  }

  return {
    /** What fails is left to the schedule. */
    async onEvents({ day, queued_at, id }: MailPlace, now: Date) {
      await deliverOnce({ pk: key.pk(day), sk: key.sk(queued_at, id) }, now);
    },

    /** Rejects when something still cannot be sent, which alarms. */
    async onSchedule(now: Date) {
      let waiting = 0;
      for (const days of [3, 2, 1, 0]) {
        const pk = key.pk(dayOf(daysBack(now, days)));
        const rows = z.array(row).parse(await table.queryAll(pk));
        const late = rows.filter((each) => now.getTime() - Date.parse(each.queued_at) > patience);
        for (const { sk } of late) if (!(await deliverOnce({ pk, sk }, now))) waiting += 1;
      }
      if (waiting > 0) throw new Error(`${waiting} mails wait to be sent`);
    },
  };
}
