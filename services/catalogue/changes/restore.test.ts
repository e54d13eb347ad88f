import { expect, test } from '@jest/globals';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { Trash } from '../store/trash.ts';
import { withBack } from './restore.ts';

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
  expect(() => withBack('categories', there, 'c', trash, 'pro')).toThrow('deleted too long ago');
  expect(withBack('categories', none, 'c', trash, 'pro').categories).toHaveLength(1);
});
