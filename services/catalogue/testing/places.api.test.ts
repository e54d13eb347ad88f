import { isDeepStrictEqual } from 'node:util';
import { form, newOwner, send, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { manyDishes } from '@menuleaf/shared/testing/many-dishes.ts';

let me: TestOwner;
let menuId: string;
beforeEach(async () => {
  me = await newOwner();
  menuId = await me.made('/api/menus', { name: 'Dinner' });
});

type Named = { id: string; name: string; sort_order: number };

const category = async (name: string, sort_order?: number): Promise<string> =>
  await me.made('/api/categories', { name, sort_order });

async function item(name: string, categories: string[], sort_order?: number): Promise<string> {
  const fields = { name, price: '5', category_ids: JSON.stringify(categories) };
  const sent = sort_order === undefined ? fields : { ...fields, sort_order: String(sort_order) };
  return await me.made('/api/menus/items', form(sent));
}

/** What diners would see, with sort orders. */
async function preview(): Promise<[string, string, number[]][]> {
  const { json } = await me.send('GET', `/api/menus/preview/${menuId}`);
  return json.categories.map(({ name, items }: Named & { items: Named[] }) => [
    name,
    items.map((one) => one.name).join(''),
    items.map((one) => one.sort_order),
  ]);
}
const shown = async () => (await preview()).map(([name, items]) => [name, items]);

const place = (id: string, item_ids: string[]) =>
  me.send('POST', `/api/categories/${id}/items/order`, { item_ids });

describe('a place', () => {
  test('is the end of it for what comes without a number', async () => {
    const starters = await category('Starters');
    const mains = await category('Mains');
    await item('C', [starters, mains]);
    await item('B', [starters]);
    const a = await item('A', [starters]);
    const copy = await me.send('POST', `/api/menus/items/${a}/duplicate`);
    expect(await preview()).toEqual([
      ['Starters', 'CBAA (copy)', [0, 1, 2, 3]],
      ['Mains', 'C', [0]],
    ]);
    expect(copy.json.sort_order).toBe(3);
    expect((await me.send('GET', `/api/categories/${mains}`)).json.sort_order).toBe(1);
  });

  test('is its own in each of two categories', async () => {
    const [starters, mains] = [await category('Starters'), await category('Mains')];
    const ids = [];
    for (const name of ['A', 'B', 'C']) ids.push(await item(name, [starters, mains]));
    const answer = await place(mains, ids.toReversed());
    expect(answer).toMatchObject({ status: 200, json: { id: mains, items_count: 3 } });
    expect(await shown()).toEqual([
      ['Starters', 'ABC'],
      ['Mains', 'CBA'],
    ]);
    const { json } = await me.send('GET', `/api/categories/${mains}/items`);
    expect(json.map(({ name }: Named) => name)).toEqual(['C', 'B', 'A']);
  });

  test('of a category on a menu is set in one call, and the lists say the same', async () => {
    const ids = [await category('A'), await category('B'), await category('C')];
    const category_ids = ids.toReversed();
    const order = () => me.send('POST', `/api/menus/${menuId}/categories/order`, { category_ids });
    const names = ({ json }: { json: Named[] }) => json.map(({ name }) => name).join('');
    const answer = await order();
    expect(answer.status).toBe(200);
    expect(names({ json: answer.json.categories })).toBe('CBA');
    expect(names(await me.send('GET', `/api/menus/${menuId}/categories`))).toBe('CBA');
    expect((await shown()).map(([name]) => name).join('')).toBe('CBA');
    const list: Named[] = (await me.send('GET', '/api/categories')).json;
    expect(names({ json: list.toSorted((a, b) => a.sort_order - b.sort_order) })).toBe('CBA');
  });

  test('is refused for others, for some only and for one twice, and nothing is changed', async () => {
    const starters = await category('Starters');
    const [a, b] = [await item('A', [starters]), await item('B', [starters])];
    const loose = await item('L', []);
    for (const wrong of [[b], [b, a, a], [b, a, loose], [b, loose], ['nothing', a], []]) {
      expect([wrong, (await place(starters, wrong)).status]).toEqual([wrong, 422]);
    }
    expect(await shown()).toEqual([['Starters', 'AB']]);
    expect((await place('nothing', [a, b])).status).toBe(404);
  });

  test('is the number’s where one is sent: before the first that is greater, ties alphabetical', async () => {
    const starters = await category('Starters');
    for (const [name, order] of Object.entries({ M: 5, D: 1 })) await item(name, [starters], order);
    const z = await item('Z', [starters]);
    await item('N', [starters], 5);
    await item('L', [starters], 5);
    expect(await preview()).toEqual([['Starters', 'DLMNZ', [1, 5, 5, 5, 6]]]);
    const fields = { name: 'Z', price: '5', sort_order: '0' };
    const moved = await me.send('PUT', `/api/menus/items/${z}`, form(fields));
    expect(moved.json.sort_order).toBe(0);
    expect(await shown()).toEqual([['Starters', 'ZDLMN']]);
  });

  test('stays when a form sends the number that it was filled with', async () => {
    const [starters, mains] = [await category('Starters'), await category('Mains')];
    const ids = [];
    for (const name of ['A', 'B', 'C']) ids.push(await item(name, [starters, mains]));
    await place(mains, ids.toReversed());
    const { json } = await me.send('GET', `/api/menus/items/${ids[1]}`);
    const fields = { name: 'B', price: '7', sort_order: String(json.sort_order) };
    await me.send('PUT', `/api/menus/items/${ids[1]}`, form(fields));
    expect(await shown()).toEqual([
      ['Starters', 'ABC'],
      ['Mains', 'CBA'],
    ]);
  });

  test('is the same again after a deletion was undone', async () => {
    const starters = await category('Starters');
    const b = [await item('A', [starters]), await item('B', [starters])][1];
    await item('C', [starters]);
    await me.send('DELETE', `/api/menus/items/${b}`);
    await me.send('POST', `/api/menus/items/${b}/restore`);
    expect(await shown()).toEqual([['Starters', 'ABC']]);
  });

  test('on the page of diners is that of the preview', async () => {
    const { json: restaurant } = await me.send('POST', '/api/restaurants', { name: 'Fig Tree' });
    await me.send('PUT', `/api/restaurants/${restaurant.id}`, { active_menu_id: menuId });
    const [starters, mains] = [await category('Starters'), await category('Mains')];
    const ids = [];
    for (const name of ['A', 'B', 'C']) ids.push(await item(name, [starters, mains]));
    await place(mains, ids.toReversed());
    const path = `/api/restaurants/public/${restaurant.id}/menu/categories`;
    const placesFor = (categories: (Named & { items: Named[] })[]) =>
      categories.map(({ name, items }) => [name, items.map((one) => one.name).join('')]);
    const expected = await shown();
    const seen = await waitUntil(
      async () => placesFor((await send('GET', path)).json),
      (places) => isDeepStrictEqual(places, expected),
    );
    expect(seen).toEqual(expected);
  });
});

describe('the order of several', () => {
  const orders = (ids: string[]) => ids.map((id, sort_order) => ({ id, sort_order }));

  test('is whole or not at all, and beyond a transaction too', async () => {
    const starters = await category('Starters');
    const ids = await manyDishes(me, 100, { category_ids: [starters] });
    const path = '/api/menus/items/order';
    const before = await preview();
    const missing = await me.send('POST', path, {
      orders: orders([...ids.toReversed(), 'nothing']),
    });
    expect(missing.status).toBe(404);
    const twice = await me.send('POST', path, { orders: orders([...ids, ids[0] ?? '']) });
    expect(twice.status).toBe(422);
    expect(await preview()).toEqual(before);
    const done = await me.send('POST', path, { orders: orders(ids.toReversed()) });
    expect(done.status).toBe(200);
    const [[, , numbers] = ['', '', []]] = await preview();
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, at) => at));
    const { json } = await me.send('GET', `/api/categories/${starters}/items`);
    expect(json.map(({ id }: Named) => id)).toEqual(ids.toReversed());
  });
});

test('what is assigned twice in one call is in it once', async () => {
  const starters = await category('Starters');
  const a = await item('A', []);
  await me.send('POST', `/api/categories/${starters}/items`, { item_ids: [a, a] });
  const category_ids = [starters, starters];
  await me.send('POST', `/api/menus/${menuId}/categories/assign`, { category_ids });
  expect(await shown()).toEqual([['Starters', 'A']]);
});
