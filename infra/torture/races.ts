import { asyncProperty, check, record } from 'fast-check';
import { mustAnswer, openRace, raceSchema } from './race.ts';
import type { Suite } from './suite.ts';

export const races: Suite = {
  holds:
    'What is created, deleted, restored, imported, copied, assigned and edited at the same time keeps quotas, counts and references right.',
  tries: { few: 20, many: 10_000 },
  attack: (tries) =>
    check(
      asyncProperty(record(raceSchema), async (wanted) => {
        const race = await openRace(wanted);
        mustAnswer(await race.run());
        await race.mustBeWhole();
      }),
      { ...tries, endOnFailure: tries.path === undefined },
    ),
};
