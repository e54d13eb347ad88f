import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import { array, asyncProperty, check, constantFrom, nat, record } from 'fast-check';
import { form, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import * as z from 'zod';
import type { Suite } from './suite.ts';

const made = z.object({ id: z.string() });
const content = z.object({
  menu: z.object({ id: z.string(), name: z.string() }),
  categories: z.array(
    z.object({ id: z.string(), name: z.string(), items: z.array(z.object({ id: z.string() })) }),
  ),
});
const dish = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  description: z.string().nullable(),
  is_available: z.boolean(),
  is_vegan: z.boolean(),
});
const lists = z.object({ menus: z.array(made), categories: z.array(made) });

/** What an owner sees, without timestamps. */
async function readVisibleState(owner: TestOwner) {
  const read = async (path: string) => (await owner.send('GET', path)).json;
  const overview = lists.parse({
    menus: await read('/api/menus'),
    categories: await read('/api/categories'),
  });
  const items = z.array(dish).parse((await read('/api/menus/all-items')).items);
  const menus = await Promise.all(
    overview.menus.map(async ({ id }) => content.parse(await read(`/api/menus/${id}/content`))),
  );
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  return {
    categories: overview.categories.map(({ id }) => id).toSorted(),
    items: items.toSorted(byId),
    menus: menus.toSorted((a, b) => byId(a.menu, b.menu)),
  };
}
type VisibleState = Awaited<ReturnType<typeof readVisibleState>>;

const one = <Thing>(all: readonly Thing[], seed: number) => all[seed % Math.max(1, all.length)];

/** Changes of all kinds; those of missing things are rejected and not recorded. */
const actions: Record<
  string,
  (owner: TestOwner, now: VisibleState, seed: number) => Promise<unknown>
> = {
  price: (owner, { items }, seed) =>
    owner.send(
      'PUT',
      `/api/menus/items/${one(items, seed)?.id}`,
      form({ price: String(seed + 1) }),
    ),
  rename: (owner, { items }, seed) =>
    owner.send('PUT', `/api/menus/items/${one(items, seed)?.id}`, form({ name: `Dish ${seed}` })),
  describe: (owner, { items }, seed) =>
    owner.send(
      'PUT',
      `/api/menus/items/${one(items, seed)?.id}`,
      form({ description: `No. ${seed}`, is_vegan: String(seed % 2 === 0) }),
    ),
  'sell out': (owner, { items }, seed) =>
    owner.send('PATCH', `/api/menus/items/${one(items, seed)?.id}/availability`, {
      is_available: seed % 2 === 0,
    }),
  delete: (owner, { items }, seed) =>
    owner.send('DELETE', `/api/menus/items/${one(items, seed)?.id}`),
  'delete several': (owner, { items }, seed) =>
    owner.send('POST', '/api/menus/items/delete', {
      ids: items.filter((_, at) => (at + seed) % 3 > 0).map(({ id }) => id),
    }),
  'sell out several': (owner, { items }, seed) =>
    owner.send('POST', '/api/menus/items/availability', {
      changes: items.slice(seed % 3).map(({ id }) => ({ id, is_available: seed % 2 === 0 })),
    }),
  add: (owner, { categories }, seed) =>
    owner.send(
      'POST',
      '/api/menus/items',
      form({
        name: `New ${seed}`,
        price: '5',
        category_ids: JSON.stringify(categories.slice(0, 1)),
      }),
    ),
  'delete a category': (owner, { categories }, seed) =>
    owner.send('DELETE', `/api/categories/${one(categories, seed)}`),
  'delete the menu': (owner, { menus }, seed) =>
    owner.send('DELETE', `/api/menus/${one(menus, seed)?.menu.id}`),
  turn: (owner, { menus }, seed) => {
    const category = one(menus[0]?.categories ?? [], seed);
    const item_ids = (category?.items ?? []).map(({ id }) => id).toReversed();
    return owner.send('POST', `/api/categories/${category?.id}/items/order`, { item_ids });
  },
  'take off': (owner, { menus }, seed) => {
    const category = one(menus[0]?.categories ?? [], seed);
    const item_ids = (category?.items ?? []).slice(0, 1).map(({ id }) => id);
    return owner.send('DELETE', `/api/categories/${category?.id}/items`, { item_ids });
  },
  'all prices': (owner, { items }, seed) =>
    owner.send('POST', '/api/menus/items/prices', {
      changes: items.map(({ id, price }) => ({ id, from: price, to: seed + 2 })),
    }),
};

const cases = record({
  dishes: nat(4).map((more) => more + 2),
  actions: array(record({ action: constantFrom(...Object.keys(actions)), seed: nat(30) }), {
    minLength: 1,
    maxLength: 10,
  }),
});

async function openMenu(dishes: number): Promise<TestOwner> {
  const owner = await newProOwner();
  const restaurant_id = await owner.made('/api/restaurants', { name: 'Fig Tree' });
  await owner.made('/api/menus', { name: 'Day', is_active: true, restaurant_id });
  const both = [
    await owner.made('/api/categories', { name: 'Plates' }),
    await owner.made('/api/categories', { name: 'Sweets' }),
  ];
  for (let at = 0; at < dishes; at += 1) {
    const category_ids = JSON.stringify(at % 3 === 0 ? both : both.slice(0, 1));
    await owner.made(
      '/api/menus/items',
      form({ name: `Dish ${at}`, price: String(5 + at), category_ids }),
    );
  }
  return owner;
}

const history = z.object({
  changes: z.array(z.object({ id: z.string(), things: z.array(z.object({ name: z.string() })) })),
});

/** Waits until earlier changes are recorded: the queue is asynchronous and unordered. */
async function written(owner: TestOwner) {
  const count = async () =>
    history
      .parse((await owner.send('GET', '/api/catalogue/history')).json)
      .changes.flatMap(({ things }) => things).length;
  let last = -1;
  let quiet = 0;
  await waitUntil(count, (things) => {
    quiet = things === last ? quiet + 1 : 0;
    last = things;
    return quiet >= 12;
  });
}

const undone = z.object({ change_id: z.string().nullable() });

/** Undoing it restores the earlier state, and undoing that the changes. */
async function mustGoBack(owner: TestOwner, from: string, before: VisibleState) {
  await written(owner);
  const after = await readVisibleState(owner);
  const body = { from, until: new Date(Date.now() + 1000).toISOString(), changed_since: 'undo' };
  const { status, text, json } = await owner.send('POST', '/api/catalogue/history/undo', body);
  equal(status, 200, text);
  deepStrictEqual(await readVisibleState(owner), before);
  const { change_id } = undone.parse(json);
  if (change_id === null) return;
  await written(owner);
  const again = await owner.send('POST', `/api/catalogue/history/${change_id}/undo`, {});
  ok(again.status === 200, again.text);
  deepStrictEqual(await readVisibleState(owner), after);
}

export const historySuite: Suite = {
  tries: { few: 6, many: 400 },
  attack: async (tries) => {
    let changes = 0;
    const found = await check(
      asyncProperty(cases, async (wanted) => {
        const owner = await openMenu(wanted.dishes);
        await written(owner);
        const before = await readVisibleState(owner);
        const from = new Date().toISOString();
        for (const { action, seed } of wanted.actions) {
          await actions[action]?.(owner, await readVisibleState(owner), seed);
          changes += 1;
        }
        await mustGoBack(owner, from, before);
      }),
      { ...tries, endOnFailure: tries.path === undefined },
    );
    return { ...found, measured: `${changes} changes` };
  },
};
