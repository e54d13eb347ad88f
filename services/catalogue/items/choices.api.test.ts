import { form, newOwner } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { manyDishes } from '@menuleaf/shared/testing/many-dishes.ts';

const glass = { name: 'Glass', price: 8 };
const bottle = { name: 'Bottle', price: 32 };
const both = [glass, bottle];

const me = await newProOwner();

const add = async (fields: Record<string, string>) =>
  (await me.send('POST', '/api/menus/items', form({ name: 'Riesling', price: '99', ...fields })))
    .json;
const save = (id: string, fields: Record<string, string>) =>
  me.send('PUT', `/api/menus/items/${id}`, form(fields));
const change = (changes: object[]) => me.send('POST', '/api/menus/items/prices', { changes });

test('a dish costs what the lowest of its choices does, whatever price came with them', async () => {
  const wine = await add({ choices: JSON.stringify([bottle, glass]) });
  expect(wine).toMatchObject({ price: 8, choices: [bottle, glass], price_kind: 'fixed' });
  const { json } = await me.send('GET', `/api/menus/items/${wine.id}`);
  expect(json).toEqual(wine);
});

test('choices that an update does not name stay, and null or a blank clears them', async () => {
  const { id } = await add({ choices: JSON.stringify(both) });
  expect((await save(id, { name: 'Wine' })).json).toMatchObject({ price: 8, choices: both });
  const two = JSON.stringify([{ name: 'Small', price: '5,50' }]);
  expect((await save(id, { choices: two })).json).toMatchObject({ price: 5.5 });
  expect((await save(id, { choices: '', price: '7' })).json).toMatchObject({
    price: 7,
    choices: [],
  });
});

test('one price sent for what has several is that of the cheapest', async () => {
  const { id } = await add({ choices: JSON.stringify(both) });
  expect((await save(id, { price: '9' })).json).toMatchObject({
    price: 9,
    choices: [{ ...glass, price: 9 }, bottle],
  });
});

test('a market price keeps its number for the owner, and a copy has all of it', async () => {
  const { id } = await add({ price_kind: 'market', price: '0' });
  expect((await save(id, { price_kind: 'from', price: '12' })).json).toMatchObject({
    price: 12,
    price_kind: 'from',
  });
  await save(id, { choices: JSON.stringify(both) });
  const copy = await me.send('POST', `/api/menus/items/${id}/duplicate`);
  expect(copy.json).toMatchObject({ price: 8, choices: both, price_kind: 'from' });
});

test.each([
  ['choices', JSON.stringify([glass, glass]), 'Each choice needs a name of its own'],
  ['choices', 'Glass 8', 'Must be a JSON list of choices'],
  ['price_kind', 'cheap', 'Must be fixed or from or market or none'],
])('%s of %s are refused by name', async (field, value, msg) => {
  const { id } = await add({});
  const { status, json } = await save(id, { [field]: value });
  expect([status, json.detail]).toMatchObject([422, [{ loc: ['body', field], msg }]]);
});

test('an import, a whole menu and the export know them', async () => {
  const owner = await newOwner();
  const { json: menu } = await owner.send('POST', '/api/menus', { name: 'Wine' });
  const category = await owner.made('/api/categories', { name: 'White' });
  const items = [
    { name: 'Riesling', price: 1, choices: both, category_ids: [category] },
    { name: 'Lobster', price: 30, price_kind: 'market', category_ids: [category] },
  ];
  const imported = await owner.send('POST', '/api/menus/items/import', { items });
  expect(imported.json.items[0]).toMatchObject({ price: 8, choices: both });
  const { json: content } = await owner.send('GET', `/api/menus/${menu.id}/content`);
  expect(content.categories[0].items).toMatchObject([
    { price: 8, choices: both },
    { price: 30, price_kind: 'market', choices: [] },
  ]);
  const edits = [
    { do: 'update_item', item: imported.json.items[1].id, choices: both, price_kind: 'fixed' },
  ];
  const edited = await owner.send('POST', `/api/menus/${menu.id}/edits`, { edits });
  expect(edited.json.categories[0].items[1]).toMatchObject({ price: 8, choices: both });
  const { json: exported } = await owner.send('GET', '/api/auth/me/export');
  expect(exported.items[0]).toMatchObject({ price: 8, choices: both });
  expect(exported.items[0]).not.toHaveProperty('price_thousandths');
});

test('every choice is changed in bulk while it costs what the owner saw, also by a job', async () => {
  const ids = await manyDishes(me, 144, { choices: both });
  const raised = [
    { from: 8, to: 8.8 },
    { from: 32, to: 35.2 },
  ];
  const [other = '', ...same] = ids;
  await save(other, { choices: JSON.stringify([glass, { ...bottle, price: 40 }]) });
  const { json } = await change(ids.map((id) => ({ id, from: 8, to: 8.8, choices: raised })));
  expect([json.skipped, json.changed.length]).toEqual([[other], same.length]);
  const { json: all } = await me.send('GET', '/api/menus/all-items');
  const seen = new Map<string, unknown>(
    all.items.map((item: { id: string; choices: unknown }) => [item.id, item.choices]),
  );
  const now = [
    { name: 'Glass', price: 8.8 },
    { name: 'Bottle', price: 35.2 },
  ];
  for (const id of same) expect(seen.get(id)).toEqual(now);
  expect(seen.get(other)).toEqual([glass, { ...bottle, price: 40 }]);
});

test('who knows no choices changes the cheapest, and nothing where the price is another one', async () => {
  const { id } = await add({ choices: JSON.stringify(both) });
  const { json } = await change([{ id, from: 8, to: 9 }]);
  expect(json.items[0]).toMatchObject({ price: 9, choices: [{ ...glass, price: 9 }, bottle] });
  expect((await change([{ id, from: 8, to: 7 }])).json.skipped).toEqual([id]);
});
