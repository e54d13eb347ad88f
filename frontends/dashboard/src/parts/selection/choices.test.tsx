import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { retype, user } from '@menuleaf/shared/testing/user.ts';
import { figTree, soup } from '../../testing/catalogue-for-tests.ts';
import { oneOfEach } from '../../testing/one-of-each.ts';
import { openPage, press } from '../../testing/owners-page.tsx';

const wine = {
  ...soup,
  name: 'Riesling',
  price: 8,
  choices: [
    { name: 'Glass', price: 8 },
    { name: 'Bottle', price: 32 },
  ],
};
const saving = (item: object, restaurants: object[] = [figTree]) =>
  mockServer({
    ...oneOfEach,
    'GET /api/restaurants': { body: restaurants },
    'GET /api/menus/items/i1': { body: item },
    'PUT /api/menus/items/i1': { body: item },
    'POST /api/menus/items': { status: 201, body: item },
  });
test('sizes are added with Enter, and the lowest of them is the price', async () => {
  const { sent } = saving(wine);
  openPage('/menu-item/add');
  await user.type(await screen.findByLabelText('Name'), 'Riesling');
  await user.type(screen.getByLabelText('Price'), '32');
  await press('Add sizes or choices');
  expect(screen.getByLabelText('Price of choice 1')).toHaveValue('32');
  await user.type(screen.getByLabelText('Name of choice 1'), 'Bottle');
  await user.type(screen.getByLabelText('Name of choice 2'), 'Glass{Enter}8');
  expect(screen.getByLabelText('Price')).toHaveValue('8');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.getByLabelText('Price of choice 1')).toHaveFocus();
  await press('Create Menu Item');
  const priced = { choices: JSON.stringify(wine.choices), price: '8' };
  await waitFor(() => expect(sent('POST')).toMatchObject([priced]));
});

test('sizes are put in order and taken away, and what is wrong with one is said', async () => {
  const { sent } = saving(wine);
  openPage('/menu-item/i1/edit');
  await user.click(await screen.findByRole('button', { name: 'Move Bottle up' }));
  expect(screen.getByLabelText('Name of choice 1')).toHaveValue('Bottle');
  await press('Add another choice');
  await user.type(screen.getByLabelText('Price of choice 3'), '5');
  await press('Update Menu Item');
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: 'Each choice needs a name' })).toBeVisible();
  await press('Remove choice 3');
  await press('Update Menu Item');
  const choices = JSON.stringify(wine.choices.toReversed());
  await waitFor(() => expect(sent('PUT')).toMatchObject([{ choices }]));
});

test('sizes without a price are asked for theirs, and the dish for none of its own', async () => {
  saving(wine);
  openPage('/menu-item/add');
  await user.type(await screen.findByLabelText('Name'), 'Riesling');
  await press('Add sizes or choices');
  await user.type(screen.getByLabelText('Price'), '9');
  expect(screen.getByLabelText('Price')).toHaveValue('9');
  await user.clear(screen.getByLabelText('Price'));
  await user.type(screen.getByLabelText('Name of choice 1'), 'Glass');
  await press('Create Menu Item');
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Price is required']);
  expect(screen.getByLabelText('Price')).not.toBeInvalid();
});

test.each([
  ['Market price', 'market'],
  ['No price', 'none'],
])('a dish with “%s” asks for no number', async (label, price_kind) => {
  const { sent } = saving(soup);
  openPage('/menu-item/add');
  await user.type(await screen.findByLabelText('Name'), 'Lobster');
  await user.selectOptions(screen.getByLabelText('Shown as'), label);
  expect(screen.queryByLabelText('Price')).toBeNull();
  await press('Create Menu Item');
  await waitFor(() => expect(sent('POST')).toMatchObject([{ price: '0', price_kind }]));
});

const inCurrency = (currency: string) => [{ ...figTree, currency }];

test.each([
  ['JPY', 900, '900', '9.5', 'Price must be a whole number'],
  ['KWD', 1.25, '1.250', '1.2555', 'Price must have at most three decimals'],
])('a price in %s of %d is typed %s', async (currency, price, shown, typed, problem) => {
  saving({ ...soup, price }, inCurrency(currency));
  openPage('/menu-item/i1/edit');
  const field = await screen.findByLabelText('Price');
  expect(field).toHaveValue(shown);
  await retype(field, typed);
  await press('Update Menu Item');
  expect(await screen.findByRole('link', { name: problem })).toBeVisible();
});
