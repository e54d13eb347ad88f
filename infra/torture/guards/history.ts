import { alike, catalogue, type Guard } from './guard.ts';

const inHistory = `${catalogue}history/`;
const noticedByRoles = [`${inHistory}who-may.api`];

/** Without these, the history is attributed or shown to the wrong people, or undoes the wrong things. */
export const history: Guard[] = [
  {
    promise: 'What a stamp of before stands on is no change of somebody',
    file: 'infra/events/history-events.ts',
    line: 'return change?.id === signed.safeParse(before).data?.changed_by.id ? undefined : change;',
    without: 'void before;\n  return change;',
    noticedBy: ['infra/events/history-events', 'infra/events/events-of'],
  },
  ...alike({ file: `${inHistory}undo-changes.ts`, noticedBy: noticedByRoles }, [
    {
      promise: 'What was changed again since is not undone unasked',
      line: 'if (isUnsaid) throw refuseChangedSince(draft.changedSince);',
      without: 'void isUnsaid;',
      noticedBy: [`${inHistory}history.api`],
    },
    {
      promise: 'Nobody undoes what they may not change',
      line: 'if (entries.every(({ things }) => things.every((thing) => mayUndo(thing, owner)))) return;',
      without: 'void mayUndo;\n  if (entries.length > 0) return;',
    },
    {
      promise: 'One undoes no more than one can look back at',
      line: 'params.id < since ? undefined : await',
      without: 'params.id < since && !params.id ? undefined : await',
    },
  ]),
  {
    promise: 'Who is limited to some restaurants is told nothing of the others',
    file: `${inHistory}list-changes.ts`,
    line: 'const seen = visibleTo(entry.things, role);',
    without: 'void [visibleTo, role];\n      const seen = entry.things;',
    noticedBy: noticedByRoles,
  },
  {
    promise: 'One looks back as far as the plan says',
    file: `${inHistory}list-changes.ts`,
    line: 'const recent = page.entries.filter(({ change }) => change.id >= since);',
    without: 'void since;\n    const recent = page.entries;',
    noticedBy: noticedByRoles,
  },
  {
    promise: 'Of a closed account nothing is written down any more',
    file: `${inHistory}changes-store.ts`,
    line: 'if (!(await table.get(closedAccountKey(ownerId)))) return;',
    without: 'if (closedAccountKey(ownerId)) return;',
  },
  {
    promise: 'A page cuts no change in two',
    file: `${inHistory}changes-store.ts`,
    line: 'const whole = isCut && entries.length > 1 ? entries.slice(0, -1) : entries;',
    without: 'const whole = entries;',
  },
  {
    promise: 'A closed account leaves no history',
    file: `${catalogue}closing/open-closings.ts`,
    line: '{ of: history, some: history.someOfHistory },',
    noticedBy: noticedByRoles,
  },
];
