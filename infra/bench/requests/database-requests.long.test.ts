import { manifestAddress } from '@menuleaf/shared/browser/federation/manifest.ts';
import { meAddress } from '@menuleaf/shared/contracts/me-path.ts';
import { routeKey } from '@menuleaf/shared/contracts/operation.ts';
import { type LocalCloud, startLocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import * as z from 'zod';
import { localOutput } from '../../build/build.ts';
import { everyCall } from '../../contracts/every-call.ts';
import { callEverything } from './call-everything.ts';
import type { CountedCall } from './counting-sender.ts';
import { testFolder } from '@menuleaf/shared/testing/test-folder.ts';

/** A read: session, plan and count in one, then the catalogue. A change: one transaction more. */
const mostOf = { GET: 2, POST: 3, PUT: 3, PATCH: 3, DELETE: 3 } as const;

/** Calls with other limits, by the reasons for them. */
const reasons: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'a try is counted, and nothing else': { 'POST /api/contact/crashes': 1 },
  'user and plan come with the session': { 'GET /api/auth/me': 1 },
  'who opens an account has nothing to be read': { 'POST /api/auth/register': 2 },
  'the email leads to the account and its password; tries are counted': {
    'POST /api/auth/login': 5,
  },
  'a try is counted and given back; the password, and whether to remember, stand apart': {
    'POST /api/auth/change-password': 6,
  },
  'a try is counted and given back, and each change; the password stands apart': {
    'POST /api/auth/change-email': 6,
  },
  'a try is counted; a link leads to a user and a password; passkeys are looked for before and after':
    {
      'POST /api/auth/reset-password': 7,
    },
  'a try is counted; its restaurants are named; the password stands apart; people, passkeys and sign-ins go along':
    { 'DELETE /api/auth/me': 10 },
  'the secret stands apart from its webhook': { 'POST /api/catalogue/webhooks/{id}/secret': 3 },
  'what is sent by hand is counted, and what is sent looked at': {
    'POST /api/catalogue/webhooks/{id}/test': 4,
    'POST /api/catalogue/deliveries/{id}/resend': 5,
  },
  'the day is noted, for which nobody waits': {
    'GET /api/menus, by an API key, the first of a day': 3,
  },
  'a try is counted and given back; the password stands apart; who owns the account is told of it by mail':
    { 'POST /api/auth/api-keys': 7 },
  'when each was used, and who made it, stands apart': { 'GET /api/auth/api-keys': 4 },
  'it is seldom asked for, and reads people and their sign-ins as they are now': {
    'GET /api/auth/me/export': 11,
    'GET /api/auth/people': 5,
    'POST /api/auth/people/invitations': 6,
    'DELETE /api/auth/people/invitations/{id}': 5,
    'PATCH /api/auth/people/{id}': 6,
    'DELETE /api/auth/people/{id}': 8,
    'POST /api/auth/people/{id}/owner': 12,
    'POST /api/auth/invitations/read': 10,
    'POST /api/auth/invitations/accept': 12,
    'POST /api/auth/invitations/accept, once more': 12,
    'GET /api/auth/accounts': 12,
    'POST /api/auth/accounts/{id}/open': 5,
    'POST /api/auth/accounts/{id}/open, back': 5,
    'DELETE /api/auth/accounts/{id}': 6,
    'POST /api/auth/login, of one of the people': 6,
    'GET /api/auth/sessions': 3,
    'GET /api/auth/sessions, to end one': 3,
    'DELETE /api/auth/sessions/{id}': 4,
    'POST /api/auth/passkeys/options': 6,
    'POST /api/auth/passkeys': 4,
    'POST /api/auth/passkey-sign-in': 9,
  },
  'a new customer needs the contact card, and two tabs share one attempt': {
    'POST /api/payments/create-checkout-session': 4,
  },
  'it names the owner of now, whose contact card is read': {
    'POST /api/payments/create-checkout-session, second tab': 4,
    'POST /api/payments/portal': 2,
    'POST /api/payments/webhook': 4,
  },
  'what was written is compared once more': { 'POST /api/payments/downgrade': 4 },
  'the count tells whether there is room': {
    'POST /api/restaurants': 2,
    'POST /api/menus': 2,
    'POST /api/menus, for history': 2,
    'POST /api/categories, on no menu': 2,
    'POST /api/menus/items': 2,
  },
  'the transaction refuses what comes twice': {
    'POST /api/restaurants, with an idempotency key': 2,
  },
  'it is read from the trash': {
    'POST /api/restaurants/{id}/restore': 4,
    'POST /api/menus/{id}/restore': 4,
    'POST /api/categories/{id}/restore': 4,
    'POST /api/menus/items/{id}/restore': 4,
    'POST /api/menus/items/restore': 4,
  },
  'whose restaurant it is comes with how far is counted, then its days': {
    'GET /api/restaurants/{id}/guests': 3,
  },
  'changes and catalogue are read beside each other, then the names of who made them': {
    'GET /api/catalogue/history': 4,
  },
  'changes are read before the catalogue, and what of it was deleted a moment ago': {
    'POST /api/catalogue/history/{id}/undo': 5,
    'POST /api/catalogue/history/undo': 6,
  },
  'uploads are read beside the catalogue': {
    'PUT /api/menus/items/{id}, with an upload': 4,
    'PUT /api/restaurants/{id}/look, with a logo and a cover': 4,
  },
};
const bounds = new Map(Object.values(reasons).flatMap((calls) => Object.entries(calls)));

let cloud: LocalCloud;
afterAll(() => cloud.close());
const dataDir = testFolder();
let asked: CountedCall[] = [];
beforeAll(async () => {
  cloud = await startLocalCloud({ cdkOut: localOutput, port: 0, dataDir });
  asked = await callEverything(cloud);
}, 240_000);

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
    return one.requests > (bounds.get(caseOf(one)) ?? mostOf[method]);
  });
  expect(over.map((one) => `${one.requests} ${caseOf(one)}`)).toEqual([]);
});

test('nothing is held to a number that is not called', () => {
  const cases = new Set(asked.map(caseOf));
  expect([...bounds.keys()].filter((name) => !cases.has(name))).toEqual([]);
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
