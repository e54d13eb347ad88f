import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { catalogueStore } from '../store/catalogue-store.ts';
import { keyOf } from '../store/write-actions.ts';
import { type Trash, trashKey } from '../store/trash.ts';
import { restore, withRestored } from './restore.ts';

const stamps = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
const none: OwnersCatalogue = { restaurants: [], menus: [], categories: [], items: [] };
const category = { id: 'c', name: 'Soups', description: null, item_ids: [], ...stamps };
const trash: Trash = {
  row: category,
  places: {},
  shown_by: [],
  further: {},
  was_over: false,
  expires_at: 0,
};

test('what is brought back while it is being deleted is not there twice', () => {
  const there = { ...none, categories: [category] };
  expect(() => withRestored('categories', there, 'c', trash, 'pro')).toThrow(
    'deleted too long ago',
  );
  expect(withRestored('categories', none, 'c', trash, 'pro').categories).toHaveLength(1);
  // A menu may have been given it again before its row was gone.
  const menu = { id: 'm', name: 'Day', description: null, category_ids: ['c'], ...stamps };
  const listed = { ...none, menus: [menu] };
  const placed = { ...trash, places: { m: 0 } };
  expect(withRestored('categories', listed, 'c', placed, 'pro').menus[0]?.category_ids).toEqual([
    'c',
  ]);
});

/** Housekeeping purges it with its image, whatever the revision. */
test('what is forgotten while it is brought back stays away', async () => {
  const table = isolatedTable();
  const now = new Date('2126-03-01T12:00:00Z');
  const key = trashKey('categories', 'o1', 'c');
  await table.put({ ...key, ...trash, expires_at: now.getTime() / 1000 + 1 });
  const store = catalogueStore(table);
  const trashed: typeof store.trashed = async (...of) => {
    const found = await store.trashed(...of);
    await table.delete(key);
    return found;
  };
  const context = {
    store: { ...store, trashed },
    clock: () => now,
    author: undefined,
    newId: () => 'new',
  };
  await expect(restore('categories', 'o1', 'c', context)).rejects.toThrow('deleted too long ago');
  expect(await table.get(keyOf('categories', 'o1', 'c'))).toBeUndefined();
});
