import { alike, always, publicMenu, type Guard } from './guard.ts';

export const counting: Guard[] = [
  ...alike({ file: `${publicMenu}guests/guests-store.ts` }, [
    {
      promise: 'A guest is counted once, however often a file is counted',
      line: 'if (before?.files.includes(file)) return true;',
      noticedBy: [`${publicMenu}guests/count-guests`],
    },
    {
      promise: 'Up to when guests are counted goes forward alone',
      line: "ConditionExpression: 'attribute_not_exists(pk) OR counted_to < :to',",
    },
    {
      promise: 'Guests who are counted at the same time are all counted',
      line: "ConditionExpression: version === 0 ? 'attribute_not_exists(version)' : 'version = :before',",
      without: `ConditionExpression: version === 0 ? 'attribute_exists(pk)' : 'version = :before ${always}',`,
    },
    {
      promise: 'The first guests of a day, too',
      line: ": { ConditionExpression: 'attribute_not_exists(pk)' };",
      without: ': {};',
    },
  ]),
  {
    promise: 'Who asks not to be tracked is not counted',
    file: 'infra/edge/count-guests.ts',
    line: "if (said('sec-gpc') === '1' || said('dnt') === '1') return false;",
  },
  {
    promise: 'A photo is counted where its own address says, not where what led to it does',
    file: 'infra/edge/count-guests.ts',
    line: "var place = query.at ? query.at.value : '';",
    without: "var place = (/restaurant\\/([^\\/]+)/.exec(said('referer')) || [])[1] || '';",
  },
];
