import { form, newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';

let me: TestOwner;
let menuId: string;
beforeEach(async () => {
  me = await newOwner();
  menuId = await me.made('/api/menus', { name: 'Dinner' });
});

type Edit = { do: string } & Record<string, unknown>;
type Named = { name: string; items: { name: string }[] };

const edit = (edits: Edit[], idempotency_key?: string) =>
  me.send('POST', `/api/menus/${menuId}/edits`, { edits, idempotency_key });
const content = () => me.send('GET', `/api/menus/${menuId}/content`);

/** `Starters: Soup Bread` for each category, in display order. */
const lines = ({ categories }: { categories: Named[] }) =>
  categories.map(({ name, items }) => [`${name}:`, ...items.map((one) => one.name)].join(' '));
const shown = async () => lines((await content()).json);

const section = (name: string, more = {}) => ({
  do: 'add_category',
  ref: `new:${name}`,
  name,
  ...more,
});
const dish = (name: string, category: string, more = {}) => ({
  do: 'add_item',
  ref: `new:${name}`,
  name,
  category: `new:${category}`,
  price: 5,
  ...more,
});

/** Two categories with two items each; returns ids by name. */
async function begun(): Promise<Record<string, string>> {
  const { status, json } = await edit([
    section('Starters'),
    section('Mains'),
    ...['Soup', 'Bread'].map((name) => dish(name, 'Starters')),
    ...['Fish', 'Stew'].map((name) => dish(name, 'Mains')),
  ]);
  expect(status).toBe(200);
  const made: { ref: string; id: string }[] = json.made;
  return Object.fromEntries(made.map(({ ref, id }) => [ref.slice(4), id]));
}

describe('the content of a menu', () => {
  test('is all of it in the order of diners, an item of two categories in both', async () => {
    const { Soup, Starters, Mains, Stew } = await begun();
    await edit([{ do: 'place_item', item: Soup, category: Mains, before: Stew }]);
    const { status, json } = await content();
    expect(status).toBe(200);
    expect(lines(json)).toEqual(['Starters: Soup Bread', 'Mains: Fish Soup Stew']);
    expect(json.menu).toMatchObject({ id: menuId, name: 'Dinner', is_active: false });
    expect(json.restaurant).toBeNull();
    expect(json.categories[0].items[0]).toMatchObject({
      price: 5,
      is_available: true,
      image_status: 'none',
    });
    const { category_ids } = json.categories[0].items[0];
    expect(new Set(category_ids)).toEqual(new Set([Starters, Mains]));
  });

  test('names the restaurant whose diners see it', async () => {
    const restaurant_id = await me.made('/api/restaurants', { name: 'Fig Tree' });
    await me.send('PUT', `/api/restaurants/${restaurant_id}`, { active_menu_id: menuId });
    const { json } = await content();
    expect(json.restaurant).toEqual({ id: restaurant_id, name: 'Fig Tree' });
    expect(json.menu.is_active).toBe(true);
  });

  test('is not there for others', async () => {
    const other = await newOwner();
    expect((await other.send('GET', `/api/menus/${menuId}/content`)).status).toBe(404);
  });
});

describe('an edit', () => {
  test('adds categories and items where it says', async () => {
    const { Starters, Soup } = await begun();
    const answer = await edit([
      section('Specials', { before: Starters, description: 'Today' }),
      dish('Crab', 'Specials', { is_vegan: false, allergens: 'Shellfish', calories: 300 }),
      { ...dish('Olives', ''), category: Starters, before: Soup },
      dish('Oysters', 'Specials', { before: 'new:Crab' }),
    ]);
    expect(lines(answer.json)).toEqual([
      'Specials: Oysters Crab',
      'Starters: Olives Soup Bread',
      'Mains: Fish Stew',
    ]);
    expect(answer.json.categories[0]).toMatchObject({ description: 'Today', items_count: 2 });
    expect(answer.json.categories[0].items[1]).toMatchObject({
      allergens: 'Shellfish',
      calories: 300,
    });
    expect(await shown()).toEqual(lines(answer.json));
  });

  test('changes the fields that it names, and no others', async () => {
    const { Starters, Soup } = await begun();
    const { json } = await edit([
      { do: 'update_category', category: Starters, name: 'Small plates' },
      { do: 'update_item', item: Soup, price: '6,50', is_vegetarian: true },
      { do: 'update_item', item: Soup, is_available: false },
    ]);
    expect(json.categories[0]).toMatchObject({ name: 'Small plates', description: null });
    expect(json.categories[0].items[0]).toMatchObject({
      name: 'Soup',
      price: 6.5,
      is_vegetarian: true,
      is_available: false,
    });
  });

  test('moves within and between categories, each with its own places', async () => {
    const { Starters, Mains, Soup, Bread, Fish } = await begun();
    await edit([
      { do: 'move_category', category: Mains, before: Starters },
      { do: 'place_item', item: Bread, category: Starters, before: Soup },
      { do: 'take_out_item', item: Fish, category: Mains },
      { do: 'place_item', item: Fish, category: Starters },
      { do: 'place_item', item: Soup, category: Mains, before: null },
    ]);
    expect(await shown()).toEqual(['Mains: Stew Soup', 'Starters: Bread Soup Fish']);
  });

  test('takes a category off the menu and puts it on again', async () => {
    const { Starters } = await begun();
    await edit([{ do: 'remove_category', category: Starters }]);
    expect(await shown()).toEqual(['Mains: Fish Stew']);
    expect((await me.send('GET', `/api/categories/${Starters}`)).status).toBe(200);
    await edit([{ do: 'move_category', category: Starters }]);
    expect(await shown()).toEqual(['Mains: Fish Stew', 'Starters: Soup Bread']);
  });

  test('deletes, and restores with every place', async () => {
    const { Starters, Mains, Soup, Fish } = await begun();
    await edit([{ do: 'place_item', item: Soup, category: Mains, before: Fish }]);
    await edit([
      { do: 'delete_item', item: Soup },
      { do: 'delete_category', category: Starters },
    ]);
    expect(await shown()).toEqual(['Mains: Fish Stew']);
    await edit([
      { do: 'restore_category', category: Starters },
      { do: 'restore_item', item: Soup },
    ]);
    expect(await shown()).toEqual(['Starters: Soup Bread', 'Mains: Soup Fish Stew']);
  });

  test('undoes what the same call deleted, and deletes what it restored', async () => {
    const { Soup } = await begun();
    const gone = { do: 'delete_item', item: Soup };
    const back = { do: 'restore_item', item: Soup };
    await edit([gone, back]);
    expect(await shown()).toContain('Starters: Soup Bread');
    await edit([gone, back, gone]);
    const { status } = await edit([back, gone, back]);
    expect(status).toBe(200);
    expect(await shown()).toContain('Starters: Soup Bread');
    expect((await edit([back])).status).toBe(404);
  });

  test('is undone by the call of the thing itself as well', async () => {
    const { Soup } = await begun();
    await edit([{ do: 'delete_item', item: Soup }]);
    expect((await me.send('POST', `/api/menus/items/${Soup}/restore`)).status).toBe(200);
    expect(await shown()).toContain('Starters: Soup Bread');
  });
});

describe('edits are all or nothing:', () => {
  const first = section('Specials');
  test.each<[string, number, Edit]>([
    ['an item that is nowhere', 404, { do: 'update_item', item: 'nothing', price: 1 }],
    ['a name that nothing was given', 404, dish('Crab', 'Nowhere')],
    ['a category that is nowhere', 404, { do: 'delete_category', category: 'nothing' }],
    ['a deletion that never was', 404, { do: 'restore_item', item: 'nothing' }],
    ['a field that is wrong', 422, dish('Crab', 'Specials', { price: -1 })],
    ['no such edit', 422, { do: 'paint' }],
    ['a name that is used twice', 422, first],
  ])('%s is named', async (_, status, bad) => {
    await begun();
    const before = await shown();
    const answer = await edit([first, bad]);
    expect(answer.status).toBe(status);
    expect(answer.json.detail[0].loc.slice(0, 2)).toEqual(['body', 'edits']);
    expect(answer.json.detail[0].loc[2]).toBe(bad === first ? undefined : 1);
    expect(await shown()).toEqual(before);
  });

  test('what it is to stand before is elsewhere', async () => {
    const { Starters, Soup, Fish } = await begun();
    const wrong = { do: 'place_item', item: Soup, category: Starters, before: Fish };
    const answer = await edit([first, wrong]);
    expect([answer.status, answer.json.detail[0].loc]).toEqual([422, ['body', 'edits', 1]]);
    expect(await shown()).toEqual(['Starters: Soup Bread', 'Mains: Fish Stew']);
  });

  test('another owner’s things are not there', async () => {
    const { Starters, Soup } = await begun();
    const other = await newOwner();
    const theirs: string = await other.made('/api/menus', { name: 'Lunch' });
    const edits: Edit[] = [
      { do: 'update_item', item: Soup, price: 1 },
      { do: 'delete_item', item: Soup },
      { do: 'move_category', category: Starters },
      { do: 'restore_category', category: Starters },
    ];
    for (const one of edits) {
      const path = `/api/menus/${theirs}/edits`;
      expect([one.do, (await other.send('POST', path, { edits: [one] })).status]).toEqual([
        one.do,
        404,
      ]);
    }
    const path = `/api/menus/${menuId}/edits`;
    expect((await other.send('POST', path, { edits: [section('Mine')] })).status).toBe(404);
    expect(await shown()).toEqual(['Starters: Soup Bread', 'Mains: Fish Stew']);
  });

  test('what was saved meanwhile is told by its edit, with a code', async () => {
    const { Soup, Starters } = await begun();
    const item = (await content()).json.categories[0].items[0];
    await edit([{ do: 'update_item', item: Soup, price: 7 }]);
    const mine = { do: 'update_item', item: Soup, price: 8, updated_at: item.updated_at };
    const answer = await edit([
      { do: 'update_category', category: Starters, name: 'Snacks' },
      mine,
    ]);
    expect([answer.status, answer.json.code]).toEqual([409, 'stale_version']);
    expect(answer.json.detail[0].loc).toEqual(['body', 'edits', 1]);
    const { json } = await content();
    expect([json.categories[0].name, json.categories[0].items[0].price]).toEqual(['Starters', 7]);
    const { updated_at } = json.categories[0].items[0];
    const again = { ...mine, updated_at };
    expect((await edit([again, { ...again, price: 9 }])).status).toBe(200);
    expect((await content()).json.categories[0].items[0].price).toBe(9);
  });

  test('more than one transaction holds', async () => {
    const edits = Array.from({ length: 99 }, (_, at) => dish(`Dish${at}`, 'Specials'));
    const answer = await edit([first, ...edits]);
    expect([answer.status, answer.json.code]).toEqual([422, 'too_much_at_once']);
    expect(await shown()).toEqual([]);
  });
});

describe('a repeat under the same key', () => {
  test('makes nothing twice, and answers the same ids', async () => {
    const edits = [section('Specials'), dish('Crab', 'Specials')];
    const one = await edit(edits, 'key-1');
    const again = await edit(edits, 'key-1');
    expect(again.json.made).toEqual(one.json.made);
    expect(again.json.made).toHaveLength(2);
    expect(await shown()).toEqual(['Specials: Crab']);
    const other = await edit([section('Others')], 'key-1');
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('at the same time, too', async () => {
    const edits = [section('Specials'), dish('Crab', 'Specials')];
    const answers = await Promise.all([1, 2, 3, 4].map(() => edit(edits, 'key-2')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ json }) => JSON.stringify(json.made))).size).toBe(1);
    expect(await shown()).toEqual(['Specials: Crab']);
  });
});

test('batches at the same time all come through whole', async () => {
  const { Starters } = await begun();
  const batch = (at: number) =>
    edit([
      { ...dish(`A${at}`, ''), category: Starters },
      { ...dish(`B${at}`, ''), category: Starters, before: `new:A${at}` },
    ]);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(batch));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const names: string[] = (await content()).json.categories[0].items.map(
    ({ name }: { name: string }) => name,
  );
  expect(names).toHaveLength(12);
  for (const at of [1, 2, 3, 4, 5]) {
    expect(names.indexOf(`B${at}`)).toBe(names.indexOf(`A${at}`) - 1);
  }
});

test('an item may be given to a form afterwards', async () => {
  const { Soup } = await begun();
  const fields = form({ name: 'Cold soup', price: '6' });
  expect((await me.send('PUT', `/api/menus/items/${Soup}`, fields)).status).toBe(200);
  expect(await shown()).toContain('Starters: Cold soup Bread');
});
