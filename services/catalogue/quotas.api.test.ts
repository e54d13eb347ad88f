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
    expect(answers.find(({ status }) => status === 403)?.json).toEqual({ detail: refusal });
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
