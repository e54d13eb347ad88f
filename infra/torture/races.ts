import { array, asyncProperty, check, record } from 'fast-check';
import { catalogueSchema, mustAnswer, openRace, raceSchema } from './race.ts';
import type { Suite } from './suite.ts';

/** Successive races on one catalogue: each starts where the previous ended. */
const cases = record({
  ...catalogueSchema,
  races: array(raceSchema, { minLength: 1, maxLength: 16 }),
});

export const races: Suite = {
  tries: { few: 4, many: 1250 },
  attack: async (tries) => {
    let run = 0;
    const found = await check(
      asyncProperty(cases, async (wanted) => {
        const racing = await openRace(wanted);
        for (const race of wanted.races) {
          mustAnswer(await racing.run(race));
          await racing.mustBeConsistent();
          run += 1;
        }
      }),
      { ...tries, endOnFailure: tries.path === undefined },
    );
    return { ...found, measured: `${run} races` };
  },
};
