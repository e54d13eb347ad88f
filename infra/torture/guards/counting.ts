import { always, publicMenu, type Guard } from './guard.ts';

export const counting: Guard[] = [
  {
    promise: 'A guest is counted once, however often a part of the log is counted',
    file: `${publicMenu}guests/guests-store.ts`,
    line: 'if (before && before.counted_to >= to) return true;',
    without: '',
    noticedBy: [`${publicMenu}guests/count-guests`],
  },
  {
    promise: 'Who asks not to be tracked is not counted',
    file: 'infra/edge/count-guests.ts',
    line: "if (said('sec-gpc') === '1' || said('dnt') === '1') return false;",
    without: '',
    noticedBy: ['infra/edge/count-guests'],
  },
  {
    promise: 'A part of the log has one end, whoever begins it',
    file: `${publicMenu}guests/windows-store.ts`,
    line: "'attribute_not_exists(pk) OR (counted_to = :from AND attribute_not_exists(counting_to))',",
    without: `'(counted_to = :from ${always})',`,
    noticedBy: [`${publicMenu}guests/windows-store`],
  },
  {
    promise: 'A part of the log that is being counted has the end that it was begun with',
    file: `${publicMenu}guests/windows-store.ts`,
    line: '(counted_to = :from AND attribute_not_exists(counting_to))',
    without: 'counted_to = :from',
    noticedBy: [`${publicMenu}guests/windows-store`],
  },
  {
    promise: 'A part of the log that is counted is not begun again',
    file: `${publicMenu}guests/windows-store.ts`,
    line: '(counted_to = :from AND attribute_not_exists(counting_to))',
    without: 'attribute_not_exists(counting_to)',
    noticedBy: [`${publicMenu}guests/windows-store`],
  },
  {
    promise: 'Who is late to say what is counted takes nothing back',
    file: `${publicMenu}guests/windows-store.ts`,
    line: "ConditionExpression: 'counted_to = :from AND counting_to = :to',",
    without: `ConditionExpression: 'counted_to = :from AND counting_to = :to ${always}',`,
    noticedBy: [`${publicMenu}guests/windows-store`],
  },
  {
    promise: 'Guests who are counted at the same time are all counted',
    file: `${publicMenu}guests/guests-store.ts`,
    line: "ConditionExpression: 'counted_to = :before',",
    without: `ConditionExpression: 'counted_to = :before ${always}',`,
    noticedBy: [`${publicMenu}guests/guests-store`],
  },
  {
    promise: 'The first guests of a day, too',
    file: `${publicMenu}guests/guests-store.ts`,
    line: ": { ConditionExpression: 'attribute_not_exists(pk)' };",
    without: ': {};',
    noticedBy: [`${publicMenu}guests/guests-store`],
  },
];
