import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { retype, user } from '@menuleaf/shared/testing/user.ts';
import {
  dinner,
  emptyAccount,
  figTree,
  pasta,
  refused,
  silent,
  soup,
} from '../testing/catalogue-for-tests.ts';
import { deviceIn } from '../testing/device-in.ts';
import { menuDoc, menuServer } from '../testing/menu-server.ts';
import { openPage, openServed, openWithToasts } from '../testing/owners-page.tsx';

const bare: Menu = { ...dinner, categories: [] };
const without: Category = { ...pasta, items_count: 0 };
const account = (has: {
  restaurants?: Restaurant[];
  menus?: Menu[];
  categories?: Category[];
  items?: (typeof soup)[];
}) => ({
  ...emptyAccount,
  'GET /api/restaurants': { body: has.restaurants ?? [] },
  'GET /api/menus': { body: has.menus ?? [] },
  'GET /api/categories': { body: has.categories ?? [] },
  'GET /api/menus/all-items': { body: { items: has.items ?? [] } },
});

const steps = () => screen.findByRole('region', { name: 'Your menu on the table, in three steps' });
const qrCall = { body: { url: 'https://menuleaf.example/restaurant/r1' } };
const made = {
  'POST /api/restaurants': { status: 201, body: { ...figTree, locations: [] } },
  'POST /api/menus': { status: 201, body: bare },
};

test('a name is all that is asked before the first dish', async () => {
  const { asked, router } = openServed('/dashboard', { ...account({}), ...made });
  const first = within(await steps());
  // Under the tabs, which stay where they are.
  expect(screen.getByRole('tabpanel')).toContainElement(await steps());
  expect(first.getAllByRole('listitem')).toHaveLength(3);
  expect(first.getAllByRole('textbox')).toHaveLength(1);
  await user.type(first.getByLabelText('Restaurant Name'), 'The Fig Tree{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/menu/m1/editor'));
  const sent = asked.filter(({ call }) => call.startsWith('POST'));
  expect(sent).toMatchObject([
    {
      call: 'POST /api/restaurants',
      body: {
        name: 'The Fig Tree',
        time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    },
    { call: 'POST /api/menus', body: { name: 'Menu', is_active: true, restaurant_id: 'r1' } },
  ]);
});

test.each([
  [['tr-TR', 'en-US'], 'tr', 'Menü'],
  [['fi', 'en-US'], 'fi', 'Menu'],
  [['en-GB', 'tr'], undefined, 'Menu'],
])('on a device in %j the first menu is made in %s as %s', async (languages, language, name) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const { sent } = openServed('/dashboard', { ...account({ restaurants: [figTree] }), ...made });
  await user.click(await screen.findByRole('button', { name: 'Add dishes' }));
  const body = { name, is_active: true, restaurant_id: 'r1', ...(language && { language }) };
  const idempotency_key: unknown = expect.any(String);
  await waitFor(() => expect(sent('POST')).toEqual([{ ...body, idempotency_key }]));
});

test('prices are in the currency of where the device is, and that is said', async () => {
  deviceIn('Asia/Tokyo');
  const { sent } = openServed('/dashboard', { ...account({}), ...made });
  const name = await screen.findByLabelText('Restaurant Name');
  await waitFor(() => expect(name).toHaveAccessibleDescription(/^Prices are in Japanese yen/i));
  await user.type(name, 'The Fig Tree{Enter}');
  await waitFor(() => expect(sent('POST /api/restaurants')).toMatchObject([{ currency: 'JPY' }]));
});

/** Later than the page of the editor is there. */
function answerLate(path: string) {
  const { fetch } = globalThis;
  globalThis.fetch = async (address, request) => {
    const isLate = address === path && (request?.method ?? 'GET') === 'GET';
    if (isLate) await new Promise((resolve) => setTimeout(resolve, 1000));
    return fetch(address, request);
  };
}

test('the first prices are read in the currency of the restaurant that was just created', async () => {
  const restaurants: { body: Restaurant[] } = { body: [] };
  const answers = { ...account({}), ...made, 'GET /api/restaurants': restaurants };
  const server = menuServer(menuDoc({ Dishes: ['Soup'] }), { answers });
  openPage('/dashboard');
  const name = await screen.findByLabelText('Restaurant Name');
  restaurants.body = [{ ...figTree, currency: 'JPY' }];
  answerLate('/api/restaurants');
  await user.type(name, 'The Fig Tree{Enter}');
  const price = await screen.findByLabelText('Price of Soup', {}, { timeout: 4000 });
  await retype(price, '¥1,200');
  await waitFor(() => expect(server.state.doc.dishes['soup']?.price).toBe('1200.00'));
});

test('a blank name is asked for, and the words of the server are shown', async () => {
  mockServer({ ...account({}), 'POST /api/restaurants': refused('The kitchen is closed', 422) });
  openPage('/dashboard');
  const first = within(await steps());
  await user.click(first.getByRole('button', { name: 'Continue to your dishes' }));
  expect(await first.findByRole('link', { name: 'Restaurant name is required' })).toBeVisible();
  await user.type(first.getByLabelText('Restaurant Name'), 'The Fig Tree{Enter}');
  expect(await first.findByRole('heading', { name: 'The kitchen is closed' })).toBeVisible();
});

test('when only the menu failed, the next step makes it, and no second restaurant', async () => {
  mockServer({ ...account({}), ...made, 'POST /api/menus': silent });
  const { router } = openWithToasts('/dashboard');
  const name = within(await steps()).getByLabelText('Restaurant Name');
  await user.type(name, 'The Fig Tree');
  const later = mockServer({
    ...account({ restaurants: [figTree] }),
    ...made,
    'POST /api/menus': silent,
  });
  await user.type(name, '{Enter}');
  expect(await screen.findByText('Failed to create menu. Please try again.')).toBeVisible();
  const again = within(await steps());
  expect(again.getAllByRole('listitem')[0]).toHaveTextContent(/, done/);
  const { asked } = mockServer({ ...account({ restaurants: [figTree] }), ...made });
  await user.click(await again.findByRole('button', { name: 'Bring your menu' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/menu/m1/import'));
  const posted = [...later.asked, ...asked].filter(({ call }) => call.startsWith('POST'));
  expect(posted.map(({ call }) => call)).toEqual([
    'POST /api/restaurants',
    'POST /api/menus',
    'POST /api/menus',
  ]);
});

test('who has a menu already gives its restaurant a name and goes on with that menu', async () => {
  const { sent, router } = openServed('/dashboard', { ...account({ menus: [bare] }), ...made });
  await user.type(within(await steps()).getByLabelText('Restaurant Name'), 'Fig{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/menu/m1/editor'));
  expect(sent('POST /api/menus')).toEqual([]);
});

test.each([
  ['a menu', { restaurants: [figTree], menus: [bare] }],
  [
    'two menus',
    {
      restaurants: [figTree],
      menus: [{ ...bare, id: 'm2', created_at: '2026-02-02T00:00:00Z' }, bare],
      categories: [without],
    },
  ],
  [
    'an item in no category',
    { restaurants: [figTree], menus: [bare], categories: [without], items: [soup] },
  ],
])('with %s the first dish is one press away', async (_, has) => {
  openServed('/dashboard', account(has));
  const ways = within(await steps()).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Add dishes', '/menu/m1/editor'],
    ['Bring your menu', '/menu/m1/import'],
  ]);
});

const onPasta = { ...soup, categories: [{ id: pasta.id, name: pasta.name }] };
const filled = {
  menus: [dinner],
  categories: [pasta],
  items: [
    onPasta,
    { ...onPasta, id: 'i2', name: 'Ravioli' },
    { ...soup, id: 'i3', name: 'On no menu' },
  ],
};
const withQr = (id: string) => ({
  ...account({ ...filled, restaurants: [{ ...figTree, id }] }),
  [`GET /api/restaurants/${id}/qr-code`]: qrCall,
});
// jsdom lacks downloads and printing.
URL.createObjectURL = () => 'blob:code';
HTMLAnchorElement.prototype.click = () => undefined;
Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { get: () => null });
const printStep = () => screen.queryByRole('region', { name: '2 dishes on the menu' });

test('until the code is printed or downloaded the overview says what is left', async () => {
  openServed('/dashboard', withQr('r-new'));
  const left = within(await screen.findByRole('region', { name: '2 dishes on the menu' }));
  expect(left.getByText('Add more, preview, then print.')).toBeVisible();
  expect(left.getByRole('link', { name: 'Add more' })).toHaveAttribute('href', '/menu/m1/editor');
  expect(left.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', '/menu/m1');
  await user.click(left.getByRole('button', { name: 'Print your QR code' }));
  expect(await screen.findByAltText('QR code of The Fig Tree')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  // Viewing it does not count as having it.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(printStep()).toBeVisible();
  await user.click(left.getByRole('button', { name: 'Print your QR code' }));
  await user.click(await screen.findByText('Download the code'));
  await user.click(screen.getByRole('button', { name: 'Download SVG' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(printStep()).toBeNull());
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
  expect(Object.keys(localStorage)).toEqual(['menuleaf-printed-r-new']);
});

test('a code that is printed from the card of its restaurant counts as well', async () => {
  openServed('/dashboard', withQr('r-card'));
  const edit = await screen.findByRole('link', { name: /^Edit dishes of/ });
  await user.click(screen.getByRole('button', { name: /^QR Code of/ }));
  expect(printStep()).not.toBeNull();
  // One button leads on a page.
  expect(edit).not.toHaveClass('primary');
  await user.click(await screen.findByRole('button', { name: 'Print it' }));
  await waitFor(() => expect(printStep()).toBeNull());
  expect(edit).toHaveClass('primary');
});

test('a menu that guests do not see is shown to them first', async () => {
  const hidden = { ...figTree, id: 'r-hidden', active_menu_id: null };
  openServed('/dashboard', account({ ...filled, restaurants: [hidden] }));
  expect(await screen.findByText('Guests can’t see it yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print your QR code' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show it to guests' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a restaurant that began with its name alone is led to its address', async () => {
  mockServer(account({ ...filled, restaurants: [{ ...figTree, id: 'r-bare', locations: [] }] }));
  openPage('/dashboard');
  const way = await screen.findByRole('link', { name: 'Add address and hours' });
  expect(way).toHaveAttribute('href', '/restaurant/r-bare/edit');
});

test('who says to have it is not asked after a reload, but for another restaurant', async () => {
  openServed('/dashboard', account({ ...filled, restaurants: [{ ...figTree, id: 'r-said' }] }));
  await user.click(await screen.findByRole('button', { name: 'I already printed it' }));
  await waitFor(() => expect(printStep()).toBeNull());
  // Only stored data survives a reload.
  expect(Object.keys(localStorage)).toEqual(['menuleaf-printed-r-said']);
  cleanup();
  openServed('/dashboard', account({ ...filled, restaurants: [{ ...figTree, id: 'r-other' }] }));
  expect(await screen.findByRole('region', { name: '2 dishes on the menu' })).toBeVisible();
});

test('a menu is added to the restaurant that was created first, and its page names it', async () => {
  const newer = { ...figTree, id: 'r2', name: 'A Branch', created_at: '2026-02-01T00:00:00Z' };
  const { router } = openServed('/dashboard?tab=menus', {
    ...account({ ...filled, restaurants: [newer, figTree] }),
    'GET /api/restaurants/r1': { body: figTree },
  });
  await user.click(await screen.findByRole('link', { name: 'Add Menu' }));
  expect(router.state.location.pathname).toBe('/restaurant/r1/menu/add');
  expect(await screen.findByText('For The Fig Tree')).toBeVisible();
});

test('a locked restaurant says that its menu cannot be changed before one tries', async () => {
  openServed('/dashboard', account({ ...filled, restaurants: [{ ...figTree, locked: true }] }));
  await user.click(await screen.findByRole('button', { name: /^Manage Menu/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Locked.')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'View plans' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  for (const choice of within(dialog).getAllByRole('radio')) expect(choice).toBeDisabled();
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('until there are dishes the step that adds them leads alone, also beside the only menu and categories', async () => {
  mockServer(account({ restaurants: [figTree], menus: [bare], categories: [without] }));
  for (const [tab, role, name] of [
    ['menus', 'link', /^Edit dishes of/],
    ['categories', 'button', 'Add Category'],
  ] as const) {
    openPage(`/dashboard?tab=${tab}`);
    expect(await screen.findByRole(role, { name })).not.toHaveClass('primary');
    expect(screen.getByRole('link', { name: 'Add dishes' })).toHaveClass('primary');
    cleanup();
  }
});
