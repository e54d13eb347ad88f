import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { retype, user } from '@menuleaf/shared/testing/user.ts';
import '../testing/later-parts-there.ts';
import {
  dinner,
  figTree,
  fullAccount,
  pasta,
  refused,
  silent,
  soup,
} from '../testing/catalogue-for-tests.ts';
import { edited } from '../testing/testing-import.tsx';
import { many } from '../testing/many.ts';
import { openingTomorrow } from '../availability/opening-tomorrow.ts';
import { openWithToasts } from '../testing/owners-page.tsx';

const categories = [{ id: pasta.id, name: pasta.name }];
const served = { ...soup, categories };
const cake = { ...served, id: 'i2', name: 'Olive oil cake', price: 10, allergens: null };
const account = { ...fullAccount, 'GET /api/menus/all-items': { body: { items: [served, cake] } } };

const open = (more: Parameters<typeof mockServer>[0] = {}) => ({
  ...mockServer({ ...account, ...more }),
  ...openWithToasts('/dashboard?tab=menu-items'),
});
const more = async (name: string) =>
  user.click(await screen.findByRole('button', { name: `More for ${name}` }));

test('an item is found however its accents are written, and by words in any order', async () => {
  const items = [{ ...served, name: 'Crème brûlée'.normalize('NFD') }, ...many(cake)];
  open({ 'GET /api/menus/all-items': { body: { items } } });
  const search = await screen.findByLabelText('Search menu items');
  for (const text of ['Crème'.normalize('NFC'), 'brulee', 'brulee creme']) {
    await retype(search, text);
    await waitFor(() => expect(screen.queryAllByText('$10.00')).toEqual([]));
    expect(screen.getByText('$7.50')).toBeVisible();
  }
});

test('an availability that the server refuses is taken back', async () => {
  const { asked } = open();
  await user.click(await screen.findByRole('button', { name: 'Mark sold out Tomato soup' }));
  await waitFor(() => expect(screen.getAllByText('Available: Yes')).toHaveLength(2));
  expect(asked).toContainEqual({
    call: 'PATCH /api/menus/items/i1/availability',
    body: { is_available: false, sold_out_until: null },
  });
});

test('one click sells out, a second one until tomorrow', async () => {
  const { asked, sent } = open({
    'PATCH /api/menus/items/i1/availability': { body: { ...soup, is_available: false } },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark sold out Tomato soup' }));
  await user.click(await screen.findByRole('button', { name: 'Until tomorrow? Tomato soup' }));
  await waitFor(() => expect(sent('PATCH')).toHaveLength(2));
  expect(asked.at(-1)?.body).toEqual({
    is_available: false,
    sold_out_until: openingTomorrow(new Date(), ['America/New_York']).toISOString(),
  });
});

test('tomorrow begins where the item is served, whichever restaurant comes first', async () => {
  const far = { ...figTree, id: 'r0', active_menu_id: null, time_zone: 'Asia/Tokyo' };
  const sold = { ...soup, is_available: false, categories: [pasta] };
  const { asked } = open({
    'GET /api/restaurants': { body: [far, figTree] },
    'GET /api/menus/all-items': { body: { items: [sold] } },
    'PATCH /api/menus/items/i1/availability': { body: sold },
  });
  await user.click(await screen.findByRole('button', { name: 'Until tomorrow? Tomato soup' }));
  await waitFor(() => expect(asked.at(-1)?.call).toMatch(/^PATCH/));
  const until = openingTomorrow(new Date(), [figTree.time_zone]).toISOString();
  expect(asked.at(-1)?.body).toMatchObject({ sold_out_until: until });
  expect(screen.getByRole('button', { name: /^Until \w{3} 4 AM Tomato soup$/ })).toBeVisible();
});

/** The list, with a file of this text chosen for import. */
async function openImport(text: string, answers: Parameters<typeof open>[0]) {
  const server = open(answers);
  await more('your items');
  await user.click(screen.getByRole('button', { name: 'Import items from CSV' }));
  const file = new File([text], 'items.csv', { type: 'text/csv' });
  // jsdom's File has no `text()`.
  Object.assign(file, { text: () => Promise.resolve(text) });
  await user.upload(await screen.findByLabelText('CSV file'), file);
  return server;
}

test('an import names each bad line, adds what is new and changes what is there, as one change', async () => {
  const { sent } = await openImport(
    'name,price,categories\nRavioli,14,Pasta\nTomato soup,8,\nBad,free,\n',
    {
      'POST /api/menus/items/import': { status: 201, body: { items: [] } },
      'POST /api/menus/m1/edits': { body: edited },
    },
  );
  expect(await screen.findByText('2 of 3 lines can be imported.')).toBeVisible();
  expect(screen.getByText('Line 4, Bad:')).toBeVisible();
  expect(screen.getByText('$8.00 (was $7.50)')).toBeVisible();
  const known = screen.getByLabelText('1 that you already have by that name');
  await user.selectOptions(known, 'Leave them out');
  expect(screen.getByRole('button', { name: 'Import 1 item' })).toBeEnabled();
  await user.selectOptions(known, 'Update them');
  await user.click(screen.getByRole('button', { name: 'Import 1 item and update 1' }));
  expect(await screen.findByText('1 item was imported and 1 updated')).toBeVisible();
  const [added, changed] = sent('POST');
  expect(added).toMatchObject({ items: [{ name: 'Ravioli', category_ids: [pasta.id] }] });
  expect(changed).toMatchObject({
    edits: [{ do: 'update_item', item: 'i1', price: 8, choices: [], price_kind: 'fixed' }],
  });
  expect(changed).toHaveProperty('part_of', Object(added).part_of);
});

test('an item that is there is known however its accents are written', async () => {
  const items = [{ ...soup, name: 'Crème' }];
  await openImport(`name,price\n${'Crème'.normalize('NFD')},7.5\nRavioli,14\n`, {
    'GET /api/menus/all-items': { body: { items } },
  });
  expect(await screen.findByRole('button', { name: 'Import 1 item' })).toBeVisible();
  expect(
    screen.getByText('0 change, 1 stays as it is, 1 is new: no item has that name.'),
  ).toBeVisible();
});

test('a part whose answer was lost is sent again under its key, and never doubled', async () => {
  const lost = await openImport('name,price\nRavioli,14\n', {
    'POST /api/menus/items/import': silent,
  });
  await user.click(await screen.findByRole('button', { name: 'Import 1 item' }));
  expect(await screen.findByText(/0 items were imported/)).toBeVisible();
  const again = mockServer({
    ...account,
    'POST /api/menus/items/import': { status: 201, body: { items: [] } },
  });
  await user.click(screen.getByRole('button', { name: 'Import 1 item' }));
  expect(await screen.findByText('1 item was imported')).toBeVisible();
  const [first] = lost.sent('POST');
  expect(first).toHaveProperty('idempotency_key', expect.stringMatching(/^[\w-]{36}$/));
  expect(again.sent('POST')).toEqual([first]);
});

test('an import that failed midway goes on with the lines that were not sent, though there are more now', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => `Dish ${at},5,${at < 10 ? 'Beer' : 'Pasta'}`);
  const imported = 'POST /api/menus/items/import';
  let calls = 0;
  const once = {
    get status() {
      calls += 1;
      return calls === 1 ? 201 : 500;
    },
    body: { items: [] },
  };
  const begun = await openImport(`name,price,categories\n${lines.join('\n')}\n`, {
    [imported]: once,
  });
  await user.click(await screen.findByRole('button', { name: 'Import 50 items' }));
  expect(await screen.findByText(/48 items were imported/)).toBeVisible();
  const beer = { ...pasta, id: 'c9', name: 'Beer' };
  const went = mockServer({
    ...account,
    'GET /api/categories': { body: [pasta, beer] },
    'POST /api/categories': { status: 201, body: beer },
    [imported]: { status: 201, body: { items: [] } },
  });
  await user.click(screen.getByRole('button', { name: 'Create this category' }));
  await user.click(await screen.findByRole('button', { name: 'Import 12 items' }));
  expect(await screen.findByText('60 items were imported')).toBeVisible();
  const named = [begun.sent(imported)[0], ...went.sent(imported)].flatMap((body) =>
    Object(body).items.map(({ name }: { name: string }) => name),
  );
  expect(named).toHaveLength(60);
  expect(new Set(named).size).toBe(60);
});

test.each([
  ['one menu: it goes there', [dinner], ['m1']],
  ['several menus: the owner is asked', [dinner, { ...dinner, id: 'm2', name: 'Brunch' }], ['m2']],
])('a category that a file names is made on a menu, with %s', async (_, menus, menu_ids) => {
  const { sent } = await openImport('name,price,categories\nPilsner,5,Beer\n', {
    'GET /api/menus': { body: menus },
    'POST /api/categories': { status: 201, body: pasta },
  });
  const create = await screen.findByRole('button', { name: 'Create this category' });
  if (menus.length > 1) await user.click(screen.getByLabelText('Brunch'));
  await user.click(create);
  await waitFor(() =>
    expect(sent('POST /api/categories')[0]).toEqual({
      name: 'Beer',
      menu_ids,
      part_of: expect.any(String),
    }),
  );
});

test('an import beyond the plan says how far it came, and offers the plans', async () => {
  const full = refused('Free plan allows only 100 items. Upgrade to Pro to add more.');
  await openImport('name,price\nRavioli,14\n', { 'POST /api/menus/items/import': full });
  await user.click(await screen.findByRole('button', { name: 'Import 1 item' }));
  expect(await screen.findByText(/0 items were imported. Free plan allows/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View plans and upgrade' })).toBeVisible();
});

test('an image on its way is said, and shown once it is there', async () => {
  const waiting = { ...soup, image_status: 'preparing' };
  const ready = { ...soup, image_status: 'ready', image_url: '/images/x/288.webp' };
  open({
    'GET /api/menus/all-items': { body: { items: [waiting] } },
    'GET /api/menus/items/i1': { body: ready },
  });
  expect(await screen.findByText('Image is being prepared')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Image is being prepared')).toBeNull());
});

test('a deletion that fails is said where it was asked', async () => {
  open({ 'DELETE /api/menus/items/i1': silent });
  await more('Tomato soup');
  await user.click(screen.getByRole('button', { name: 'Delete Tomato soup' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(
    await within(dialog).findByText('Failed to delete menu item. Please try again.'),
  ).toBeVisible();
});

test.each([
  [[dinner], [['Bring your menu', '/menu/m1/import']]],
  [
    [dinner, { ...dinner, id: 'm2', name: 'Brunch' }],
    [
      [dinner.name, '/menu/m1/import'],
      ['Brunch', '/menu/m2/import'],
    ],
  ],
])('a menu is brought into the one that is named, where there are several', async (body, links) => {
  open({ 'GET /api/menus': { body } });
  await more('your items');
  const several = screen.queryByText('Bring your menu into');
  if (several) await user.click(several);
  const isImport = (link: HTMLElement) => link.getAttribute('href')?.endsWith('/import');
  const found = screen.getAllByRole('link').filter(isImport);
  expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
});
