import { deepStrictEqual, equal, fail, ok } from 'node:assert/strict';
import { array, asyncProperty, boolean, check, constantFrom, nat, record } from 'fast-check';
import { plans } from '@menuleaf/shared/plans/plans.ts';
import type { Answer, TestOwner } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan, newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { newMember } from '@menuleaf/shared/testing/new-member.ts';
import type { Suite } from './suite.ts';

const people = '/api/auth/people';

type Account = { owner: TestOwner; members: TestOwner[]; item: string };

/** Concurrent actions on and by an account's people. */
const actions: Record<string, (account: Account, seed: number) => Promise<Answer>> = {
  invite: ({ owner }, seed) =>
    owner.send('POST', `${people}/invitations`, {
      email: `${seed}-${owner.email}`,
      role: 'kitchen',
    }),
  'invite a member': ({ owner, members }, seed) =>
    owner.send('POST', `${people}/invitations`, {
      email: (members[seed % members.length] ?? owner).email,
      role: 'editor',
    }),
  withdraw: async ({ owner }, seed) => {
    const { json } = await owner.send('GET', people);
    const open: { id: string }[] = json.invitations;
    const { id } = open[seed % Math.max(1, open.length)] ?? { id: 'none' };
    return owner.send('DELETE', `${people}/invitations/${id}`);
  },
  remove: ({ owner, members }, seed) =>
    owner.send('DELETE', `${people}/${(members[seed % members.length] ?? owner).id}`),
  'change role': ({ owner, members }, seed) =>
    owner.send('PATCH', `${people}/${(members[seed % members.length] ?? owner).id}`, {
      role: ['kitchen', 'editor', 'manager'][seed % 3],
    }),
  keep: ({ owner, members }, seed) =>
    owner.send('PATCH', `${people}/${(members[seed % members.length] ?? owner).id}`, {
      stays_on_free: true,
    }),
  leave: ({ owner, members }, seed) =>
    (members[seed % members.length] ?? owner).send('DELETE', `/api/auth/accounts/${owner.id}`),
  'sell out': ({ owner, members, item }, seed) =>
    (members[seed % members.length] ?? owner).send(
      'PATCH',
      `/api/menus/items/${item}/availability`,
      { is_available: seed % 2 === 0 },
    ),
};

const cases = record({
  members: nat(3).map((more) => more + 1),
  isFreeAgain: boolean(),
  rounds: array(
    array(record({ action: constantFrom(...Object.keys(actions)), seed: nat(40) }), {
      minLength: 2,
      maxLength: 6,
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

async function openAccount(count: number): Promise<Account> {
  const owner = await newProOwner();
  const body = new FormData();
  body.set('name', 'Sole');
  body.set('price', '9');
  const { json: item } = await owner.send('POST', '/api/menus/items', body);
  const members: TestOwner[] = [];
  for (let at = 0; at < count; at += 1) members.push(await newMember(owner, 'editor'));
  return { owner, members, item: item.id };
}

const answers = [200, 201, 204, 401, 403, 404, 409, 503];

/** One owner, no more people than the plan allows, at most one Free place; and removed people have no access. */
async function mustBeConsistent({ owner, members, item }: Account) {
  const { json } = await owner.send('GET', people);
  const list: { id: string; role: string; stays_on_free: boolean }[] = json.people;
  equal(list.filter(({ role }) => role === 'owner').length, 1);
  equal(new Set(list.map(({ id }) => id)).size, list.length);
  ok(list.length + json.invitations.length <= plans.pro.people, 'more people than places');
  ok(list.filter(({ stays_on_free }) => stays_on_free).length <= 1, 'two stay on Free');
  for (const member of members) {
    const isIn = list.some(({ id }) => id === member.id);
    const { status } = await member.send('GET', `/api/menus/items/${item}`);
    equal(status, isIn ? 200 : 401, `${member.id} is ${isIn ? 'in' : 'out'}`);
    if (!isIn) continue;
    const me = await member.send('GET', '/api/auth/me');
    ok(me.json.account.has_others, 'a member who cannot come back');
  }
}

export const peopleSuite: Suite = {
  tries: { few: 2, many: 300 },
  attack: async (tries) => {
    let calls = 0;
    const found = await check(
      asyncProperty(cases, async ({ members, isFreeAgain, rounds }) => {
        const account = await openAccount(members);
        if (isFreeAgain) {
          await givePlan(account.owner, { ...proPlan, plan_type: 'free', ends_at: null });
        }
        for (const round of rounds) {
          const done = await Promise.all(
            round.map(({ action, seed }) => (actions[action] ?? fail(action))(account, seed)),
          );
          calls += done.length;
          const strange = done.filter(({ status }) => !answers.includes(status));
          deepStrictEqual(
            strange.map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
            [],
          );
          await mustBeConsistent(account);
        }
      }),
      { ...tries, endOnFailure: tries.path === undefined },
    );
    return { ...found, measured: `${calls} calls at the same time as others` };
  },
};
