import { screen } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import {
  busy,
  figTree,
  fullAccount,
  pasta,
  signedIn,
  silent,
  soup,
} from '../testing/catalogue-for-tests.ts';
import { openPage, openServed } from '../testing/owners-page.tsx';

const call = 'GET /api/catalogue/history';
const latest = { changes: [], next_cursor: 'h1', names: {}, days: 30, plan_type: 'free' };

test('what stands below the list comes with it, and is not moved by it', async () => {
  openServed('/dashboard/history', { ...fullAccount, ...signedIn('free'), [call]: busy });
  expect(await screen.findByText('Loading the history')).toBeInTheDocument();
  expect(screen.queryByText(/^Not kept/)).toBeNull();
  mockServer({ ...fullAccount, ...signedIn('free'), [call]: { body: latest } });
  openPage('/dashboard/history?by=u');
  expect(await screen.findByText(/^Not kept/)).toBeVisible();
});

test('earlier changes that cannot be loaded are said to be, and can be asked for again', async () => {
  mockServer({ ...fullAccount, ...signedIn('free'), [call]: { body: latest } });
  openPage('/dashboard/history');
  const further = await screen.findByRole('button', { name: 'Look further back' });
  mockServer({ ...fullAccount, ...signedIn('free'), [call]: silent });
  await user.click(further);
  expect(await screen.findByRole('alert')).toHaveTextContent('Earlier changes could not be loaded');
  mockServer({ ...fullAccount, [call]: { body: { ...latest, next_cursor: null } } });
  await user.click(further);
  expect(await screen.findByText('Nothing changed yet')).toBeVisible();
});

test('a restaurant that is added with its address is one step; an address that comes later is its own', async () => {
  const thing = { kind: 'restaurants', id: 'r1', name: 'The Fig Tree', before: {}, after: {} };
  const place = { before: { locations: [] }, after: { locations: [{ city: 'Salem' }] } };
  const change = (id: string, more: object) => ({
    id,
    at: '2026-03-01T12:00:00.000Z',
    by: { kind: 'person', id: 'u', name: 'Ana' },
    undoes: null,
    things: [{ ...thing, action: 'changed', ...more }],
    things_count: 1,
  });
  const changes = [
    change('5', {
      before: { phone: '1', email: 'a@b.example' },
      after: { phone: '2', email: 'c@d.example' },
    }),
    change('4', { ...place, id: 'r2', name: 'The Olive Yard' }),
    change('3', place),
    change('2', { action: 'added' }),
  ];
  const body = { ...latest, changes, next_cursor: null };
  const role = 'editor';
  const account = { id: 'a1', role, given_role: role, restaurants: null, has_others: false };
  const editor = { body: { ...signedIn('pro')['GET /api/auth/me'].body, account } };
  mockServer({ ...fullAccount, 'GET /api/auth/me': editor, [call]: { body } });
  openPage('/dashboard/history');
  await screen.findByText('Ana added The Fig Tree');
  // An editor may change none of it, so none of it is theirs to undo.
  expect(screen.queryAllByRole('button', { name: /^Undo/ })).toEqual([]);
  expect(screen.getAllByText(/^Ana /).map(({ textContent }) => textContent)).toEqual([
    expect.any(String),
    'Ana added the address of The Olive Yard',
    'Ana added The Fig Tree',
  ]);
  // Screen readers say neither the arrow, nor that a word was taken out.
  expect(screen.getByText('1').closest('li')).toHaveTextContent('Phone number: 1 →, now 2');
});

test('where restaurants have several currencies, a price is in that of the one that serves the dish', async () => {
  const yen = { id: 'r2', active_menu_id: null, currency: 'JPY', price_locale: 'ja-JP' };
  const prices = { before: { price_thousandths: 7000 }, after: { price_thousandths: 7500 } };
  const thing = { kind: 'items', id: soup.id, name: soup.name, action: 'changed', ...prices };
  const by = { kind: 'person', id: 'u', name: 'Ana' };
  const at = '2026-03-01T12:00:00.000Z';
  const changes = [{ id: '1', at, by, undoes: null, things: [thing], things_count: 1 }];
  openServed('/dashboard/history', {
    ...fullAccount,
    ...signedIn('pro'),
    'GET /api/restaurants': { body: [figTree, { ...figTree, ...yen }] },
    'GET /api/menus/all-items': { body: { items: [{ ...soup, categories: [pasta] }] } },
    [call]: { body: { ...latest, changes, next_cursor: null } },
  });
  const said = 'Ana changed the price of Tomato soup from $7.00 to $7.50';
  expect(await screen.findByText(said)).toBeVisible();
});
