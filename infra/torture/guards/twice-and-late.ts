import { always, catalogue, billing, type Guard } from './guard.ts';

export const twiceAndLate: Guard[] = [
  {
    promise: 'Of several senders of a mail one sends it',
    file: 'shared/server/mail/mail-queue-store.ts',
    line: '(attribute_not_exists(taken_until) OR taken_until <= :now)',
    without: '(attribute_exists(pk) OR taken_until <= :now)',
  },
  {
    promise: 'Nobody is told of a plan twice, or of what is over',
    file: 'services/billing/notices-store.ts',
    line: '(attribute_not_exists(told_version) OR told_version < :version)',
    without: `(:version = :version ${always})`,
    noticedBy: [`${billing}plan-notice`],
  },
  {
    promise: 'Two who tell of a plan at once tell it once',
    file: 'services/billing/notices-store.ts',
    line: '(attribute_not_exists(telling_until) OR telling_until <= :now)',
    without: `(telling_until <= :now ${always})`,
    noticedBy: [`${billing}plan-notice`],
  },
  {
    promise: 'Images are as the plan is by now, whoever follows it at the same time',
    file: 'services/catalogue/images/sync-image-access.ts',
    line: '} while (withheld !== (await isFree()));',
    without: '} while (false);',
  },
  {
    promise: 'An image that an item shows is not removed by late events',
    file: 'services/catalogue/images/remove-loose-image.ts',
    line: 'if (!(await closing.isInUse(ownerId, image)))',
    noticedBy: [`${catalogue}functions/housekeeping.api.long`],
  },
  {
    promise: 'An upload that S3 tells of twice is made once',
    file: 'services/catalogue/functions/image-maker.ts',
    line: 'const isMade = begun.outcome !== undefined;',
    without: 'const isMade = false;',
    noticedBy: ['infra/local/at-least-once.long'],
  },
  {
    promise: 'A closing that is done is not done again',
    file: 'shared/server/table/process-closings.ts',
    line: 'const closing = await store.of(user_id);',
    without:
      "const closing = { user_id, closed_at: '2026-03-01T12:00:00Z', email: '', restaurant_ids: [] };",
  },
  {
    promise: 'What the bus refuses of a call that succeeds is not lost',
    file: 'infra/events/put-events.ts',
    line: 'taken[at]?.EventId === undefined',
    without: 'at > taken.length',
    noticedBy: ['infra/events/announce-changes'],
  },
];
