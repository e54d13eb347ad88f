import { screen, waitFor, within } from '@testing-library/react';
import type { Delivery, Webhook } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { signedInUser } from '@menuleaf/shared/testing/signed-in-user.ts';
import { user } from '@menuleaf/shared/testing/user.ts';
import { busy, down, signedIn, silent } from '../testing/catalogue-for-tests.ts';
import { isBusy, openServed } from '../testing/owners-page.tsx';

const keys = 'GET /api/auth/api-keys';
const webhooks = 'GET /api/catalogue/webhooks';
const deliveries = 'GET /api/catalogue/deliveries';
const key = {
  id: 'k1',
  name: 'Till',
  scopes: ['availability'],
  created_at: '2026-11-01T12:00:00Z',
  expires_at: '2026-11-02T12:00:00Z',
  last_used_on: '2026-11-01',
  made_by: 'Olive Owner',
};
const webhook: Webhook = {
  id: 'w1',
  url: 'https://till.example.com/hook',
  events: ['item.sold_out'],
  is_enabled: true,
  created_at: '2026-11-01T12:00:00Z',
  failing_since: null,
  stopped_at: null,
};
const delivery: Delivery = {
  id: 'd1',
  webhook_id: 'w1',
  event: 'item.sold_out',
  state: 'failed',
  created_at: '2026-11-01T12:00:00Z',
  attempts: 7,
  last_attempt_at: '2026-11-02T12:00:00Z',
  response_status: 500,
  problem: 'It answered 500.',
  next_attempt_at: null,
  body: '{"type":"item.sold_out"}',
};

type Answers = Parameters<typeof mockServer>[0];
const open = (more: Answers, address = '/dashboard/developers') => {
  const nothing = { [keys]: { body: [] }, [webhooks]: { body: [] } };
  const server = openServed(address, { ...signedIn('free'), ...nothing, ...more });
  return server;
};

test('webhooks come once the keys above them do, and are not moved by them', async () => {
  open({ [keys]: busy });
  expect(await screen.findByText('Loading API keys')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Webhooks' })).toBeNull();
});

test('who has neither keys nor webhooks is told what they are for', async () => {
  open({});
  expect(await screen.findByRole('heading', { name: 'No API keys' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No webhooks' })).toBeVisible();
});

test('what cannot be loaded can be asked for again', async () => {
  open({ [keys]: down });
  expect(await screen.findByText('The API keys could not be loaded')).toBeVisible();
  mockServer({ ...signedIn('free'), [keys]: { body: [key] } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('Last used Nov 1, 2026 · made Nov 1, 2026 by Olive Owner');
  expect(within(row).getByText('Expired')).toBeVisible();
});

test('a key of before its maker was kept says that this is not known', async () => {
  const { made_by: _none, ...old } = key;
  open({ [keys]: { body: [old] } });
  expect(await screen.findByText(/made Nov 1, 2026, not known by whom/)).toBeVisible();
});

test('who works for some restaurants is told who can make a key', async () => {
  const role = 'manager';
  const account = { id: 'a1', role, given_role: role, restaurants: ['r1'], has_others: false };
  const me = { ...signedInUser, account };
  open({ 'GET /api/auth/me': { body: me } });
  expect(
    await screen.findByText(/A key opens all restaurants, and you work for some/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'New API key' })).toBeDisabled();
});

test('a key is asked for by what it may do and how long, and shown once', async () => {
  const made = { ...key, key: 'mlk_ada_k1_secret' };
  const { sent } = open({ 'POST /api/auth/api-keys': { status: 201, body: made } });
  await user.click(await screen.findByRole('button', { name: 'New API key' }));
  await user.type(screen.getByLabelText(/^Name/), 'Till');
  await user.click(screen.getByRole('checkbox', { name: /^Everything/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Read/ }));
  await user.selectOptions(screen.getByLabelText('Lasts'), 'Until I revoke it');
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByRole('link', { name: 'Password is required' })).toBeVisible();
  await user.type(screen.getByLabelText(/^Your password/), 'olive oil cake');
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByLabelText('API key')).toHaveTextContent('mlk_ada_k1_secret');
  const asked = { name: 'Till', scopes: ['all'], expires_in_days: null };
  expect(sent('POST')).toEqual([{ ...asked, password: 'olive oil cake' }]);
  const said = within(screen.getByRole('dialog')).getByText('', { selector: 'span > output' });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(said).toHaveTextContent('Copied');
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText('mlk_ada_k1_secret')).toBeNull();
});

test('a key that cannot be made keeps what was typed, and says why', async () => {
  const detail = 'An account has 10 API keys at most. Revoke one that you do not need.';
  open({ 'POST /api/auth/api-keys': { status: 409, body: { detail, code: 'conflict' } } });
  await user.click(await screen.findByRole('button', { name: 'New API key' }));
  await user.type(screen.getByLabelText(/^Name/), 'Till');
  await user.click(screen.getByRole('checkbox', { name: /^Read/ }));
  await user.type(screen.getByLabelText(/^Your password/), 'olive oil cake');
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Till');
});

test('a plan that has no room for another webhook says so', async () => {
  open({ [webhooks]: { body: [webhook] } });
  expect(await screen.findByText(/Free plan allows only 1 webhook/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add webhook' })).toBeDisabled();
});

test('a webhook that we turned off says when and why, and can be turned on', async () => {
  const stopped = { ...webhook, is_enabled: false, stopped_at: '2026-11-04T12:00:00Z' };
  const { sent } = open({
    [webhooks]: { body: [stopped] },
    'PATCH /api/catalogue/webhooks/w1': { body: webhook },
  });
  expect(await screen.findByText(/Nothing got through for three days/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(sent('PATCH')).toEqual([{ is_enabled: true }]);
});

test('a webhook whose server is gone says so', async () => {
  const stopped_at = '2026-11-04T12:00:00Z';
  open({ [webhooks]: { body: [{ ...webhook, is_enabled: false, is_gone: true, stopped_at }] } });
  expect(await screen.findByText(/Its server says the address is gone \(410\)/)).toBeVisible();
});

test('a new secret is asked for, shown once, and says how long the old one signs', async () => {
  open({
    [webhooks]: { body: [webhook] },
    'POST /api/catalogue/webhooks/w1/secret': { body: { ...webhook, secret: 'whsec_new' } },
  });
  await user.click(await screen.findByRole('button', { name: 'New secret' }));
  expect(screen.getByText(/For 24 hours we sign with both/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make a new secret' }));
  expect(await screen.findByText('whsec_new')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText('whsec_new')).toBeNull();
});

test('a webhook that fails says when it was last tried, and what came of it', async () => {
  const waiting = { ...delivery, attempts: 0, last_attempt_at: null, problem: 'Waiting' };
  const sent = [waiting, { ...delivery, last_attempt_at: '2026-11-01T12:00:00Z' }, delivery];
  open({
    [webhooks]: { body: [{ ...webhook, failing_since: '2026-11-01T12:00:00Z' }] },
    [deliveries]: { body: { deliveries: sent, next_cursor: null } },
  });
  expect(await screen.findByText(/Last try Nov 2, 2026, .*: It answered 500\./)).toBeVisible();
});

test('a delivery says what came of it, and can be sent again', async () => {
  const { asked } = open(
    {
      [webhooks]: { body: [webhook] },
      [deliveries]: { body: { deliveries: [delivery], next_cursor: null } },
      'POST /api/catalogue/deliveries/d1/resend': { status: 201, body: delivery },
    },
    '/dashboard/developers/deliveries',
  );
  expect(await screen.findByText('Failed 500, 7 tries')).toBeVisible();
  expect(screen.getByText('It answered 500.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Send again: Dish sold out/ }));
  expect(asked.some(({ call }) => call.endsWith('/d1/resend'))).toBe(true);
});

test('a webhook that cannot be loaded is not said to be deleted', async () => {
  const sent = { [deliveries]: { body: { deliveries: [delivery], next_cursor: null } } };
  open({ [webhooks]: down, ...sent }, '/dashboard/developers/deliveries');
  expect(await screen.findByText('The deliveries could not be loaded')).toBeVisible();
  mockServer({ ...signedIn('free'), [webhooks]: { body: [webhook] }, ...sent });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/till\.example\.com/)).toBeVisible();
});

test('where nothing was sent yet the page says how that begins, and a failure can be tried again', async () => {
  open(
    { [deliveries]: { body: { deliveries: [], next_cursor: null } } },
    '/dashboard/developers/deliveries',
  );
  expect(await screen.findByRole('heading', { name: 'Nothing sent yet' })).toBeVisible();
});

test('the place of what was revoked or deleted is kept', async () => {
  const other = { ...key, id: 'k2', name: 'Bar' };
  open({ [keys]: { body: [key, other] }, [webhooks]: { body: [webhook] } });
  await user.click(await screen.findByRole('button', { name: 'Revoke Till' }));
  mockServer({
    ...signedIn('free'),
    [keys]: { body: [other] },
    [webhooks]: { body: [] },
    'DELETE /api/auth/api-keys/k1': { status: 204 },
    'DELETE /api/catalogue/webhooks/w1': { status: 204 },
  });
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Revoke Bar' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('earlier deliveries that cannot be loaded are said to be, and can be asked for again', async () => {
  const page = { deliveries: [delivery], next_cursor: 'd1' };
  open({ [deliveries]: { body: page } }, '/dashboard/developers/deliveries');
  const more = await screen.findByRole('button', { name: 'Show more' });
  mockServer({ ...signedIn('free'), [deliveries]: silent });
  await user.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Earlier deliveries could not be loaded',
  );
  expect(more).toBeEnabled();
});

test('a webhook that is being deleted keeps its dialog, which says how that ended', async () => {
  const call = 'DELETE /api/catalogue/webhooks/w1';
  open({ [webhooks]: { body: [webhook] }, [call]: { never: true } });
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await isBusy('Deleting...', within(dialog));
  await user.keyboard('{Escape}');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog')).toBeVisible();
});
