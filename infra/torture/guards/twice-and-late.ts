import { inFile, noticedIn, always, catalogue, billing, type Guard } from './guard.ts';

export const twiceAndLate: Guard[] = [
  ...inFile('shared/server/mail/mail-queue-store.ts', {
    'Of several senders of a mail one sends it': [
      '(attribute_not_exists(taken_until) OR taken_until <= :now)',
      '(attribute_exists(pk) OR taken_until <= :now)',
    ],
  }),
  ...noticedIn('services/billing/notices-store.ts', [`${billing}plan-notice`], {
    'Nobody is told of a plan twice, or of what is over': [
      '(attribute_not_exists(told_version) OR told_version < :version)',
      `(:version = :version ${always})`,
    ],
    'Two who tell of a plan at once tell it once': [
      '(attribute_not_exists(telling_until) OR telling_until <= :now)',
      `(telling_until <= :now ${always})`,
    ],
  }),
  ...inFile('services/catalogue/images/sync-image-access.ts', {
    'Images are as the plan is by now, whoever follows it at the same time': [
      '} while (withheld !== (await isFree()));',
      '} while (false);',
    ],
  }),
  ...noticedIn(
    'services/catalogue/images/remove-loose-image.ts',
    [`${catalogue}functions/housekeeping.api.long`],
    {
      'An image that an item shows is not removed by late events':
        'if (!(await closing.isInUse(ownerId, image)))',
    },
  ),
  ...noticedIn('services/catalogue/functions/image-maker.ts', ['infra/local/at-least-once.long'], {
    'An upload that S3 tells of twice is made once': [
      'const isMade = begun.outcome !== undefined;',
      'const isMade = false;',
    ],
  }),
  ...inFile('shared/server/table/process-closings.ts', {
    'A closing that is done is not done again': [
      'const closing = await store.of(user_id);',
      "const closing = { user_id, closed_at: '2026-03-01T12:00:00Z', email: '', restaurant_ids: [] };",
    ],
  }),
  ...noticedIn('infra/events/put-events.ts', ['infra/events/announce-changes'], {
    'What the bus refuses of a call that succeeds is not lost': [
      'taken[at]?.EventId === undefined',
      'at > taken.length',
    ],
  }),
];
