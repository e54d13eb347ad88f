import { newOwner, waitUntil, getUntil } from '@menuleaf/shared/testing/api.ts';
import { guestsOf, published, scanPage, viewsOf } from '@menuleaf/shared/testing/guest-visit.ts';
import { runSchedule } from '@menuleaf/shared/testing/run-schedule.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import { forgetGuests } from './forget-guests.ts';
import { guestsStore } from './guests-store.ts';
import { closingGuestsStore } from './closing-guests-store.ts';
import { publicMenuStore } from '../public-menu-store.ts';
const rowsOf = (id: string) => table.queryAll(keys.guestsDay.pk(id));
const leaving = closingGuestsStore(table);
const context = {
  leaving,
  guests: guestsStore(table),
  published: (ids: readonly string[]) => publicMenuStore(table).shown(ids),
};
const inTwoHours = new Date(Date.now() + 7_200_000);

/** A restaurant that a guest has opened, and is counted. */
async function visited() {
  const owner = await newOwner();
  const id = await published(owner);
  await scanPage(`/restaurant/${id}`);
  await waitUntil(guestsOf(owner, id), (answer) => viewsOf(answer) > 0);
  return { owner, id };
}

test('with a restaurant that is gone for good its numbers go, and what came back keeps them', async () => {
  const { owner, id } = await visited();
  const isLeaving = async () =>
    (await leaving.due(inTwoHours)).some(({ restaurant_id }) => restaurant_id === id);

  await owner.send('DELETE', `/api/restaurants/${id}`);
  await waitUntil(isLeaving, Boolean);
  expect(await rowsOf(id)).toHaveLength(1);
  // A restored restaurant keeps its counts.
  await owner.send('POST', `/api/restaurants/${id}/restore`);
  await getUntil(`/restaurant/${id}`, ({ status }) => status === 200);
  await forgetGuests(context, inTwoHours);
  expect([await isLeaving(), (await rowsOf(id)).length]).toEqual([false, 1]);
  await owner.send('DELETE', `/api/restaurants/${id}`);
  await waitUntil(isLeaving, Boolean);
  await forgetGuests(context, inTwoHours);
  expect([await isLeaving(), await rowsOf(id)]).toEqual([false, []]);
}, 120_000);

test('one that was deleted twice before its numbers went holds up nobody', async () => {
  const { owner, id } = await visited();
  const timesLeaving = async () =>
    (await leaving.due(inTwoHours)).filter(({ restaurant_id }) => restaurant_id === id).length;

  await owner.send('DELETE', `/api/restaurants/${id}`);
  await waitUntil(timesLeaving, (times) => times === 1);
  await owner.send('POST', `/api/restaurants/${id}/restore`);
  await getUntil(`/restaurant/${id}`, ({ status }) => status === 200);
  await owner.send('DELETE', `/api/restaurants/${id}`);
  await waitUntil(timesLeaving, (times) => times === 2);
  await forgetGuests(context, inTwoHours);
  expect([await timesLeaving(), await rowsOf(id)]).toEqual([0, []]);
}, 120_000);

test('with an account that is closed its numbers go', async () => {
  const { owner, id } = await visited();
  await owner.send('DELETE', '/api/auth/me', { password: owner.password });
  const left = async () => {
    await runSchedule('retry-closing');
    return rowsOf(id);
  };
  expect(await waitUntil(left, (rows) => rows.length === 0)).toEqual([]);
}, 120_000);
