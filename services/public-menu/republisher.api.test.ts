import { expect, test } from '@jest/globals';
import { newOwner, origin, send, until } from '@menuleaf/shared/testing/api.ts';
import { openTable } from '@menuleaf/shared/table/table.ts';
import { notePages, publishedPagesStore } from './published-pages-store.ts';

const revisionOf = async (path: string) => {
  const { text } = await send('GET', path);
  return Number(/<!--(\d+)-->$/.exec(text)?.[1]);
};

test('after a deployment that changes the page, every page is made anew, once', async () => {
  const owner = await newOwner();
  const { json: restaurant } = await owner.send('POST', '/api/restaurants', { name: 'Fig Tree' });
  const path = `/restaurant/${restaurant.id}`;
  const first = await until(
    () => revisionOf(path),
    (revision) => revision > 0,
  );

  // As an earlier version of the page would have left it.
  const table = openTable(process.env.TABLE_NAME ?? '');
  const made = publishedPagesStore(table);
  const old = { restaurant_id: restaurant.id, owner_id: owner.id, page_version: 'earlier' };
  await table.transact([notePages(old)]);
  await made.markAllBy('earlier');
  const stale = await made.madeByOthers('now');
  expect(stale).toContainEqual(old);

  expect((await fetch(`${origin}/__local/schedules`, { method: 'POST' })).ok).toBe(true);
  const second = await until(
    () => revisionOf(path),
    (revision) => revision > first,
    15_000,
  );
  await until(
    () => made.areAllBy('earlier'),
    (still) => !still,
    15_000,
  );
  expect((await fetch(`${origin}/__local/schedules`, { method: 'POST' })).ok).toBe(true);
  expect(await revisionOf(path)).toBe(second);
});
