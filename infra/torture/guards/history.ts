import { inFile, noticedIn, catalogue, type Guard } from './guard.ts';

const inHistory = `${catalogue}history/`;
const noticedByRoles = [`${inHistory}who-may.api`];

/** Without these, the history is attributed or shown to the wrong people, or undoes the wrong things. */
export const history: Guard[] = [
  ...noticedIn(
    'infra/events/history-events.ts',
    ['infra/events/history-events', 'infra/events/events-of'],
    {
      'What a stamp of before stands on is no change of somebody': [
        'return change?.id === signed.safeParse(before).data?.changed_by.id ? undefined : change;',
        'void before;\n  return change;',
      ],
    },
  ),
  ...noticedIn(`${inHistory}undo-changes.ts`, [`${inHistory}history.api`], {
    'What was changed again since is not undone unasked': [
      'if (isUnsaid) throw refuseChangedSince(draft.changedSince);',
      'void isUnsaid;',
    ],
  }),
  ...noticedIn(`${inHistory}undo-changes.ts`, noticedByRoles, {
    'Nobody undoes what they may not change': [
      'if (entries.every(({ things }) => things.every((thing) => mayUndo(thing, owner)))) return;',
      'void mayUndo;\n  if (entries.length > 0) return;',
    ],
    'One undoes no more than one can look back at': [
      'params.id < since ? [] : await',
      'params.id < since && !params.id ? [] : await',
    ],
  }),
  ...noticedIn(`${inHistory}list-changes.ts`, noticedByRoles, {
    'Who is limited to some restaurants is told nothing of the others': [
      'const seen = visibleTo(entry.things, role);',
      'void [visibleTo, role];\n      const seen = entry.things;',
    ],
    'One looks back as far as the plan says': [
      'const recent = page.entries.filter(({ change }) => change.id >= since);',
      'void since;\n    const recent = page.entries;',
    ],
  }),
  ...inFile(`${inHistory}changes-store.ts`, {
    'Of a closed account nothing is written down any more': [
      'if (!(await table.get(closedAccountKey(ownerId)))) return;',
      'if (closedAccountKey(ownerId)) return;',
    ],
    'A page cuts no change in two': [
      'const whole = isCut && entries.length > 1 ? entries.slice(0, -1) : entries;',
      'const whole = entries;',
    ],
  }),
  ...noticedIn(`${catalogue}closing/open-closings.ts`, noticedByRoles, {
    'A closed account leaves no history': '{ of: history, some: history.someOfHistory },',
  }),
];
