import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { availabilityQueueName } from '@menuleaf/shared/browser/storage-names.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { plainDish } from '@menuleaf/shared/testing/plain-dish.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import {
  dinner,
  figTree,
  fullAccount,
  refused,
  signedIn,
  silent,
} from '../testing/catalogue-for-tests.ts';
import { openPage } from '../testing/owners-page.tsx';

const dish = (id: string, name: string) => ({
  ...plainDish,
  id,
  name,
  price: 9,
  image_url: null,
  sort_order: 0,
});
const served = (...items: object[]) => ({
  body: {
    id: 'm1',
    name: 'Dinner',
    description: null,
    restaurant: { id: 'r1', name: 'The Fig Tree' },
    categories: [{ id: 'c1', name: 'Soups', description: null, sort_order: 0, items }],
  },
});
const leek = dish('i1', 'Leek soup');
const onion = dish('i2', 'Onion soup');
const patch = 'PATCH /api/menus/items/i1/availability';
const queueName = `${availabilityQueueName}-o1`;
const out = (name: string) => ({ name, is_available: false, sold_out_until: null });
type Answers = Parameters<typeof mockServer>[0];

/** A stateful server: the menu it returns includes each change. */
function serving(answers: Answers) {
  const dishes = [leek, onion];
  const all: Answers = {
    ...fullAccount,
    ...signedIn('free'),
    'GET /api/menus/preview/m1': served(...dishes),
    ...answers,
  };
  const server = mockServer(all);
  const answer = globalThis.fetch;
  globalThis.fetch = async (address, request) => {
    const reply = await answer(address, request);
    if (request?.method !== 'PATCH' || !reply.ok) return reply;
    const changed = {
      ...leek,
      ...JSON.parse(typeof request.body === 'string' ? request.body : '{}'),
    };
    all['GET /api/menus/preview/m1'] = served(changed, onion);
    return reply;
  };
  return server;
}
const open = (answers: Answers = {}) => {
  return { ...serving(answers), ...openPage('/kitchen') };
};
const dishSwitch = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Soups' })).findByRole('switch', { name });
const soldOut = () => screen.queryByRole('region', { name: /^Sold out/ });

beforeEach(() => {
  onlineManager.setOnline(true);
});

test('one touch sells a dish out, puts it on top, and another one brings it back', async () => {
  const { sent } = open({ [patch]: { body: {} } });
  await user.click(await dishSwitch('Leek soup'));
  expect(await dishSwitch('Leek soup')).not.toBeChecked();
  expect(within(soldOut()!).getByText('Leek soup')).toBeVisible();
  await waitFor(() => expect(sent(patch)).toEqual([{ is_available: false, sold_out_until: null }]));
  await user.click(within(soldOut()!).getByRole('button', { name: 'Bring back Leek soup' }));
  expect(await dishSwitch('Leek soup')).toBeChecked();
  // Its row stays until the list is tapped: another dish's would come under the thumb.
  expect(within(soldOut()!).getByRole('button', { name: 'Leek soup is back' })).toHaveFocus();
  await waitFor(() =>
    expect(sent(patch).at(-1)).toEqual({ is_available: true, sold_out_until: null }),
  );
  await user.click(await dishSwitch('Onion soup'));
  expect(screen.queryByRole('button', { name: 'Leek soup is back' })).toBeNull();
});

test('a dish that is out comes back by itself tomorrow, if that is said', async () => {
  const { sent } = open({ [patch]: { body: {} } });
  await user.click(await dishSwitch('Leek soup'));
  await user.click(await screen.findByRole('button', { name: 'Until tomorrow? Leek soup' }));
  await waitFor(() =>
    expect(sent(patch).at(-1)).toMatchObject({
      is_available: false,
      sold_out_until: expect.stringMatching(/T0\d:00:00.000Z$/),
    }),
  );
});

test('without a connection it is kept, also over a reload, and sent when there is one', async () => {
  const first = open({ [patch]: { status: 503, body: { detail: 'down' } } });
  await user.click(await dishSwitch('Leek soup'));
  await waitFor(() => expect(first.sent(patch)).not.toEqual([]));
  // The device may be on a network that leads nowhere: it is not “Saving” then.
  const said = await screen.findByText('No answer: one change is not sent yet. We keep trying.');
  expect(said).toHaveAttribute('data-waits', 'true');
  expect(localStorage.getItem(queueName)).toContain('Leek soup');
  first.unmount();

  const again = open({ [patch]: { status: 503, body: { detail: 'down' } } });
  expect(await dishSwitch('Leek soup')).not.toBeChecked();
  expect(await dishSwitch('Onion soup')).toBeChecked();
  again.unmount();

  const { sent } = open({ [patch]: { body: {} } });
  await waitFor(() => expect(sent(patch)).not.toEqual([]));
  await waitFor(() => expect(localStorage.getItem(queueName)).toBeNull());
  expect(await screen.findByText('Guests see what you see here.')).toHaveAttribute(
    'data-waits',
    'false',
  );
  expect(await dishSwitch('Leek soup')).not.toBeChecked();
});

test('a dish stays under the thumb when the list of what is out grows above it', async () => {
  let scrolled = 0;
  window.scrollBy = (by?: ScrollToOptions | number) => {
    scrolled += typeof by === 'object' ? (by.top ?? 0) : 0;
  };
  open({ [patch]: { body: {} } });
  const leekSoup = await dishSwitch('Leek soup');
  const isOut = () => within(soldOut()!).queryByText('Leek soup') !== null;
  leekSoup.getBoundingClientRect = () => new DOMRect(0, (isOut() ? 312 : 200) - scrolled, 390, 64);
  await user.click(leekSoup);
  await waitFor(() => expect([isOut(), scrolled]).toEqual([true, 112]));
});

test('two tabs share what waits: neither drops the marks of the other', async () => {
  const down = { status: 503, body: { detail: 'down' } };
  const path = (id: string) => `PATCH /api/menus/items/${id}/availability`;
  open({ [patch]: down, [path('i2')]: down, [path('i9')]: down });
  await user.click(await dishSwitch('Leek soup'));
  const waiting = JSON.parse(localStorage.getItem(queueName) ?? '');
  waiting.i9 = { name: 'Bread', is_available: false, sold_out_until: null, at: 0 };
  localStorage.setItem(queueName, JSON.stringify(waiting));
  await user.click(await dishSwitch('Onion soup'));
  const kept = JSON.parse(localStorage.getItem(queueName) ?? '');
  expect(Object.keys(kept)).toEqual(['i1', 'i9', 'i2']);
});

test('what waits is sent as soon as the connection is back', async () => {
  open({ [patch]: { status: 503, body: { detail: 'down' } } });
  await user.click(await dishSwitch('Leek soup'));
  const { asked } = mockServer({ [patch]: { body: {} } });
  act(() => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain(patch));
});

test('what another account left on the device is not sent for this one, and stays for that', async () => {
  const others = `${availabilityQueueName}-other`;
  const left = JSON.stringify({ i1: { ...out('Leek soup'), at: Date.now() } });
  localStorage.setItem(others, left);
  const { asked, sent } = open({ 'PATCH /api/menus/items/i2/availability': { body: {} } });
  expect(await dishSwitch('Leek soup')).toBeChecked();
  await user.click(await dishSwitch('Onion soup'));
  await waitFor(() => expect(sent('PATCH /api/menus/items/i2/availability')).toHaveLength(1));
  expect(asked.map(({ call }) => call)).not.toContain(patch);
  expect(localStorage.getItem(others)).toBe(left);
});

test('what could not be sent for an hour says so, since another device may have decided meanwhile', async () => {
  const at = Date.now() - 3_600_000;
  localStorage.setItem(queueName, JSON.stringify({ i1: { ...out('Leek soup'), at } }));
  const { sent } = open({ [patch]: { body: {} } });
  await waitFor(() => expect(sent(patch)).not.toEqual([]));
  const seconds_ago = expect.closeTo(3600, -2);
  expect(sent(patch)).toEqual([{ is_available: false, sold_out_until: null, seconds_ago }]);
});

test('a dish that fails keeps no other one waiting', async () => {
  const { sent } = open({
    [patch]: { status: 500, body: { detail: 'broken' } },
    'PATCH /api/menus/items/i2/availability': { body: {} },
  });
  await user.click(await dishSwitch('Leek soup'));
  await user.click(await dishSwitch('Onion soup'));
  await waitFor(() => expect(sent('PATCH /api/menus/items/i2/availability')).toHaveLength(1));
  await waitFor(() =>
    expect(Object.keys(JSON.parse(localStorage.getItem(queueName) ?? ''))).toEqual(['i1']),
  );
});

test('a server that asks for a pause has it, also from taps that follow', async () => {
  const limited = { status: 429, body: { detail: 'slow' }, headers: { 'retry-after': '60' } };
  const { asked } = open({ [patch]: limited });
  await user.click(await dishSwitch('Leek soup'));
  await screen.findByText('No answer: one change is not sent yet. We keep trying.');
  await user.click(await dishSwitch('Onion soup'));
  expect(await screen.findByText(/2 changes are not sent yet/)).toBeVisible();
  expect(asked.filter(({ call }) => call.startsWith('PATCH'))).toHaveLength(1);
});

test('a change that is refused is taken back', async () => {
  open({ [patch]: refused('This item is over the limit of your plan') });
  await user.click(await dishSwitch('Leek soup'));
  await waitFor(async () => expect(await dishSwitch('Leek soup')).toBeChecked());
  expect(localStorage.getItem(queueName)).toBeNull();
});

test('with several menus the one that guests see is first, and another one can be chosen', async () => {
  const lunch = { ...dinner, id: 'm2', name: 'Lunch', is_active: false };
  const { router } = open({
    'GET /api/menus': { body: [lunch, dinner] },
    'GET /api/menus/preview/m2': served(onion),
  });
  expect(await dishSwitch('Leek soup')).toBeChecked();
  await user.selectOptions(screen.getByLabelText('Menu'), 'Lunch');
  await waitFor(() => expect(screen.queryByText('Leek soup')).toBeNull());
  expect(router.state.location.search).toBe('?menu=m2');
});

test('with several restaurants each menu says whose it is', async () => {
  const other = { ...dinner, id: 'm2', is_active: false };
  const bar = { ...figTree, id: 'r2', name: 'Fig Bar', active_menu_id: 'm2' };
  open({
    'GET /api/menus': { body: [dinner, other] },
    'GET /api/restaurants': { body: [figTree, bar] },
  });
  const menus = within(await screen.findByLabelText('Menu')).getAllByRole('option');
  expect(menus.map(({ textContent }) => textContent)).toEqual([
    'Dinner · The Fig Tree',
    'Dinner · Fig Bar',
  ]);
});

test('an account without a menu, an empty menu and a failure say what to do', async () => {
  const none = open({ 'GET /api/menus': { body: [] } });
  expect(await screen.findByRole('heading', { name: 'No menus yet' })).toBeVisible();
  none.unmount();
  const empty = open({ 'GET /api/menus/preview/m1': served() });
  expect(await screen.findByRole('heading', { name: 'Nothing on this menu yet' })).toBeVisible();
  empty.unmount();
  open({ 'GET /api/menus/preview/m1': silent });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
