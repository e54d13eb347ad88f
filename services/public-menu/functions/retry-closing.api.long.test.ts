import { newOwner, send, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { closedAccountKey } from '@menuleaf/shared/server/table/closed-account.ts';
import { closingsStore, openClosing } from '@menuleaf/shared/server/table/closings-store.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import { runSchedule } from '@menuleaf/shared/testing/run-schedule.ts';
const closings = closingsStore(table, keys.publicClosing);
const statusOf = (path: string) => async () => (await send('GET', path)).status;

test('pages of a closed account go, though its catalogue is still there, and the schedule is done with it', async () => {
  const owner = await newOwner();
  const { json: restaurant } = await owner.send('POST', '/api/restaurants', { name: 'Fig Tree' });
  const page = `/restaurant/${restaurant.id}`;
  await waitUntil(statusOf(page), (status) => status === 200);
  const closing = {
    user_id: owner.id,
    closed_at: new Date(Date.now() - 3_600_000).toISOString(),
    email: owner.email,
    restaurant_ids: [String(restaurant.id)],
  };
  await table.transact([
    { Put: { Item: closedAccountKey(owner.id) } },
    openClosing(keys.publicClosing, closing),
  ]);
  await runSchedule('retry-closing');
  await waitUntil(statusOf(page), (status) => status === 404);
  expect(await closings.of(owner.id)).toBeUndefined();
  expect((await owner.send('GET', `/api/restaurants/${restaurant.id}`)).status).toBe(200);
});
