import type { HistoryEntry } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import { form, newOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan, newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { manyDishes } from '@menuleaf/shared/testing/many-dishes.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import { catalogueStore } from '../store/catalogue-store.ts';
import { keyOf } from '../store/write-actions.ts';
import { dyingAfter } from '../testing/dying-table.ts';
import { deleteItems } from './delete-items.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
const store = catalogueStore(table);

/** 110 dishes, the last 30 in a second category as well; the first has a photo and a translation. */
const me = await newProOwner();
const [plates, sweets] = [
  await me.made('/api/categories', { name: 'Plates' }),
  await me.made('/api/categories', { name: 'Sweets' }),
];
const ids: string[] = [];
for (const [count, category_ids] of [
  [80, [plates]],
  [30, [sweets, plates]],
] as const) {
  ids.push(...(await manyDishes(me, count, { price: 8, category_ids })));
}
const soup = setting({ image: 'soup-photo', words: { de: { name: 'Suppe' } } });
await table.update(keyOf('items', me.id, ids[0] ?? ''), soup);
const other = await newOwner();
const foreign = await other.made('/api/menus/items', form({ name: 'Stew', price: '8' }));

const catalogue = () => store.whole(me.id);
const availability = async () =>
  (await catalogue()).items.map(({ is_available, sold_out_until }) => ({
    is_available,
    sold_out_until,
  }));

/** The history is written asynchronously. */
const latest = (isIt: (entry: HistoryEntry) => boolean) =>
  waitUntil(
    async (): Promise<HistoryEntry[]> =>
      (await me.send('GET', '/api/catalogue/history')).json.changes.filter(isIt),
    ([found]) => found !== undefined,
    10_000,
  );

const bodies = {
  delete: (some: readonly string[]) => ({ ids: some }),
  restore: (some: readonly string[]) => ({ ids: some }),
  availability: (some: readonly string[]) => ({
    changes: some.map((id) => ({ id, is_available: false })),
  }),
};
const post = (way: keyof typeof bodies, some: readonly string[]) =>
  me.send('POST', `/api/menus/items/${way}`, bodies[way](some));

test.each([2, 100])(
  '%d dishes are deleted as one change, and all come back as they were',
  async (count) => {
    const before = await catalogue();
    // Not in their order on the menu, and not all of a category.
    const chosen = ids
      .slice(0, count - 1)
      .concat(ids.at(-1) ?? '')
      .toReversed();
    expect((await post('delete', chosen)).status).toBe(204);
    const left = ids.filter((id) => !chosen.includes(id));
    const { items, categories } = await catalogue();
    expect(items.map(({ id }) => id).toSorted()).toEqual(left.toSorted());
    expect(categories.map(({ item_ids }) => item_ids)).toEqual(
      before.categories.map(({ item_ids }) => item_ids.filter((id) => left.includes(id))),
    );
    expect(await table.get(keyOf('items', me.id, chosen[0] ?? ''))).toBeUndefined();
    // Two are named with the categories that held them; of a hundred they alone are counted.
    const isDeletion = ({ things, things_count }: HistoryEntry) =>
      things.some(({ action }) => action === 'deleted') && things_count === Math.max(count, 4);
    expect(await latest(isDeletion)).toHaveLength(1);
    expect((await post('restore', chosen)).status).toBe(204);
    expect(await catalogue()).toEqual(before);
    // What is there again cannot come back once more.
    expect((await post('restore', chosen)).status).toBe(404);
    expect(await catalogue()).toEqual(before);
  },
);

test.each(['delete', 'restore', 'availability'] as const)(
  'to %s a dish of another account is a 404, and nothing is changed',
  async (way) => {
    const mine = ids.slice(0, 3);
    if (way === 'restore') await post('delete', mine);
    const before = await catalogue();
    expect((await post(way, [...mine, foreign])).status).toBe(404);
    expect(await catalogue()).toEqual(before);
    if (way === 'restore') await post('restore', mine);
    expect((await catalogue()).items).toHaveLength(ids.length);
  },
);

test('a device that comes back late does not undo what another one decided since', async () => {
  const [id = ''] = ids;
  const path = `/api/menus/items/${id}/availability`;
  const decide = async (body: object) => (await me.send('PATCH', path, body)).json.is_available;
  expect(await decide({ is_available: false })).toBe(false);
  expect(await decide({ is_available: true, seconds_ago: 3600 })).toBe(false);
  await me.send('POST', '/api/menus/items/availability', { changes: [{ id, is_available: true }] });
  expect(await decide({ is_available: false, seconds_ago: 60 })).toBe(true);
  await me.send('PUT', `/api/menus/items/${id}`, form({ is_available: 'false' }));
  expect(await decide({ is_available: true, seconds_ago: 60 })).toBe(false);
  expect(await decide({ is_available: true, seconds_ago: 0 })).toBe(true);
  const early = await me.send('PATCH', path, { is_available: false, seconds_ago: -60 });
  expect(early.status).toBe(422);
});

test('more dishes than a transaction holds are sold out as one change, which conflicts with no open form', async () => {
  const { items: before } = await catalogue();
  const until = '2099-01-01T00:00:00.000Z';
  const changes = ids.map((id, at) => ({
    id,
    is_available: false,
    sold_out_until: at === 0 ? until : null,
  }));
  const send = (body: object) => me.send('POST', '/api/menus/items/availability', body);
  expect((await send({ changes })).status).toBe(204);
  const ends = (await availability()).map(({ sold_out_until }) => sold_out_until);
  expect(ends.filter((end) => end !== null)).toEqual([until]);
  expect((await availability()).some(({ is_available }) => is_available)).toBe(false);
  const isIt = ({ things, things_count }: HistoryEntry) =>
    things[0]?.after.is_available === false && things_count === ids.length;
  expect(await latest(isIt)).toHaveLength(1);
  // The end stays where none is sent, as with one dish.
  await send({ changes: [{ id: ids[0], is_available: false }] });
  expect((await availability()).filter((one) => one.sold_out_until === until)).toHaveLength(1);
  await send({ changes: ids.map((id) => ({ id, is_available: true })) });
  const undated = (items: typeof before) =>
    items.map((item) => ({ ...item, availability_at: undefined }));
  expect(undated((await catalogue()).items)).toEqual(undated(before));
});

test('what the plan made read-only is not marked, and nothing else of the call', async () => {
  await givePlan(me, { ...proPlan, ends_at: '2020-01-01T00:00:00Z' });
  const before = await catalogue();
  expect((await post('availability', ids)).status).toBe(403);
  expect(await catalogue()).toEqual(before);
  await givePlan(me, proPlan);
});

test('a deletion whose function dies half way is finished before the next change, and comes back whole', async () => {
  const before = await catalogue();
  const chosen = ids.slice(0, 100);
  const context = {
    store: catalogueStore(dyingAfter(table, 2)),
    clock: () => new Date(),
    newId: () => 'cut-off',
  };
  const call = [{ body: { ids: chosen } }, { accountId: me.id }, context];
  await expect(Reflect.apply(deleteItems, undefined, call)).rejects.toThrow('Died');
  const { items, categories } = await catalogue();
  // Diners see all of it or nothing: it is on no menu, though some rows are there.
  expect(
    categories.flatMap(({ item_ids }) => item_ids).filter((id) => chosen.includes(id)),
  ).toEqual([]);
  expect(items.length).toBeGreaterThan(10);
  // It is still there, and counted as gone.
  expect((await me.send('DELETE', `/api/menus/items/${chosen.at(-1)}`)).status).toBe(404);
  expect((await catalogue()).items).toHaveLength(10);
  expect((await store.structure(me.id)).counts.items).toBe(10);
  expect((await post('restore', chosen)).status).toBe(204);
  expect(await catalogue()).toEqual(before);
});
