import * as z from 'zod/mini';
import type { MailPlace } from '../../contracts/events/mail-place.ts';
import { countBusiness } from '../log/count-business.ts';
import { log } from '../log/log.ts';
import { unlessRefused } from '../table/conditions.ts';
import type { Key, Table, WriteAction } from '../table/table.ts';
import { setting } from '../table/setting.ts';

/** Key of a slice's mail queue, with a partition per day. */
export type QueueKey = { pk: (day: string) => string; sk: (time: string, id: string) => string };

/** Seconds; a mail unsent for this long is obsolete. */
const lifetime = 3 * 86_400;
/** Milliseconds for the first delivery, before the schedule retries a mail. */
const firstDeliveryMs = 60_000;
/** Milliseconds of a sender's lease on a mail: longer than any sending function runs. */
const leaseMs = 90_000;

/** Milliseconds until a mail that could not be sent is tried again: twice as long each time, an hour at most. */
const pauseMs = (failures: number) => Math.min(30_000 * 2 ** (failures - 1), 3_600_000);

/** SES errors that a mail itself is the cause of. */
const refusals = new Set(['BadRequestException', 'MessageRejected']);
/**
 * Of these, the one that passes: our domain, or in the sandbox the recipient, is not verified
 * (docs.aws.amazon.com/ses/latest/dg/troubleshoot-error-messages.html).
 */
const unverified = /not verified|failed the check/i;

const isRefused = (error: unknown) =>
  error instanceof Error && refusals.has(error.name) && !unverified.test(error.message);

const row = z.object({
  pk: z.string(),
  sk: z.string(),
  queued_at: z.string(),
  message: z.unknown(),
  /** Nobody tries before: somebody sends it, or it could not be sent. */
  taken_until: z._default(z.number(), 0),
  failures: z._default(z.number(), 0),
});
type Row = z.infer<typeof row>;

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const daysBack = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Part of a transaction: queues a mail caused by it. Nobody waits for the mail, and it is not lost. */
export function queueMail(key: QueueKey, id: string, message: object, now: Date): WriteAction {
  const queued_at = now.toISOString();
  const expires_at = Math.floor(now.getTime() / 1000) + lifetime;
  const place = { pk: key.pk(dayOf(now)), sk: key.sk(queued_at, id) };
  return { Put: { Item: { ...place, message, queued_at, expires_at } } };
}

/**
 * Delivers queued mail: on its event, and failures on a schedule, more patiently each time, so that mails that cannot
 * be sent do not keep the others waiting. A lease picks one of several senders. A mail may be sent twice if a function
 * dies before it records the sending; it is never lost within its lifetime.
 */
export function mailQueue(
  table: Table,
  key: QueueKey,
  deliver: (message: unknown) => Promise<void>,
) {
  /** Leases the mail to a sender; undefined if it was sent or another sender has the lease. */
  async function takeLease(place: Key, now: Date) {
    const change = {
      ...setting({ taken_until: now.getTime() + leaseMs }, { ':now': now.getTime() }),
      ConditionExpression:
        'attribute_exists(pk) AND (attribute_not_exists(taken_until) OR taken_until <= :now)',
    };
    const taken = await unlessRefused(table.update(place, change));
    return taken && row.parse(taken);
  }

  /** Has it wait, unless somebody else has taken or sent it since. */
  const postpone = (place: Key, { taken_until, failures }: Row, now: Date) => {
    const again = { failures: failures + 1, taken_until: now.getTime() + pauseMs(failures + 1) };
    const change = {
      ...setting(again, { ':taken': taken_until }),
      ConditionExpression: 'taken_until = :taken',
    };
    return unlessRefused(table.update(place, change));
  };

  /** Returns whether it is done. */
  async function deliverOnce(place: Key, now: Date) {
    const waiting = await takeLease(place, now);
    if (!waiting) return true;
    try {
      await deliver(waiting.message);
    } catch (error) {
      const isLost = isRefused(error);
      const what = isLost ? 'A mail was refused for good' : 'A mail is not sent yet';
      log.error(what, { sk: place.sk, error });
      if (!isLost) {
        await postpone(place, waiting, now);
        return false;
      }
      await countBusiness('DroppedMails');
    }
    await table.delete(place);
    return true;
  }

  return {
    /** Failures are left to the schedule. */
    async onEvents({ day, queued_at, id }: MailPlace, now: Date) {
      await deliverOnce({ pk: key.pk(day), sk: key.sk(queued_at, id) }, now);
    },

    /** Rejects while any mail is unsent, which triggers an alarm. */
    async onSchedule(now: Date) {
      let waiting = 0;
      for (const days of [3, 2, 1, 0]) {
        const pk = key.pk(dayOf(daysBack(now, days)));
        const rows = z.array(row).parse(await table.queryAll(pk));
        const late = rows.filter(
          (each) => now.getTime() - Date.parse(each.queued_at) > firstDeliveryMs,
        );
        for (const { sk, taken_until, failures } of late) {
          const isDone =
            taken_until > now.getTime() ? failures === 0 : await deliverOnce({ pk, sk }, now);
          if (!isDone) waiting += 1;
        }
      }
      if (waiting > 0) throw new Error(`${waiting} mails wait to be sent`);
    },
  };
}
