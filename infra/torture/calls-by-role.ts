import { givenRoles } from '@menuleaf/shared/contracts/people.ts';
import { mayDo, type Operation, type Role } from '@menuleaf/shared/contracts/operation.ts';
import { postFrom, someAddress, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan } from '@menuleaf/shared/testing/give-plan.ts';
import { newMember } from '@menuleaf/shared/testing/new-member.ts';
import { callWith, everyCall } from '../contracts/every-call.ts';
import { bodyFor, idIn, createResources, type OwnedResources } from './owned-resources.ts';

const calls = everyCall.flatMap(([name, call]) =>
  call.role === undefined ? [] : [{ name, call, needs: call.role }],
);
/** The calls that a role may make. */
export const allowed = (role: Role) => calls.filter(({ needs }) => mayDo(role, needs));
/** The calls that a role may not make. */
export const refused = (role: Role) => calls.filter(({ needs }) => !mayDo(role, needs));

/** Calls that end the session or membership the others need: each gets its own session. */
export const isLast = ({ path, method }: Operation) =>
  /\/(logout|change-password)$/.test(path) || (path === '/api/auth/me' && method === 'DELETE');

type Tried = { person: TestOwner; things: OwnedResources };
const tries = new Map<Role, Tried>();

/** An account with a person of each role, to be called before `tried`. */
export async function openAccounts(): Promise<void> {
  const things = await createResources();
  tries.set('owner', { person: things.owner, things });
  for (const role of givenRoles) {
    tries.set(role, { person: await newMember(things.owner, role), things });
  }
  // On Free one person is in the kitchen, and this one reads: in a separate account, as the others are on Pro.
  const lapsed = await createResources();
  await newMember(lapsed.owner, 'kitchen');
  tries.set('reader', { person: await newMember(lapsed.owner, 'manager'), things: lapsed });
  await givePlan(lapsed.owner, { ...proPlan, plan_type: 'free', ends_at: null });
}

const triedBy = (role: Role) => {
  const found = tries.get(role);
  if (!found) throw new Error(role);
  return found;
};

/** Another session of the same person, in the same account. */
async function again({ email, password }: TestOwner) {
  const credentials = { username: email, password };
  const { json } = await postFrom(someAddress(), '/api/auth/login', credentials);
  return { token: String(json.access_token) };
}

/** What a person of this role is answered. */
export async function tried(role: Role, call: Operation) {
  const { person, things } = triedBy(role);
  const by = isLast(call) ? await again(person) : person;
  const { email, password } = person;
  // What the person signs in with stays as it is.
  const own = new Map<string, object>([
    ['/api/auth/change-password', { current_password: password, new_password: password }],
    ['/api/auth/change-email', { email, password }],
  ]);
  const body = own.get(call.path) ?? bodyFor(call, things);
  const { status, json } = await callWith(by, call, { params: idIn(call, things), body });
  return { status, code: json?.code, detail: json?.detail };
}

export const isRoleRefusal = ({ status, code, detail }: Awaited<ReturnType<typeof tried>>) =>
  status === 403 && code === 'forbidden' && String(detail).startsWith('Your role in this account');
