import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestOwner } from '@menuleaf/shared/testing/api.ts';

export type Owner = Pick<TestOwner, 'send'>;

/** A requested invitation; without a status its outcome is unknown. */
export type Invited = { email: string; status?: number };

/** Milliseconds for a write's effects to appear after a restart. */
export const timeoutMs = 30_000;

const peoplePath = '/api/auth/people';

export async function invite({ send }: Owner, email: string, invited: Invited[]): Promise<void> {
  const one: Invited = { email };
  invited.push(one);
  const { status } = await send('POST', `${peoplePath}/invitations`, { email, role: 'kitchen' });
  if (status < 500) one.status = status;
}

/** All confirmed invitations exist, once, within the plan's limit. */
export async function mustBeInvited({ send }: Owner, invited: readonly Invited[]): Promise<void> {
  const { status, json } = await send('GET', peoplePath);
  equal(status, 200, peoplePath);
  const open: string[] = json.invitations.map(({ email }: { email: string }) => email);
  equal(new Set(open).size, open.length, `Invited twice: ${open.join()}`);
  ok(open.length < json.limit, `More than the plan has: ${open.join()}`);
  const known = new Map(invited.map(({ email, status: answer }) => [email, answer]));
  for (const email of open) ok(known.has(email) && (known.get(email) ?? 201) === 201, email);
  const sure = invited.filter(({ status: answer }) => answer === 201);
  for (const { email } of sure) ok(open.includes(email), `${email} was invited, and is not`);
}

type ListedChange = { id: string; things: { kind: string; name: string }[] };

async function readHistory({ send }: Owner): Promise<ListedChange[]> {
  const all: ListedChange[] = [];
  for (let cursor = ''; ;) {
    const { status, json } = await send('GET', `/api/catalogue/history?${cursor}`);
    equal(status, 200, 'history');
    all.push(...json.changes);
    if (json.next_cursor === null) return all;
    cursor = `cursor=${json.next_cursor}`;
  }
}

/** Each dish's current name appears in the history, and no change appears twice. */
export async function mustBeInHistory(owner: Owner, names: readonly string[]): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const changes = await readHistory(owner);
    equal(new Set(changes.map(({ id }) => id)).size, changes.length, 'A change is told twice');
    const recorded = new Set(changes.flatMap(({ things }) => things.map(({ name }) => name)));
    const missing = names.filter((name) => !recorded.has(name));
    if (missing.length === 0) return;
    if (Date.now() > end) deepStrictEqual(missing, []);
    await wait(200);
  }
}
