import { deepStrictEqual, fail, ok } from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { array, asyncProperty, check, constantFrom, nat, record } from 'fast-check';
import {
  type Answer,
  form,
  origin,
  send,
  type TestOwner,
  waitUntil,
} from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan } from '@menuleaf/shared/testing/give-plan.ts';
import { plans } from '@menuleaf/shared/plans/plans.ts';
import { createResources, type OwnedResources, writeIn } from './owned-resources.ts';
import type { Suite } from './suite.ts';

/** Undefined if no call. */
type Step = (things: OwnedResources, at: number) => Promise<Answer | undefined>;

const put = (owner: TestOwner, path: string, body: unknown) => owner.send('PUT', path, body);

/** Owners' changes to public data, each step after the previous one. */
const steps: Record<string, Step> = {
  'rename a dish': ({ owner, item }, at) =>
    put(owner, `/api/menus/items/${item}`, form({ name: `Dish v${at}` })),
  'change a price': ({ owner, item }, at) =>
    put(owner, `/api/menus/items/${item}`, form({ price: String(at + 1) })),
  'sell out': ({ owner, item }, at) =>
    owner.send('PATCH', `/api/menus/items/${item}/availability`, { is_available: at % 2 === 0 }),
  'add a dish': ({ owner, category }, at) =>
    owner.send('POST', '/api/menus/items/import', {
      items: [{ name: `Dish n${at}`, price: at + 1, category_ids: [category] }],
    }),
  'delete a dish': ({ owner, item }) => owner.send('DELETE', `/api/menus/items/${item}`),
  'restore a dish': ({ owner, item }) => owner.send('POST', `/api/menus/items/${item}/restore`),
  'take the menu off': ({ owner, restaurant }) =>
    put(owner, `/api/restaurants/${restaurant}`, { active_menu_id: null }),
  'show the menu': ({ owner, restaurant, menu }) =>
    put(owner, `/api/restaurants/${restaurant}`, { active_menu_id: menu }),
  'delete the restaurant': ({ owner, restaurant }) =>
    owner.send('DELETE', `/api/restaurants/${restaurant}`),
  'restore the restaurant': ({ owner, restaurant }) =>
    owner.send('POST', `/api/restaurants/${restaurant}/restore`),
  'rename the restaurant': ({ owner, restaurant }, at) =>
    put(owner, `/api/restaurants/${restaurant}`, { name: `Fig Tree v${at}` }),
  'write in two languages': (things) => writeIn(['de', 'fr'], things),
  'write in one language': (things) => writeIn(['fr'], things),
  'end the plan': async ({ owner }) => {
    await givePlan(owner, { ...proPlan, ends_at: new Date().toISOString() });
    return undefined;
  },
  'begin the plan': async ({ owner }) => {
    await givePlan(owner, proPlan);
    return undefined;
  },
};

const story = array(record({ step: constantFrom(...Object.keys(steps)), pauseMs: nat(40) }), {
  minLength: 1,
  maxLength: 4,
});

/** Concurrent stories of one to three owners; the next round starts once their pages are correct. */
const cases = array(array(story, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 32 });

/** What guests should see, from the owner's view; undefined if nothing. */
async function truthOf({ owner, restaurant, menu }: OwnedResources) {
  const shown = await owner.send('GET', `/api/restaurants/${restaurant}`);
  if (shown.status === 404 || shown.json.active_menu_id === null) return undefined;
  const { json } = await owner.send('GET', `/api/menus/${menu}/content`);
  const dishes = json.categories.flatMap(
    ({ items }: { items: { name: string; price: number }[] }) =>
      items.map(({ name, price }) => `${name} $${price.toFixed(2)}`),
  );
  return { name: shown.json.name, dishes, languages: await languagesOf(owner, menu) };
}

/** The languages of the menu's pages on the current plan. */
async function languagesOf(owner: TestOwner, menu: string): Promise<string[]> {
  const { json: me } = await owner.send('GET', '/api/auth/me');
  const { json: found } = await owner.send('GET', `/api/menus/${menu}`);
  const plan: 'free' | 'pro' = me.plan_type;
  const further: string[] = found.further_languages.slice(0, plans[plan].furtherLanguages);
  return further.length === 0 ? [] : ['en', ...further];
}

const text = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ');

/** The same from the page. */
async function pageOf({ restaurant }: OwnedResources) {
  const page = await send('GET', `/restaurant/${restaurant}/menu`);
  if (page.status !== 200) return undefined;
  const [, name = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(page.text) ?? [];
  const list = text(page.text).replaceAll(/\s+/g, ' ');
  const dishes = list.matchAll(/(Dish [vn]\d+|Fig Tree item).*?(\$\d+\.\d\d)/g);
  return {
    name: text(name).trim(),
    dishes: [...dishes].map(([, dish, price]) => `${dish} ${price}`),
    languages: [...page.text.matchAll(/<link rel="alternate" hrefLang="(\w\w)"/gi)].map(
      ([, of]) => of,
    ),
  };
}

type Story = readonly { step: string; pauseMs: number }[];

async function edit(things: OwnedResources, doing: Story) {
  for (const [at, { step, pauseMs }] of doing.entries()) {
    const answer = await (steps[step] ?? fail(step))(things, at);
    // Deleted things cannot be changed, and Free has limits; all else succeeds.
    const known = [200, 201, 204, 403, 404];
    ok(!answer || known.includes(answer.status), `${step}: ${answer?.status} ${answer?.text}`);
    await wait(pauseMs);
  }
}

/** Waits until each page matches its owner's data; returns milliseconds until all did. */
async function mustBecomeTrue(owners: readonly OwnedResources[]): Promise<number> {
  const began = performance.now();
  await Promise.all(
    owners.map(async (things) => {
      const truth = await truthOf(things);
      const same = (seen: unknown) => JSON.stringify(seen) === JSON.stringify(truth);
      const seen = await waitUntil(() => pageOf(things), same).catch(() => pageOf(things));
      deepStrictEqual(seen, truth);
    }),
  );
  return performance.now() - began;
}

export const publishing: Suite = {
  tries: { few: 2, many: 1000 },
  attack: async (tries) => {
    let slowest = 0;
    let run = 0;
    // Delays caused by a stalled machine say nothing about publishing.
    const pauses = monitorEventLoopDelay();
    pauses.enable();
    const found = await check(
      asyncProperty(cases, async (rounds) => {
        const count = Math.max(...rounds.map(({ length }) => length));
        const owners = await Promise.all(Array.from({ length: count }, () => createResources()));
        for (const stories of rounds) {
          await Promise.all(stories.map((one, at) => edit(owners[at] ?? fail(origin), one)));
          slowest = Math.max(slowest, await mustBecomeTrue(owners));
          run += 1;
        }
      }),
      { ...tries, endOnFailure: tries.path === undefined },
    );
    pauses.disable();
    const longest = (pauses.max / 1e6).toFixed(0);
    const page = `left a page untrue for ${slowest.toFixed(0)} ms (longest pause of the machine: ${longest})`;
    return { ...found, measured: `${run} interleavings, of which the slowest ${page}` };
  },
};
