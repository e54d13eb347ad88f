import { deepStrictEqual, equal, fail, ok } from 'node:assert/strict';
import { asyncProperty, check, constantFrom, oneof, record } from 'fast-check';
import type { Operation } from '@menuleaf/shared/contracts/operation.ts';
import { newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { callWith, everyCall, problemWith } from '../contracts/every-call.ts';
import { bodyFor, idIn, createResources, type OwnedResources } from './owned-resources.ts';
import type { Suite } from './suite.ts';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

/** Two sessions: the victim's and the attacker's. */
type Tokens = {
  victim: string;
  attacker: string;
  loggedOut: string;
  closed: string;
  /** API keys with every scope: the victim's, the attacker's, and a revoked one. */
  victimKey: string;
  attackerKey: string;
  revokedKey: string;
};

const parts = (token: string): [string, string, string] => {
  const [header = '', claims = '', signature = ''] = token.split('.');
  return [header, claims, signature];
};
const read = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString());
const write = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const signedByAnother = ({ victim }: Tokens) => {
  const [header, claims] = parts(victim);
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  const signature = sign('sha256', Buffer.from(`${header}.${claims}`), key);
  return `${header}.${claims}.${signature.toString('base64url')}`;
};

const signedByText = ({ victim }: Tokens) => {
  const [header, claims] = parts(victim);
  const start = `${write({ ...read(header), alg: 'HS256' })}.${claims}`;
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  return `${start}.${createHmac('sha256', pem).update(start).digest('base64url')}`;
};

const withClaims = (changes: object) => (tokens: Tokens) => {
  const [header, claims, signature] = parts(tokens.attacker);
  return `${header}.${write({ ...read(claims), ...changes })}.${signature}`;
};

/** A key with one part (owner, id or secret) replaced. */
const withPart = (key: string, at: number, put: string) =>
  key
    .split('_')
    .map((part, place) => (place === at ? put : part))
    .join('_');
const partOf = (key: string, at: number) => key.split('_')[at] ?? '';

const bearer = (of: (tokens: Tokens) => string) => (tokens: Tokens) => ({
  authorization: `Bearer ${of(tokens)}`,
});

/** Headers without a valid session, by defect. */
const tokenDefects: Record<string, (tokens: Tokens) => Record<string, string>> = {
  none: () => ({}),
  empty: () => ({ authorization: '' }),
  'a word': () => ({ authorization: 'Bearer' }),
  garbage: bearer(() => 'x.y.z'),
  'very long': bearer(() => 'x'.repeat(6000)),
  'another scheme': ({ victim }) => ({ authorization: `Basic ${victim}` }),
  'two at once': bearer(({ victim, attacker }) => `${attacker}, Bearer ${victim}`),
  'cut off': bearer(({ victim }) => victim.slice(0, -3)),
  'no signature': bearer(({ victim }) => `${victim.split('.').slice(0, 2).join('.')}.`),
  'another signature': bearer(({ victim, attacker }) =>
    [...parts(victim).slice(0, 2), parts(attacker)[2]].join('.'),
  ),
  'another owner written in': (tokens) =>
    bearer(withClaims({ sub: read(parts(tokens.victim)[1]).sub }))(tokens),
  'a longer life written in': bearer(withClaims({ exp: 4_000_000_000 })),
  'signed by nobody': bearer(({ victim }) => {
    const [header, claims] = parts(victim);
    return `${write({ ...read(header), alg: 'none' })}.${claims}.`;
  }),
  'signed by another key': bearer(signedByAnother),
  'signed by a text': bearer(signedByText),
  'logged out': bearer(({ loggedOut }) => loggedOut),
  'of a closed account': bearer(({ closed }) => closed),
  'a key that was revoked': bearer(({ revokedKey }) => revokedKey),
  'a key with the secret of another': bearer(({ victimKey, attackerKey }) =>
    withPart(victimKey, 3, partOf(attackerKey, 3)),
  ),
  'a key with another owner written in': bearer(({ victimKey, attackerKey }) =>
    withPart(attackerKey, 1, partOf(victimKey, 1)),
  ),
  'a key without its secret': bearer(({ victimKey }) => withPart(victimKey, 3, '')),
  'a key in capitals': bearer(({ victimKey }) => victimKey.toUpperCase()),
  'a key of no known name': bearer(({ victimKey }) => withPart(victimKey, 2, 'constructor')),
  'a key by another scheme': ({ victimKey }) => ({ authorization: `Basic ${victimKey}` }),
  'a key in the cookie of a session': ({ victimKey }) => ({ cookie: `auth_token=${victimKey}` }),
  'in a cookie of its own name': ({ victim }) => ({ cookie: `access_token=${victim}` }),
};

const ownersCalls = everyCall.filter(([, { access }]) => access === 'owner');
/** In each name of the victim's things. */
const mark = 'Nobody else may read this';

const cases = record({
  call: constantFrom(...ownersCalls.map(([name]) => name)),
  by: oneof(
    { weight: 1, arbitrary: constantFrom('another owner', 'a key of another owner') },
    { weight: 1, arbitrary: constantFrom(...Object.keys(tokenDefects)) },
  ),
});

/** All the victim's data, as they read it. */
async function stateOf({ owner, restaurant, menu }: OwnedResources) {
  const paths = [
    '/api/auth/me',
    '/api/auth/me/export',
    `/api/restaurants/${restaurant}`,
    `/api/menus/${menu}/content`,
  ];
  const answers = await Promise.all(paths.map((path) => owner.send('GET', path)));
  return answers.map(({ status, json }) => ({ status, json: { ...json, exported_at: undefined } }));
}

async function endedSessions() {
  const [loggedOut, closed] = await Promise.all([newOwner(), newOwner()]);
  const out = await loggedOut.send('POST', '/api/auth/logout');
  const gone = await closed.send('DELETE', '/api/auth/me', { password: closed.password });
  deepStrictEqual([out.status, gone.status], [204, 204]);
  return { loggedOut: loggedOut.token, closed: closed.token };
}

async function keyOf(owner: TestOwner): Promise<{ id: string; key: string }> {
  const { password } = owner;
  const body = { name: 'Any', scopes: ['all'], expires_in_days: null, password };
  return (await owner.send('POST', '/api/auth/api-keys', body)).json;
}

async function revokedKey(owner: TestOwner): Promise<string> {
  const { id, key } = await keyOf(owner);
  equal((await owner.send('DELETE', `/api/auth/api-keys/${id}`)).status, 204);
  return key;
}

/** Uses a new one before a key's rate limit is reached. */
const callsOfKey = 50;

type Attacker = { owner: TestOwner; key: string; left: number };

async function newAttacker(): Promise<Attacker> {
  const owner = await newProOwner();
  return { owner, key: (await keyOf(owner)).key, left: callsOfKey };
}

/** What attackers get: 404 for any id, and with a key 403 for calls keys cannot make. */
function expectedOf(call: Operation, by: string): number | undefined {
  if (by === 'a key of another owner' && call.scope === undefined) return 403;
  if (!by.endsWith('another owner')) return 401;
  return call.path.includes('{') ? 404 : undefined;
}

/** These may legitimately give the attacker another session or plan. */
const changesAttacker = ({ path }: Operation) => /^\/api\/(auth|payments)/.test(path);

export const authorisation: Suite = {
  tries: { few: 150, many: 10_000 },
  attack: async (tries) => {
    const calls = new Map(ownersCalls);
    const victim = await createResources(mark);
    let attacker: Attacker | undefined;
    const keys = {
      victimKey: (await keyOf(victim.owner)).key,
      revokedKey: await revokedKey(victim.owner),
    };
    const ended = await endedSessions();
    const before = await stateOf(victim);
    return check(
      asyncProperty(cases, async ({ call: name, by }) => {
        const call = calls.get(name) ?? fail(name);
        // On Pro, so plan limits hide no ownership error.
        attacker ??= await newAttacker();
        const { owner, key } = attacker;
        const tokens = { victim: victim.owner.token, attacker: owner.token, ...ended };
        const shown = by === 'another owner' ? owner.token : key;
        const headers = tokenDefects[by]?.({ ...tokens, ...keys, attackerKey: key }) ?? {
          authorization: `Bearer ${shown}`,
        };
        const body = bodyFor(call, victim);
        const params = idIn(call, victim);
        const answer = await callWith({ token: '' }, call, { params, body, headers });
        const described = `${by}: ${answer.status} ${answer.text.slice(0, 300)}`;
        const expected = expectedOf(call, by);
        if (expected !== undefined) equal(answer.status, expected, described);
        if (answer.status >= 400) equal(problemWith(answer), undefined, described);
        ok(!answer.text.includes(mark), described);
        deepStrictEqual(await stateOf(victim), before, described);
        attacker.left -= 1;
        const isSpent = attacker.left === 0;
        if (isSpent || (by === 'another owner' && changesAttacker(call))) attacker = undefined;
      }),
      tries,
    );
  },
};
