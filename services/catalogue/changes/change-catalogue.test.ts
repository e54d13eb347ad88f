import { expect, test } from '@jest/globals';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { plainDish } from '@menuleaf/shared/testing/plain-dish.ts';
import { catalogueStore } from '../store/catalogue-store.ts';
import { changeCatalogue } from './change-catalogue.ts';

const ownerId = 'o1';
const key = { pk: keys.item.pk(ownerId), sk: keys.item.sk('i1') };
const stamp = '2026-01-01T00:00:00.000Z';
const dish = { id: 'i1', name: 'Soup', price_cents: 500, created_at: stamp, updated_at: stamp };

/** A job writes rows without changing the revision, in as many transactions as needed. */
test('what a job saved after a change had read it is read anew, and not written over', async () => {
  const table = isolatedTable();
  await table.put({ ...key, ...plainDish, ...dish });
  await table.put({ pk: keys.quota.pk(ownerId), sk: keys.quota.sk(), structure: 1, items: 1 });
  const store = catalogueStore(table);
  const context = { store, clock: () => new Date(), author: undefined, newId: () => 'new' };
  const seen: (number | null)[] = [];
  await changeCatalogue(ownerId, context, async ({ before, now }) => {
    seen.push(...before.items.map(({ price_cents }) => price_cents));
    if (seen.length === 1) {
      await table.update(key, {
        UpdateExpression: 'SET price_cents = :to, updated_at = :now',
        ExpressionAttributeValues: { ':to': 900, ':now': now.toISOString() },
      });
    }
    const updated_at = new Date(now.getTime() + 1).toISOString();
    const items = before.items.map((item) => ({ ...item, name: 'Stew', updated_at }));
    return { after: { ...before, items } };
  });
  expect(seen).toEqual([500, 900]);
  expect(await table.get(key)).toMatchObject({ name: 'Stew', price_cents: 900 });
});
