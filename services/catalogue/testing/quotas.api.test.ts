import { describe, expect, test } from '@jest/globals';
import { form, newOwner, type Answer, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan } from '@menuleaf/shared/testing/give-plan.ts';

type Kind = 'restaurants' | 'menus' | 'categories' | 'items';

const create = (me: TestOwner, kind: Kind, name: string): Promise<Answer> =>
  kind === 'items'
    ? me.send('POST', '/api/menus/items', form({ name, price: '5' }))
    : me.send('POST', `/api/${kind}`, { name });

async function countOf(me: TestOwner, kind: Kind): Promise<number> {
  const { json } = await me.send('GET', kind === 'items' ? '/api/menus/all-items' : `/api/${kind}`);
  return kind === 'items' ? json.items.length : json.length;
}

/** So many at once as one import takes. */
const importLimit = 48;
async function fill(me: TestOwner, kind: Kind, count: number): Promise<void> {
  if (kind !== 'items') {
    for (let at = 0; at < count; at += 1) await create(me, kind, `Number ${at}`);
    return;
  }
  for (let left = count; left > 0; left -= importLimit) {
    const items = Array.from({ length: Math.min(left, importLimit) }, () => ({
      name: 'Dish',
      price: 5,
    }));
    expect((await me.send('POST', '/api/menus/items/import', { items })).status).toBe(201);
  }
}

const ownerOn = async (plan: 'free' | 'pro'): Promise<TestOwner> => {
  const me = await newOwner();
  if (plan === 'pro') await givePlan(me, proPlan);
  return me;
};

const counts = (answers: readonly Answer[]) => [
  answers.filter(({ status }) => status === 201).length,
  answers.filter(({ status }) => status === 403).length,
];

describe('a quota', () => {
  test.each([
    ['free', 'restaurants', 1, 'Free plan allows only 1 restaurant. Upgrade to Pro to add more.'],
    ['free', 'menus', 1, 'Free plan allows only 1 menu. Upgrade to Pro to add more.'],
    ['free', 'categories', 10, 'Free plan allows only 10 categories. Upgrade to Pro to add more.'],
    ['free', 'items', 100, 'Free plan allows only 100 items. Upgrade to Pro to add more.'],
    ['pro', 'restaurants', 5, 'Pro plan allows only 5 restaurants. Delete one to add another.'],
    ['pro', 'menus', 5, 'Pro plan allows only 5 menus. Delete one to add another.'],
    ['pro', 'categories', 50, 'Pro plan allows only 50 categories. Delete one to add another.'],
  ] as const)('on %s for %s lets %i in, whoever is first', async (plan, kind, limit, refusal) => {
    const me = await ownerOn(plan);
    await fill(me, kind, limit - 1);
    const race = Array.from({ length: 6 }, (_, at) => create(me, kind, `Late ${at}`));
    const answers = await Promise.all(race);
    expect(counts(answers)).toEqual([1, 5]);
    expect(answers.find(({ status }) => status === 403)?.json).toEqual({
      detail: refusal,
      code: 'plan_limit',
    });
    expect(await countOf(me, kind)).toBe(limit);
  });

  test('is the same for copies, imports and what is brought back', async () => {
    const me = await ownerOn('free');
    await fill(me, 'items', 98);
    const { json: one } = await create(me, 'items', 'The original');
    const { json: gone } = await create(me, 'items', 'Deleted');
    await me.send('DELETE', `/api/menus/items/${gone.id}`);
    const answers = await Promise.all([
      create(me, 'items', 'New'),
      me.send('POST', `/api/menus/items/${one.id}/duplicate`),
      me.send('POST', '/api/menus/items/import', { items: [{ name: 'Read', price: 5 }] }),
      me.send('POST', `/api/menus/items/${gone.id}/restore`),
    ]);
    const entered = answers.filter(({ status }) => status === 201 || status === 200);
    expect(entered).toHaveLength(1);
    expect(counts(answers)[1]).toBe(3);
    expect(await countOf(me, 'items')).toBe(100);
  });

  test('of a menu holds on every way into it: 1,000 items', async () => {
    const me = await ownerOn('pro');
    const { json: menu } = await create(me, 'menus', 'Everything');
    const { json: category } = await create(me, 'categories', 'All');
    const category_ids = [category.id];
    await me.send('POST', `/api/menus/${menu.id}/categories/assign`, { category_ids });
    const dishes = (count: number) =>
      Array.from({ length: count }, () => ({ name: 'Dish', price: 5, category_ids }));
    for (let left = 1000; left > 0; left -= importLimit) {
      const items = dishes(Math.min(left, importLimit));
      expect((await me.send('POST', '/api/menus/items/import', { items })).status).toBe(201);
    }
    const { json: loose } = await create(me, 'items', 'Loose');
    const { json: all } = await me.send('GET', `/api/categories/${category.id}/items`);
    const fields = { name: 'One more', price: '5', category_ids: JSON.stringify(category_ids) };
    const ways = [
      await me.send('POST', '/api/menus/items', form(fields)),
      await me.send('POST', '/api/menus/items/import', { items: dishes(1) }),
      await me.send('POST', `/api/menus/items/${all[0].id}/duplicate`),
      await me.send('POST', `/api/categories/${category.id}/items`, { item_ids: [loose.id] }),
    ];
    const detail =
      'The menu “Everything” shows at most 1,000 items, one in two of its categories counting twice; this would be 1,001.';
    const refused = { detail, code: 'menu_too_large' };
    expect(ways.map(({ status, json }) => [status, json])).toEqual(ways.map(() => [422, refused]));
    expect(all).toHaveLength(1000);
  });

  test('of categories that has shrunk leaves the newest read-only: nothing goes into them', async () => {
    const me = await ownerOn('pro');
    await fill(me, 'categories', 11);
    const { json: categories } = await me.send('GET', '/api/categories');
    await givePlan(me, { ...proPlan, ends_at: '2026-01-01T00:00:00.000Z' });
    const { json: now } = await me.send('GET', '/api/categories');
    const locked = now.find((one: { locked?: true }) => one.locked);
    expect(now.filter((one: { locked?: true }) => one.locked)).toHaveLength(1);
    expect(categories).toHaveLength(11);
    const category_ids = [locked.id];
    const fields = { name: 'Soup', price: '5', category_ids: JSON.stringify(category_ids) };
    const items = [{ name: 'Soup', price: 5, category_ids }];
    for (const answer of [
      await me.send('POST', '/api/menus/items', form(fields)),
      await me.send('POST', '/api/menus/items/import', { items }),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.json.detail).toContain('over the limit of the Free plan');
    }
    expect(await countOf(me, 'items')).toBe(0);
  });

  test('is none for the items of Pro', async () => {
    const me = await ownerOn('pro');
    await fill(me, 'items', 101);
    expect(await countOf(me, 'items')).toBe(101);
  });

  test('counts what is there: what was deleted makes room', async () => {
    const me = await ownerOn('free');
    const { json: menu } = await create(me, 'menus', 'Dinner');
    expect((await create(me, 'menus', 'Brunch')).status).toBe(403);
    await me.send('DELETE', `/api/menus/${menu.id}`);
    expect((await create(me, 'menus', 'Brunch')).status).toBe(201);
  });
});
