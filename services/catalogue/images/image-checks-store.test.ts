import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { trashKey } from '../store/trash.ts';
import { imageChecksStore } from './image-checks-store.ts';

// Far in the future: rows expired by the real clock are swept during the test.
const now = new Date('2126-03-01T12:00:00Z');
const check = { owner_id: 'o1', item_id: 'i1', due_at: now.toISOString(), is_last: true };

test.each([
  ['can be brought back no more is forgotten', 0, undefined],
  ['was brought back and deleted again can be brought back', 1, { row: { name: 'Soup' } }],
])('a deleted dish that %s', async (_, secondsLeft, left) => {
  const table = isolatedTable();
  const key = trashKey('items', 'o1', 'i1');
  const expires_at = now.getTime() / 1000 + secondsLeft;
  await table.put({ ...key, row: { name: 'Soup' }, expires_at });
  const checks = imageChecksStore(table);
  await checks.forgetDeleted(check, now);
  expect((await table.get(key))?.row).toEqual(left?.row);
  // No error if it is already gone.
  await checks.forgetDeleted(check, now);
});
