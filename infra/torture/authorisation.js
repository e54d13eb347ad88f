import { deepStrictEqual, equal, fail, ok } from 'node:assert/strict';
import { asyncProperty, check, constantFrom, oneof, record, constant } from 'fast-check';
import { newOwner } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan } from '@menuleaf/shared/testing/give-plan.ts';
import { callWith, everyCall, problemWith } from '../contracts/every-call.ts';
import { bodyFor, idIn, newThings } from './owners-things.ts';
import { tokenDefects } from './token-defects.ts';
const ownersCalls = everyCall.filter(([, { access }]) => access === 'owner');
/** In each name of the victim's things. */
const mark = 'Nobody else may read this';
const cases = record({
  call: constantFrom(...ownersCalls.map(([name]) => name)),
  by: oneof(
    { weight: 1, arbitrary: constant('another owner') },
    { weight: 1, arbitrary: constantFrom(...Object.keys(tokenDefects)) },
  ),
});
/** All that the victim has, as they read it. */
async function stateOf({ owner, restaurant, menu }) {
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
async function proOwner() {
  const owner = await newOwner();
  await givePlan(owner, proPlan);
  return owner;
}
/** After these the attacker may have another session or plan, by right. */
const changesAttacker = ({ path }) => /^\/api\/(auth|payments)/.test(path);
export const authorisation = {
  holds:
    'Who is not the owner is told nothing and changes nothing: 404 to another owner, 401 to everybody else.',
  tries: { few: 150, many: 10_000 },
  attack: async (tries) => {
    const calls = new Map(ownersCalls);
    const victim = await newThings(mark);
    let attacker;
    const ended = await endedSessions();
    const before = await stateOf(victim);
    return check(
      asyncProperty(cases, async ({ call: name, by }) => {
        const call = calls.get(name) ?? fail(name);
        // On Pro, so that no plan refuses what ownership must.
        attacker ??= await proOwner();
        const tokens = { victim: victim.owner.token, attacker: attacker.token, ...ended };
        const headers = tokenDefects[by]?.(tokens) ?? { authorization: `Bearer ${attacker.token}` };
        const body = bodyFor(call, victim);
        const params = idIn(call, victim);
        const answer = await callWith({ token: '' }, call, { params, body, headers });
        const told = `${by}: ${answer.status} ${answer.text.slice(0, 300)}`;
        if (by !== 'another owner') equal(answer.status, 401, told);
        else if (call.path.includes('{')) equal(answer.status, 404, told);
        if (answer.status >= 400) equal(problemWith(answer), undefined, told);
        ok(!answer.text.includes(mark), told);
        deepStrictEqual(await stateOf(victim), before, told);
        if (by === 'another owner' && changesAttacker(call)) attacker = undefined;
      }),
      tries,
    );
  },
};
