import type { HistoryEntry } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { form, newOwner, send, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan, newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { newMember } from '@menuleaf/shared/testing/new-member.ts';
import { firstIdAt } from '../store/stamp.ts';

const history = openTable(process.env.HISTORY_TABLE_NAME ?? '');

const changesOf = async (who: TestOwner): Promise<HistoryEntry[]> =>
  (await who.send('GET', '/api/catalogue/history')).json.changes;

async function latest(who: TestOwner, isIt: (entry: HistoryEntry) => boolean) {
  const all = await waitUntil(
    () => changesOf(who),
    (changes) => changes.some(isIt),
    10_000,
  );
  return all.find(isIt)?.id ?? '';
}
const of = (id: string) => (entry: HistoryEntry) =>
  entry.things.some((thing) => thing.id === id && thing.action === 'changed');
const undo = (who: TestOwner, id: string) =>
  who.send('POST', `/api/catalogue/history/${id}/undo`, {});

const owner = await newProOwner();
const restaurants = [
  await owner.made('/api/restaurants', { name: 'Fig Tree' }),
  await owner.made('/api/restaurants', { name: 'Olive Yard' }),
];
const dish = await owner.made('/api/menus/items', form({ name: 'Soup', price: '9' }));
await owner.send('PUT', `/api/menus/items/${dish}`, form({ name: 'Soup', price: '10' }));
for (const id of restaurants) await owner.send('PUT', `/api/restaurants/${id}`, { phone: '555' });

test('an editor sees all, undoes what they may change, and no whole day', async () => {
  const editor = await newMember(owner, 'editor');
  const price = await latest(editor, of(dish));
  const phone = await latest(editor, of(restaurants[0] ?? ''));
  expect((await undo(editor, price)).status).toBe(200);
  expect((await owner.send('GET', `/api/menus/items/${dish}`)).json.price).toBe(9);
  expect((await undo(editor, phone)).status).toBe(403);
  const { json: left } = await owner.send('GET', `/api/restaurants/${restaurants[0]}`);
  expect(left.phone).toBe('555');
  const day = { from: '2026-01-01T00:00:00.000Z', until: '2126-01-01T00:00:00.000Z' };
  expect((await editor.send('POST', '/api/catalogue/history/undo', day)).status).toBe(403);
});

test('who is limited to one restaurant is told nothing of the other, and undoes nothing of it', async () => {
  const [own = '', other = ''] = restaurants;
  const ofOther = await latest(owner, of(other));
  const limited = await newMember(owner, 'manager', [own]);
  const seen = (await changesOf(limited)).flatMap(({ things }) => things.map(({ id }) => id));
  expect([seen.includes(own), seen.includes(other)]).toEqual([true, false]);
  expect((await undo(limited, ofOther)).status).toBe(403);
});

test('another account’s changes are not there', async () => {
  const id = await latest(owner, of(dish));
  const stranger = await newOwner();
  expect(await changesOf(stranger)).toEqual([]);
  expect((await undo(stranger, id)).status).toBe(404);
});

test('what a program changes names its key, and a key opens no history', async () => {
  const { password } = owner;
  const body = { name: 'Till', scopes: ['all'], expires_in_days: null, password };
  const { json: key } = await owner.send('POST', '/api/auth/api-keys', body);
  const body2 = { is_available: false };
  const path = `/api/menus/items/${dish}/availability`;
  expect((await send('PATCH', path, { token: key.key, body: body2 })).status).toBe(200);
  const isKeys = ({ by }: HistoryEntry) => by.kind === 'api_key';
  await latest(owner, isKeys);
  expect((await changesOf(owner)).find(isKeys)?.by).toEqual({
    kind: 'api_key',
    id: key.id,
    name: 'Till',
  });
  expect((await send('GET', '/api/catalogue/history', { token: key.key })).status).toBe(403);
});

test('Free looks back 30 days, and Pro sees at once what was before', async () => {
  const free = await newOwner();
  const made = (days: number) => {
    const at = new Date(Date.now() - days * 86_400_000);
    const change = { id: `${firstIdAt(at)}-${days}`, at: at.toISOString(), user_id: free.id };
    const thing = {
      kind: 'items',
      id: 'i',
      name: 'Soup',
      action: 'changed',
      before: {},
      after: {},
    };
    return {
      pk: keys.change.pk(free.id),
      sk: keys.change.sk(change.id, 'items', 'i'),
      change,
      thing,
    };
  };
  const old = made(31);
  for (const row of [made(29), old, made(400)]) await history.put(row);
  expect(await changesOf(free)).toHaveLength(1);
  expect((await undo(free, old.change.id)).status).toBe(404);
  await givePlan(free, proPlan);
  expect(await changesOf(free)).toHaveLength(2);
  expect((await undo(free, old.change.id)).status).toBe(200);
});

test('a closed account leaves no history', async () => {
  const closing = await newOwner();
  const { json: soup } = await closing.send(
    'POST',
    '/api/menus/items',
    form({ name: 'Soup', price: '9' }),
  );
  const rows = async () => [
    ...(await history.queryAll(keys.change.pk(closing.id))),
    ...(await history.queryAll(keys.changeOfThing.pk(closing.id, 'items', soup.id))),
  ];
  await waitUntil(rows, (found) => found.length === 2);
  await closing.send('DELETE', '/api/auth/me', { password: closing.password });
  expect(await waitUntil(rows, (found) => found.length === 0)).toEqual([]);
});
