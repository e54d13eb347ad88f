import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { openingTomorrow } from '../availability/opening-tomorrow.ts';
import '../testing/later-parts-there.ts';
import { dinner, figTree, fullAccount, pasta, soup } from '../testing/catalogue-for-tests.ts';
import { openServed, openWithToasts } from '../testing/owners-page.tsx';

const served = { ...soup, categories: [{ id: pasta.id, name: pasta.name }] };
const cake = { ...served, id: 'i2', name: 'Olive oil cake', price: 10, allergens: null };
const account = { ...fullAccount, 'GET /api/menus/all-items': { body: { items: [served, cake] } } };

/** The list of dishes, with both selected. */
async function openSelected(way = 'Select') {
  openWithToasts('/dashboard?tab=menu-items');
  await user.click(await screen.findByRole('button', { name: 'More for your items' }));
  await user.click(screen.getByRole('button', { name: way }));
  await user.click(await screen.findByRole('button', { name: 'Select all 2' }));
}
const more = () => user.click(screen.getByRole('button', { name: 'More for the selected items' }));

test('prices are changed in bulk after a preview, and who was skipped is named', async () => {
  const { sent } = mockServer({
    ...account,
    'POST /api/menus/items/prices': { body: { items: [soup, cake], skipped: ['i2'] } },
  });
  await openSelected('Change prices');
  await user.click(screen.getByRole('button', { name: 'Change prices' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('By'), '10');
  await user.selectOptions(within(dialog).getByLabelText('Round to'), '.99');
  expect(within(dialog).getByText('$7.99')).toBeVisible();
  expect(within(dialog).getByText('$10.99')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Change 2 prices' }));
  expect(await within(dialog).findByText(/left as is: Olive oil cake/)).toBeVisible();
  expect(sent('POST')[0]).toEqual({
    changes: [
      { id: 'i2', from: 10, to: 10.99 },
      { id: 'i1', from: 7.5, to: 7.99 },
    ],
  });
});

test('each is priced in the currency and the decimals of who serves it', async () => {
  const kaze = { ...figTree, id: 'r2', currency: 'JPY', active_menu_id: 'm2' };
  const lunch = { ...dinner, id: 'm2', categories: [{ ...pasta, id: 'c2' }] };
  const ramen = { ...cake, price: 1150, categories: [{ id: 'c2', name: 'Ramen' }] };
  const { sent } = mockServer({
    ...account,
    'POST /api/menus/items/prices': { body: { items: [served, ramen], skipped: [] } },
    'GET /api/restaurants': { body: [figTree, kaze] },
    'GET /api/menus': { body: [dinner, lunch] },
    'GET /api/menus/all-items': { body: { items: [served, ramen] } },
  });
  await openSelected();
  await user.click(screen.getByRole('button', { name: 'Change prices' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('By'), '5');
  const rows = within(dialog).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Tomato soup$7.50$7.88',
    'Olive oil cake¥1,150¥1,208',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Change 2 prices' }));
  expect(await screen.findByText('2 prices changed')).toBeVisible();
  const changes = [
    { id: 'i1', from: 7.5, to: 7.88 },
    { id: 'i2', from: 1150, to: 1208 },
  ];
  expect(sent('POST /api/menus/items/prices')).toEqual([{ changes }]);
});

test('all of a category are selected at its heading, besides what is selected', async () => {
  const tea = { ...cake, id: 'i3', name: 'Tea', categories: [] };
  openServed('/dashboard?tab=menu-items', {
    ...account,
    'GET /api/menus/all-items': { body: { items: [served, cake, tea] } },
  });
  await user.click(await screen.findByRole('button', { name: 'More for your items' }));
  expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute(
    'href',
    '/dashboard/history',
  );
  expect(screen.queryByRole('button', { name: 'Select all of Pasta' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Select' }));
  for (const [part, said] of [
    ['Pasta', '2 selected'],
    ['Not on any menu', '3 selected'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: `Select all of ${part}` }));
    expect(await screen.findByText(said)).toBeVisible();
  }
});

test('several items are deleted by one call, a second try too, and Undo brings all of them back', async () => {
  const deletion: { status: number; body?: unknown } = { status: 503, body: { detail: 'Busy' } };
  const { sent } = mockServer({
    ...account,
    'POST /api/menus/items/delete': deletion,
    'POST /api/menus/items/restore': { status: 204 },
  });
  await openSelected();
  await more();
  await user.click(screen.getByRole('button', { name: 'Delete 2 items' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Menu Items' });
  expect(within(dialog).getByText(/delete 2 items\? They disappear/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('Busy')).toBeVisible();
  Object.assign(deletion, { status: 204, body: undefined });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 items were deleted')).toBeVisible();
  const ids = ['i2', 'i1'];
  expect(sent('POST /api/menus/items/delete')).toEqual([{ ids }, { ids }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 items are back')).toBeVisible();
  expect(sent('POST /api/menus/items/restore')).toEqual([{ ids }]);
});

test('several items are marked by one call, and Undo leaves each as it was', async () => {
  const until = '2099-01-01T00:00:00.000Z';
  const gone = { ...cake, is_available: false, sold_out_until: until };
  const { sent } = mockServer({
    ...account,
    'GET /api/menus/all-items': { body: { items: [served, gone] } },
    'POST /api/menus/items/availability': { status: 204 },
  });
  await openSelected();
  const bar = screen.getByRole('region', { name: 'Selected items' });
  await user.click(within(bar).getByRole('button', { name: 'Sold out' }));
  expect(await screen.findByText('2 items are sold out')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Changed back')).toBeVisible();
  await more();
  await user.click(within(bar).getByRole('button', { name: 'Sold out until tomorrow' }));
  expect(await screen.findByText('2 items are sold out until tomorrow')).toBeVisible();
  await more();
  await user.click(within(bar).getByRole('button', { name: 'Available' }));
  expect(await screen.findByText('2 items are available again')).toBeVisible();
  const tomorrow = openingTomorrow(new Date(), [figTree.time_zone]).toISOString();
  const [soldOut, back, later, available] = sent('POST /api/menus/items/availability');
  // What is sold out until a day of its own stays so.
  expect(soldOut).toEqual({ changes: [{ id: 'i1', is_available: false, sold_out_until: null }] });
  expect(back).toEqual({ changes: [{ id: 'i1', is_available: true, sold_out_until: null }] });
  const same = { is_available: false, sold_out_until: tomorrow };
  expect(later).toEqual({
    changes: [
      { id: 'i2', ...same },
      { id: 'i1', ...same },
    ],
  });
  expect(available).toEqual({ changes: [{ id: 'i2', is_available: true, sold_out_until: null }] });
});

test('what is put on a further menu is said to be added: it stays where it was', async () => {
  const menus = [dinner, { ...dinner, id: 'm2', name: 'Lunch', categories: [pasta] }];
  const content = {
    menu: menus[1],
    restaurant: null,
    made: [],
    categories: [{ ...pasta, items: [] }],
  };
  mockServer({
    ...account,
    'GET /api/menus': { body: menus },
    'GET /api/menus/m2/content': { body: content },
    'POST /api/menus/m2/edits': { body: content },
  });
  await openSelected();
  await more();
  await user.click(screen.getByRole('button', { name: 'Move to a category' }));
  await user.selectOptions(await screen.findByLabelText('Category'), `${pasta.name} (Lunch)`);
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText(`2 items added to ${pasta.name} (Lunch)`)).toBeVisible();
});

test('several items are moved by one call, and Undo moves them back', async () => {
  const drinks = { ...pasta, id: 'c2', name: 'Drinks' };
  const menu = { ...dinner, categories: [pasta, drinks] };
  const content = {
    ...{ menu: dinner, restaurant: null, made: [] },
    categories: [
      { ...pasta, items: [cake, served].map((item) => ({ ...item, category_ids: ['c1'] })) },
      { ...drinks, items: [] },
    ],
  };
  const { sent } = mockServer({
    ...account,
    'GET /api/menus': { body: [menu] },
    'GET /api/menus/m1/content': { body: content },
    'POST /api/menus/m1/edits': { body: content },
  });
  await openSelected();
  await more();
  await user.click(screen.getByRole('button', { name: 'Move to a category' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move 2 items' });
  await user.selectOptions(within(dialog).getByLabelText('Category'), `Drinks (${dinner.name})`);
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('2 items moved to Drinks')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Moved back')).toBeVisible();
  const takeOut = (item: string, category: string) => ({ do: 'take_out_item', item, category });
  const place = (item: string, category: string) => ({ do: 'place_item', item, category });
  expect(sent('POST')).toEqual([
    {
      edits: [
        ...[takeOut('i2', pasta.id), takeOut('i1', pasta.id)],
        ...[place('i2', 'c2'), place('i1', 'c2')],
      ],
    },
    {
      edits: [
        // The last one first: the other stands before it.
        ...[place('i1', pasta.id), { ...place('i2', pasta.id), before: 'i1' }],
        ...[takeOut('i2', 'c2'), takeOut('i1', 'c2')],
      ],
    },
  ]);
});

test('what is marked without a connection is said to wait, also once the selection is over', async () => {
  const { sent } = mockServer({
    ...account,
    'POST /api/menus/items/availability': { status: 204 },
  });
  await openSelected();
  act(() => onlineManager.setOnline(false));
  await user.click(screen.getByRole('button', { name: 'Sold out' }));
  expect(await screen.findByText('Waits for a connection')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/^1 change waits for a connection/)).toBeVisible();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('Your change was sent')).toBeVisible();
  expect(sent('POST')).toHaveLength(1);
});
