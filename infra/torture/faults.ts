import { deepStrictEqual, equal } from 'node:assert/strict';
import { asyncProperty, boolean, check, constantFrom, nat, record } from 'fast-check';
import { send, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { catalogueSchema, mustAnswer, openRace, raceSchema, type Racing } from './race.ts';
import type { Suite } from './suite.ts';

const faults = record({
  twice: boolean(),
  lateMs: constantFrom(0, 0, 50, 300),
  newestFirst: boolean(),
  conflicts: boolean(),
  throttles: boolean(),
  lostAnswers: constantFrom(0, 0.1, 0.4),
  staleReads: boolean(),
  filesFail: constantFrom(0, 0.1, 0.4),
  filesSlowMs: constantFrom(0, 0, 200),
  mailFails: constantFrom(0, 0.4),
  mailSlowMs: constantFrom(0, 0, 200),
  deaths: constantFrom(0, 0.02, 0.1),
  seed: nat(),
});

const setFaults = async (settings: object) => {
  equal((await send('POST', '/__local/faults', { body: settings })).status, 200);
};

/** Functions killed by injected faults so far. */
const killed = async (): Promise<number> => (await send('GET', '/__local/faults')).json.killed;

/** The dishes on the restaurant's active menu, as the owner sees them; undefined if it has none. */
async function truthOf({ me, ids }: Racing) {
  const { status, json } = await me.send('GET', `/api/restaurants/${ids.restaurants[0]}`);
  if (status === 404 || json.active_menu_id === null) return undefined;
  return dishesOf(await me.send('GET', `/api/menus/${json.active_menu_id}/content`));
}

async function shownOf({ ids }: Racing) {
  const answer = await send('GET', `/api/restaurants/public/${ids.restaurants[0]}/menu`);
  return answer.status === 200 ? dishesOf(answer) : undefined;
}

type Named = { name: string; price: number };
const dishesOf = ({ json }: { json: { categories: (Named & { items: Named[] })[] } }) =>
  json.categories.map(({ name, items }) => [
    name,
    items.map((dish) => `${dish.name} ${dish.price}`),
  ]);

/** Milliseconds until a page must be correct again: the time until failed work is retried. */
const timeoutMs = 60_000;

/** After recovery: the catalogue is consistent, can be changed, and matches what guests see. */
async function mustRecover(racing: Racing) {
  await racing.mustBeConsistent();
  const next = await racing.me.send('POST', '/api/menus', { name: 'After' });
  mustAnswer([next]);
  await racing.mustBeConsistent();
  const truth = JSON.stringify(await truthOf(racing));
  const isTrue = (seen: unknown) => JSON.stringify(seen) === truth;
  const seen = await waitUntil(() => shownOf(racing), isTrue, timeoutMs).catch(() =>
    shownOf(racing),
  );
  deepStrictEqual(seen, await truthOf(racing));
}

export const faulty: Suite = {
  tries: { few: 4, many: 1000 },
  isAlone: true,
  attack: async (tries) => {
    const before = await killed();
    const property = asyncProperty(
      record(catalogueSchema),
      raceSchema,
      faults,
      async (catalogue, race, settings) => {
        const racing = await openRace(catalogue);
        await setFaults(settings);
        const answers = await racing.run(race);
        await setFaults({});
        // Killed and timed-out functions respond as on AWS.
        mustAnswer(answers, [500, 502, 504]);
        await mustRecover(racing);
      },
    );
    const found = await check(property, { ...tries, endOnFailure: tries.path === undefined });
    return { ...found, measured: `${(await killed()) - before} functions killed` };
  },
};
