import { expect, test } from '@jest/globals';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { differenceOf } from './catalogue-diff.ts';

const stamps = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
const menu = { id: 'm', name: 'Dinner', description: null, category_ids: [], ...stamps };
const none: OwnersCatalogue = { restaurants: [], menus: [], categories: [], items: [] };

test('what is there already, since the answer to its first write was lost, is not counted again', () => {
  const before = { ...none, menus: [menu] };
  const { growth, writes } = differenceOf('owner', before, { ...none, menus: [menu, { ...menu }] });
  expect([growth, writes.length]).toEqual([[], 1]);
});

test('a row without its image shows none, if it shows the image that it had', () => {
  const item = {
    ...{ id: 'i', name: 'Soup', description: null, price_cents: 500, calories: null },
    ...{ allergens: null, is_vegetarian: false, is_vegan: false, is_gluten_free: false },
    ...{ is_available: true, sold_out_until: null, image: 'a', ...stamps },
  };
  const { writes } = differenceOf(
    'owner',
    { ...none, items: [item] },
    { ...none, items: [{ ...item, name: 'Stew', image: undefined, image_error: undefined }] },
  );
  expect(writes[0]?.Update).toMatchObject({
    UpdateExpression: 'SET #name = :name REMOVE #image',
    ConditionExpression: 'updated_at = :read AND #image = :had_image',
    ExpressionAttributeValues: { ':name': 'Stew', ':had_image': 'a' },
  });
});
