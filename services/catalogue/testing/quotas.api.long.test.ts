import { form } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan } from '@menuleaf/shared/testing/give-plan.ts';
import { countOf, counts, create, fill, ownerOn, raceForTheLast } from './fill-quota.ts';

describe('a quota', () => {
  test.each([
    ['free', 'restaurants', 1, 'Free plan allows only 1 restaurant. Upgrade to Pro to add more.'],
    ['free', 'menus', 1, 'Free plan allows only 1 menu. Upgrade to Pro to add more.'],
    ['free', 'categories', 10, 'Free plan allows only 10 categories. Upgrade to Pro to add more.'],
    ['free', 'items', 100, 'Free plan allows only 100 items. Upgrade to Pro to add more.'],
    ['pro', 'restaurants', 5, 'Pro plan allows only 5 restaurants. Delete one to add another.'],
    ['pro', 'menus', 5, 'Pro plan allows only 5 menus. Delete one to add another.'],
    ['pro', 'categories', 50, 'Pro plan allows only 50 categories. Delete one to add another.'],
  ] as const)('on %s for %s lets %i in, whoever is first', async (plan, kind, limit, detail) => {
    expect(await raceForTheLast(plan, kind, limit)).toEqual({
      counts: [1, 5],
      refusal: { detail, code: 'plan_limit' },
      there: limit,
    });
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

  test('counts what is there: what was deleted makes room', async () => {
    const me = await ownerOn('free');
    const { json: menu } = await create(me, 'menus', 'Dinner');
    expect((await create(me, 'menus', 'Brunch')).status).toBe(403);
    await me.send('DELETE', `/api/menus/${menu.id}`);
    expect((await create(me, 'menus', 'Brunch')).status).toBe(201);
  });
});
