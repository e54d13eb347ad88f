import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { differenceOf } from './catalogue-diff.ts';
import { catalogueStore } from './catalogue-store.ts';
import { keyOf } from './write-actions.ts';

const stamps = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
const menu = { id: 'm', name: 'Dinner', description: null, category_ids: [], ...stamps };
const none: OwnersCatalogue = { restaurants: [], menus: [], categories: [], items: [] };

test('what is there already, since the answer to its first write was lost, is not counted again', () => {
  const before = { ...none, menus: [menu] };
  const { growth, writes } = differenceOf({ ownerId: 'owner', stamp: undefined }, before, {
    ...none,
    menus: [menu, { ...menu }],
  });
  expect([growth, writes.length]).toEqual([[], 1]);
});

const soup = {
  ...{ id: 'i', name: 'Soup', description: null, price_thousandths: 5000, calories: null },
  ...{ allergens: null, is_vegetarian: false, is_vegan: false, is_gluten_free: false },
  ...{ is_available: true, sold_out_until: null, ...stamps },
};

test('a row without its image shows none, if it shows the image that it had', () => {
  const item = { ...soup, image: 'a' };
  const { writes } = differenceOf(
    { ownerId: 'owner', stamp: undefined },
    { ...none, items: [item] },
    { ...none, items: [{ ...item, name: 'Stew', image: undefined, image_error: undefined }] },
  );
  expect(writes[0]?.Update).toMatchObject({
    UpdateExpression: 'SET #name = :name REMOVE #image',
    ConditionExpression: 'updated_at = :read AND #image = :had_image',
    ExpressionAttributeValues: { ':name': 'Stew', ':had_image': 'a' },
  });
});

/** The image maker sets an image without changing `updated_at`. */
test.each([undefined, 'a'])(
  'a dish is not given an image over one that came after %s was read',
  async (image) => {
    const table = isolatedTable();
    const key = keyOf('items', 'owner', 'i');
    await table.put({ ...key, ...soup, image: 'b' });
    const { growth, writes } = differenceOf(
      { ownerId: 'owner', stamp: undefined },
      { ...none, items: [{ ...soup, image }] },
      { ...none, items: [{ ...soup, image: 'c' }] },
    );
    expect(await catalogueStore(table).commit('owner', undefined, { growth, writes })).toBe(false);
    expect(await table.get(key)).toMatchObject({ image: 'b' });
  },
);

test.each(['is saved', 'is deleted'])(
  'a dish that was saved since it was read is not written over where it %s',
  async (how) => {
    const table = isolatedTable();
    const key = keyOf('items', 'owner', 'i');
    await table.put({ ...key, ...soup, name: 'Stew', updated_at: '2026-01-02T00:00:00Z' });
    const after = how === 'is saved' ? [{ ...soup, name: 'Broth' }] : [];
    const { growth, writes } = differenceOf(
      { ownerId: 'owner', stamp: undefined },
      { ...none, items: [soup] },
      { ...none, items: after },
    );
    expect(await catalogueStore(table).commit('owner', undefined, { growth, writes })).toBe(false);
    expect(await table.get(key)).toMatchObject({ name: 'Stew' });
  },
);
