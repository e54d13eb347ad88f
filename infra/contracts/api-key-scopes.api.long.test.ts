import { type Operation, type Scope, scopes } from '@menuleaf/shared/contracts/operation.ts';
import { newOwner } from '@menuleaf/shared/testing/api.ts';
import { callWith, everyCall } from './every-call.ts';
import { bodyOf } from './sample-body.ts';

const ownersCalls = everyCall.filter(([, { access }]) => access === 'owner');

const mayCall = ({ scope }: Operation, scopesOfKey: readonly Scope[]) =>
  scope !== undefined && (scopesOfKey.includes('all') || scopesOfKey.includes(scope));

/** Whether a call passed authorization, whatever its later outcome. */
async function isAllowed(key: string, call: Operation): Promise<boolean> {
  const answer = await callWith({ token: key }, call, { body: bodyOf(call)?.sample });
  expect([call.path, answer.status]).not.toEqual([call.path, 401]);
  expect([call.path, answer.status]).not.toEqual([call.path, 429]);
  return answer.json?.code !== 'forbidden';
}

const sets: Scope[][] = [...scopes.map((scope) => [scope]), ['read', 'availability', 'prices']];

test.each(sets.map((each) => [each.join(' and '), each] as const))(
  'a key with %s may do what that says, and nothing else',
  async (_, scopesOfKey) => {
    const owner = await newOwner();
    const { password } = owner;
    const body = { name: 'Any', scopes: scopesOfKey, expires_in_days: 30, password };
    const { json } = await owner.send('POST', '/api/auth/api-keys', body);
    const found: [string, boolean][] = [];
    for (const [name, call] of ownersCalls) found.push([name, await isAllowed(json.key, call)]);
    expect(found).toEqual(ownersCalls.map(([name, call]) => [name, mayCall(call, scopesOfKey)]));
    expect(found.filter(([, may]) => may).length).toBeGreaterThan(0);
    expect(found.filter(([, may]) => !may).length).toBeGreaterThan(10);
  },
);

test('no key may sign in, pay, or see and make keys and webhooks', () => {
  const kept = ownersCalls.filter(([, { path }]) =>
    /^\/api\/(auth|payments|catalogue\/(webhooks|deliveries))/.test(path),
  );
  expect(kept.length).toBeGreaterThan(15);
  expect(kept.filter(([, { scope }]) => scope !== undefined)).toEqual([]);
});

test('to mark a dish sold out and to change prices have scopes of their own', () => {
  const named = (scope: Scope) =>
    ownersCalls.flatMap(([name, call]) => (call.scope === scope ? [name] : []));
  expect([named('availability'), named('prices')]).toEqual([
    ['setAvailability', 'changeAvailability'],
    ['changePrices'],
  ]);
  const reading = ownersCalls.filter(([, { scope }]) => scope === 'read');
  expect(reading.filter(([, { method }]) => method !== 'GET')).toEqual([]);
});
