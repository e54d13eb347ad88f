import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { manifestAddress } from '@menuleaf/shared/browser/federation/manifest.ts';
import { meAddress } from '@menuleaf/shared/contracts/me-path.ts';
import { routeKey } from '@menuleaf/shared/contracts/operation.ts';
import { type LocalCloud, startLocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import * as z from 'zod';
import { localOutput } from '../../build/build.ts';
import { everyCall } from '../../contracts/every-call.ts';
import { callEverything } from './call-everything.ts';
import type { CountedCall } from './counting-sender.ts';

/** A read: session, plan and count in one, then the catalogue. A change: one transaction more. */
const mostOf = { GET: 2, POST: 3, PUT: 3, PATCH: 3, DELETE: 3 } as const;

/** Calls with other limits, and the reasons. */
const bounds: Record<string, { most: number; because: string }> = {
  'GET /api/auth/me': { most: 1, because: 'user and plan come with the session' },
  'POST /api/auth/register': { most: 2, because: 'who opens an account has nothing to be read' },
  'POST /api/auth/login': {
    most: 5,
    because: 'the email leads to the account and its password; tries are counted',
  },
  'POST /api/auth/change-password': {
    most: 6,
    because: 'a try is counted and given back; the password, and whether to remember, stand apart',
  },
  'POST /api/auth/change-email': {
    most: 6,
    because: 'a try is counted and given back, and each change; the password stands apart',
  },
  'POST /api/auth/reset-password': {
    most: 5,
    because: 'a try is counted; a link leads to a user and a password',
  },
  'DELETE /api/auth/me': {
    most: 10,
    because:
      'a try is counted; its restaurants are named; the password stands apart; people, passkeys and sign-ins go along',
  },
  'POST /api/catalogue/webhooks/{id}/secret': {
    most: 3,
    because: 'the secret stands apart from its webhook',
  },
  'POST /api/catalogue/webhooks/{id}/test': {
    most: 4,
    because: 'what is sent by hand is counted, and its webhook looked at',
  },
  'POST /api/catalogue/deliveries/{id}/resend': {
    most: 5,
    because: 'what is sent by hand is counted, and the message and its webhook looked at',
  },
  'GET /api/menus, by an API key, the first of a day': {
    most: 3,
    because: 'the day is noted, for which nobody waits',
  },
  'POST /api/auth/api-keys': { most: 4, because: 'who owns the account is told of it by mail' },
  'GET /api/auth/api-keys': { most: 3, because: 'when each was used stands apart' },
  ...Object.fromEntries(
    Object.entries({
      'GET /api/auth/me/export': 11,
      'GET /api/auth/people': 5,
      'POST /api/auth/people/invitations': 6,
      'DELETE /api/auth/people/invitations/{id}': 5,
      'PATCH /api/auth/people/{id}': 6,
      'DELETE /api/auth/people/{id}': 7,
      'POST /api/auth/people/{id}/owner': 12,
      'POST /api/auth/invitations/read': 10,
      'POST /api/auth/invitations/accept': 12,
      'POST /api/auth/invitations/accept, once more': 12,
      'GET /api/auth/accounts': 12,
      'POST /api/auth/accounts/{id}/open': 5,
      'POST /api/auth/accounts/{id}/open, back': 5,
      'DELETE /api/auth/accounts/{id}': 5,
      'POST /api/auth/login, of one of the people': 6,
      'GET /api/auth/sessions': 3,
      'GET /api/auth/sessions, to end one': 3,
      'DELETE /api/auth/sessions/{id}': 4,
      'POST /api/auth/passkeys/options': 6,
      'POST /api/auth/passkeys': 4,
      'POST /api/auth/passkey-sign-in': 9,
    }).map(([name, most]) => [
      name,
      {
        most,
        because: 'it is seldom asked for, and reads people and their sign-ins as they are now',
      },
    ]),
  ),
  'POST /api/payments/create-checkout-session': {
    most: 4,
    because: 'a new customer needs the contact card, and two tabs share one attempt',
  },
  'POST /api/payments/create-checkout-session, second tab': {
    most: 4,
    because: 'its page shows the email of the owner of now, whose contact card is read',
  },
  'POST /api/payments/portal': {
    most: 2,
    because: 'the page shows the email of the owner of now, whose contact card is read',
  },
  'POST /api/payments/webhook': {
    most: 4,
    because: 'receipts go to the owner of now, whose contact card is read',
  },
  'POST /api/payments/downgrade': { most: 4, because: 'what was written is compared once more' },
  'POST /api/restaurants': { most: 2, because: 'the count tells whether there is room' },
  'POST /api/restaurants, with an idempotency key': {
    most: 2,
    because: 'the transaction refuses what comes twice',
  },
  'POST /api/menus': { most: 2, because: 'the count tells whether there is room' },
  'POST /api/categories, on no menu': { most: 2, because: 'the count tells whether there is room' },
  'POST /api/menus/items': { most: 2, because: 'the count tells whether there is room' },
  'POST /api/restaurants/{id}/restore': { most: 4, because: 'it is read from the trash' },
  'POST /api/menus/{id}/restore': { most: 4, because: 'it is read from the trash' },
  'POST /api/categories/{id}/restore': { most: 4, because: 'it is read from the trash' },
  'POST /api/menus/items/{id}/restore': { most: 4, because: 'it is read from the trash' },
  'POST /api/menus/items/restore': { most: 4, because: 'they are read from the trash' },
  'GET /api/restaurants/{id}/guests': {
    most: 3,
    because: 'whose restaurant it is comes with how far is counted, then its days',
  },
  'POST /api/menus, for history': { most: 2, because: 'the count tells whether there is room' },
  'GET /api/catalogue/history': {
    most: 4,
    because: 'changes and catalogue are read beside each other, then the names of who made them',
  },
  'POST /api/catalogue/history/{id}/undo': {
    most: 5,
    because: 'the change is read before the catalogue, and what of it was deleted a moment ago',
  },
  'POST /api/catalogue/history/undo': {
    most: 6,
    because: 'the changes are read before the catalogue, and what of it was deleted a moment ago',
  },
  'PUT /api/menus/items/{id}, with an upload': {
    most: 4,
    because: 'the upload is read beside the catalogue',
  },
  'PUT /api/restaurants/{id}/look, with a logo and a cover': {
    most: 4,
    because: 'the uploads are read beside the catalogue',
  },
};

const dataDir = mkdtempSync(join(tmpdir(), 'menuleaf-requests-'));
let cloud: LocalCloud;
let asked: CountedCall[] = [];
beforeAll(async () => {
  cloud = await startLocalCloud({ cdkOut: localOutput, port: 0, dataDir });
  asked = await callEverything(cloud);
}, 240_000);
afterAll(async () => {
  await cloud.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const caseOf = ({ route, note }: CountedCall) => [route, note].filter(Boolean).join(', ');

test('every call of the product is counted', () => {
  const called = new Set(asked.map(({ route }) => route));
  const missing = everyCall.map(([, call]) => routeKey(call)).filter((route) => !called.has(route));
  expect(missing).toEqual([]);
});

test('no call asks the database more often than it may', () => {
  const methods = new Map(everyCall.map(([, call]) => [routeKey(call), call.method]));
  const over = asked.filter((one) => {
    const method = methods.get(one.route) ?? 'GET';
    return one.requests > (bounds[caseOf(one)]?.most ?? mostOf[method]);
  });
  expect(over.map((one) => `${one.requests} ${caseOf(one)}`)).toEqual([]);
});

test('nothing is held to a number that is not called', () => {
  const cases = new Set(asked.map(caseOf));
  expect(Object.keys(bounds).filter((name) => !cases.has(name))).toEqual([]);
});

const manifest = z.object({
  metaData: z.object({ earlyCalls: z.record(z.string(), z.array(z.string())) }),
});

test('the first view of the dashboard asks the database six times at most', async () => {
  const response = await fetch(cloud.origin + manifestAddress('dashboard'));
  const { earlyCalls } = manifest.parse(await response.json()).metaData;
  const paths = [meAddress, ...(earlyCalls['/dashboard'] ?? [])];
  const reads = paths.map((path) => asked.find(({ route }) => route === `GET ${path}`));
  expect(reads.map((one) => one?.requests)).toEqual([1, 2, 2]);
});
