import { form, newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';

const inCurrency = async (currency: string) => {
  const owner = await newOwner();
  const { json } = await owner.send('POST', '/api/restaurants', { name: 'Fig', currency });
  return { owner, restaurant: `/api/restaurants/${json.id}` };
};
const add = (owner: TestOwner, fields: Record<string, string>) =>
  owner.send('POST', '/api/menus/items', form({ name: 'Tea', ...fields }));

const tooFine = [{ loc: ['body', 'price'], msg: 'Price must have at most two decimals' }];

test('a dinar has fils, and a dollar none', async () => {
  const { owner } = await inCurrency('KWD');
  expect((await add(owner, { price: '1.255' })).json).toMatchObject({ price: 1.255 });
  const { owner: other } = await inCurrency('USD');
  const refused = await add(other, { price: '1.255' });
  expect([refused.status, refused.json.detail]).toMatchObject([422, tooFine]);
  const choices = JSON.stringify([{ name: 'Pot', price: 1.255 }]);
  expect((await add(other, { price: '1', choices })).status).toBe(422);
});

test('who has no restaurant yet is in dollars', async () => {
  const refused = await add(await newOwner(), { price: '1.255' });
  expect([refused.status, refused.json.detail]).toMatchObject([422, tooFine]);
});

test('what was kept finer stays and can be saved when the currency is another one', async () => {
  const { owner, restaurant } = await inCurrency('KWD');
  const { id } = (await add(owner, { price: '1.255' })).json;
  await owner.send('PUT', restaurant, { currency: 'USD' });
  const saved = await owner.send(
    'PUT',
    `/api/menus/items/${id}`,
    form({ name: 'Mint tea', price: '1.255' }),
  );
  expect([saved.status, saved.json.price]).toEqual([200, 1.255]);
  const other = await owner.send('PUT', `/api/menus/items/${id}`, form({ price: '1.256' }));
  expect([other.status, other.json.detail]).toMatchObject([422, tooFine]);
});
