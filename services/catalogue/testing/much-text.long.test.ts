import { importLimit } from '@menuleaf/shared/contracts/catalogue/items/new-item-calls.ts';
import { newOwner, send, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { proPlan, newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { plainDish } from '@menuleaf/shared/testing/plain-dish.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';

jest.setTimeout(240_000);

const count = 240;
const length = 10_000;
const signs = ['x', '"', '菜'];
const textOf = (at: number) => (signs[at % signs.length] ?? '').repeat(length);

let me: TestOwner;
const idOf = (at: number) => `much${String(at).padStart(4, '0')}`;

/** 13 MB of text, more than two responses hold; not via API. */
beforeAll(async () => {
  me = await newProOwner();
  const put = (at: number) => {
    const id = idOf(at);
    return table.put({
      pk: keys.item.pk(me.id),
      sk: keys.item.sk(id),
      ...plainDish,
      id,
      name: `Item ${at}`,
      description: textOf(at),
      allergens: textOf(at),
      price_thousandths: 1000,
      created_at: proPlan.ends_at,
      updated_at: proPlan.ends_at,
    });
  };
  for (let at = 0; at < count; at += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, place) => put(at + place)));
  }
});

const unpacked = { 'accept-encoding': 'identity' };
const packed = { 'accept-encoding': 'br, gzip' };

async function allOf(path: string, headers: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const address: string = cursor === '' ? path : `${path}?cursor=${cursor}`;
    const { status, json } = await send('GET', address, { token: me.token, headers });
    expect([address, status]).toEqual([address, 200]);
    ids.push(...json.items.map(({ id }: { id: string }) => id));
    cursor = json.next_cursor;
  }
  return ids;
}

const every = Array.from({ length: count }, (_, at) => idOf(at));

test.each([
  ['/api/menus/all-items', 'unpacked', unpacked],
  ['/api/menus/all-items', 'packed', packed],
  ['/api/auth/me/export', 'unpacked', unpacked],
  ['/api/auth/me/export', 'packed', packed],
])('%s answers all of much text, %s', async (path, _how, headers) => {
  expect(await allOf(path, headers)).toEqual(every);
});

test('a list ends where its limit says', async () => {
  const { json } = await me.send('GET', '/api/menus/all-items?limit=2');
  expect(json.items.map(({ id }: { id: string }) => id)).toEqual(every.slice(0, 2));
  expect(json.next_cursor).toBe(every[1]);
  expect((await me.send('GET', '/api/menus/all-items?cursor=%00')).status).toBe(422);
});

test('prices of much text change', async () => {
  const changes = every.map((id) => ({ id, from: 1, to: 2 }));
  const priced = await me.send('POST', '/api/menus/items/prices', { changes });
  expect(priced).toMatchObject({ status: 200, json: { skipped: [], changed: every } });
});

test.each(signs)('the largest import is taken, in %s', async (sign) => {
  const owner = await newOwner();
  const text = sign.repeat(length);
  const items = Array.from({ length: importLimit }, () => ({
    name: sign.repeat(100),
    price: 5,
    description: text,
    allergens: text,
  }));
  const { status, json } = await owner.send('POST', '/api/menus/items/import', { items });
  expect([status, json.items?.length]).toEqual([201, importLimit]);
});
