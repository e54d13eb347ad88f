import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import { silent } from './catalogue-for-tests.ts';
import { oneOfEach } from './one-of-each.ts';
import { ownersPage } from './owners-page.tsx';

const owner = ownersPage();
const keysOf = (bodies: readonly unknown[]) =>
  bodies.map((body) =>
    body instanceof FormData
      ? body.get('idempotency_key')
      : Reflect.get(Object(body), 'idempotency_key'),
  );

test.each([
  ['/restaurant/r1/menu/add', 'POST /api/menus', [/^Menu Name/], 'Create Menu'],
  ['/menu-item/add', 'POST /api/menus/items', [/^Name/, /^Price/], 'Create Menu Item'],
  [
    '/restaurant/add',
    'POST /api/restaurants',
    [/^Restaurant Name/, /^Address/, /^City/, /^State/, /^ZIP/],
    'Create Restaurant',
  ],
] as const)('%s, saved again after its answer was lost, creates one thing', async (...given) => {
  const [address, call, fields, button] = given;
  const lists = { 'GET /api/restaurants': { body: [] }, 'GET /api/menus': { body: [] } };
  const { asked } = mockServer({ ...oneOfEach, ...lists, [call]: silent });
  owner.open(address);
  for (const label of fields) await owner.user.type(await screen.findByLabelText(label), '7');
  await owner.press(button);
  await screen.findByRole('alert');
  await owner.press(button);
  await screen.findByRole('button', { name: button });
  const keys = keysOf(asked.flatMap((one) => (one.call === call ? [one.body] : [])));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
});
