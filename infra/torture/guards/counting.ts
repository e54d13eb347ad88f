import { inFile, noticedIn, always, publicMenu, type Guard } from './guard.ts';

export const counting: Guard[] = [
  ...noticedIn(`${publicMenu}guests/guests-store.ts`, [`${publicMenu}guests/count-guests`], {
    'A guest is counted once, however often a file is counted':
      'if (before?.files.includes(file)) return true;',
  }),
  ...inFile(`${publicMenu}guests/guests-store.ts`, {
    'Up to when guests are counted goes forward alone':
      "ConditionExpression: 'attribute_not_exists(pk) OR counted_to < :to',",
    'Guests who are counted at the same time are all counted': [
      "ConditionExpression: 'version = :before',",
      `ConditionExpression: 'version = :before ${always}',`,
    ],
    'The first guests of a day, too': [
      ": { ConditionExpression: 'attribute_not_exists(pk)' };",
      ': {};',
    ],
  }),
  ...inFile('infra/edge/count-guests.ts', {
    'Who asks not to be tracked is not counted':
      "if (said('sec-gpc') === '1' || said('dnt') === '1') return false;",
    'A photo is counted where its own address says, not where what led to it does': [
      "var place = query.at ? query.at.value : '';",
      "var place = (/restaurant\\/([^\\/]+)/.exec(said('referer')) || [])[1] || '';",
    ],
  }),
];
