import { expect, test } from '@jest/globals';
import { oliveYard } from '@menuleaf/public-menu/src/page/published-for-tests.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { publicMenuStore, publishedKey } from '../public-menu-store.ts';
import { countGuests } from './count-guests.ts';
import { guestsStore } from './guests-store.ts';

const unpublished = { menu: null, listed: null, menu_digest: null, menu_changed_at: null };

/** A fake table of this many published restaurants that responds at once and counts requests. */
function largeTable(restaurants: readonly string[]) {
  const rows = new Map(
    restaurants.map((id) => [
      publishedKey(id).pk,
      { ...unpublished, revision: 1, restaurant: { ...oliveYard, id } },
    ]),
  );
  const asked = { reads: 0, most: 0, writes: 0, notes: 0 };
  const table: Table = {
    ...isolatedTable(),
    getSeveral: async (keys) => {
      asked.reads += 1;
      asked.most = Math.max(asked.most, keys.length);
      return keys.map(({ pk }) => rows.get(pk));
    },
    put: async () => {
      asked.writes += 1;
    },
    update: async () => {
      asked.notes += 1;
      return undefined;
    },
  };
  return { table, asked };
}

test('70,000 restaurants in one file are counted, each by one write and a fiftieth of a read', async () => {
  const ids = Array.from({ length: 70_000 }, (_, at) => `r${at}`);
  const { table, asked } = largeTable(ids);
  const guests = ids.map((restaurant) => ({ restaurant, at: Date.parse('2026-11-22T12:00:00Z') }));
  await countGuests(guests, 'one', {
    guests: guestsStore(table),
    published: (some) => publicMenuStore(table).shown(some),
    menuOf: async () => undefined,
  });
  expect(asked).toEqual({ reads: 1400, most: 100, writes: 70_000, notes: 1 });
}, 60_000);
