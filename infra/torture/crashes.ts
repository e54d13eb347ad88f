import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { array, asyncProperty, boolean, check, constantFrom, nat, record } from 'fast-check';
import { type Answer, newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { type CrashingHost, openHost } from './crashing-host.ts';
import type { Suite } from './suite.ts';

type Owner = Pick<TestOwner, 'send'>;

/** A requested invitation; without a status its outcome is unknown. */
type Invited = { email: string; status?: number };

/** Milliseconds for a write's effects to appear after a restart. */
const timeoutMs = 30_000;

const peoplePath = '/api/auth/people';

async function invite({ send }: Owner, email: string, invited: Invited[]): Promise<void> {
  const one: Invited = { email };
  invited.push(one);
  const { status } = await send('POST', `${peoplePath}/invitations`, { email, role: 'kitchen' });
  if (status < 500) one.status = status;
}

/** All confirmed invitations exist, once, within the plan's limit. */
async function mustBeInvited({ send }: Owner, invited: readonly Invited[]): Promise<void> {
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
async function mustBeInHistory(owner: Owner, names: readonly string[]): Promise<void> {
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

/** A dish's possible names: the last confirmed one, and those of unanswered calls. */
type Dish = { mark: string; mayRead: (string | undefined)[] };
type Step = 'rename' | 'delete' | 'add' | 'many' | 'invite';

/** More than one transaction deletes. */
const manyDishes = 40;

/** One call, whose outcome is unknown until the response: what each dish reads after it. */
async function attempt(
  dishes: readonly Dish[],
  next: (dish: Dish) => string | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const before = dishes.map((dish) => ({ dish, mayRead: dish.mayRead }));
  for (const { dish, mayRead } of before) dish.mayRead = [...mayRead, next(dish)];
  const reply = await work();
  for (const { dish, mayRead } of before) {
    if (reply.status < 300) dish.mayRead = [next(dish)];
    else if (reply.status < 500) dish.mayRead = mayRead;
  }
  return reply;
}

type Added = { dishes: Dish[]; ids: string[] };

/** Adds, renames and deletes dishes, one call after another, until the host is killed. */
async function work(
  owner: Owner,
  { hand, category, steps }: { hand: string; category: string; steps: readonly Step[] },
  dishes: Dish[],
  invited: Invited[],
): Promise<void> {
  const { send } = owner;
  const add = async (marks: readonly string[]): Promise<Added | undefined> => {
    const added = marks.map((mark): Dish => ({ mark, mayRead: [undefined] }));
    dishes.push(...added);
    const name = ({ mark }: Dish) => `${mark} new`;
    const items = added.map((dish) => ({ name: name(dish), price: 5, category_ids: [category] }));
    const { json } = await attempt(added, name, () => send('POST', importPath, { items }));
    return json?.items && { dishes: added, ids: json.items.map(({ id }: { id: string }) => id) };
  };
  let many: Added | undefined;
  let current: Added | undefined;
  for (let at = 0; ; at += 1) {
    const step = steps[at % steps.length] ?? 'add';
    if (step === 'invite') {
      await invite(owner, `${hand}-${at}@example.com`, invited);
      continue;
    }
    if (step === 'many') {
      const marks = Array.from({ length: manyDishes }, (_, one) => `${hand}-${at}-${one}`);
      const { dishes: gone = [], ids = [] }: Partial<Added> = many ?? {};
      const remove = () => send('POST', '/api/menus/items/delete', { ids });
      if (many) await attempt(gone, () => undefined, remove);
      many = many ? undefined : await add(marks);
      continue;
    }
    if (!current || step === 'add') {
      current = await add([`${hand}-${at}`]);
      continue;
    }
    const { dishes: changed, ids }: Added = current;
    const path = `/api/menus/items/${ids[0]}`;
    const name = ({ mark }: Dish) => `${mark} v${at}`;
    if (step === 'rename') {
      const [dish] = changed;
      const body = { name: dish && name(dish) };
      await attempt(changed, name, () => send('PUT', path, body));
      continue;
    }
    await attempt(
      changed,
      () => undefined,
      () => send('DELETE', path),
    );
    current = undefined;
  }
}

const faultsPath = '/__local/faults';
const importPath = '/api/menus/items/import';
const markOf = (name: string) => name.split(' ')[0] ?? '';
const isOfMany = (name: string) => /-\d+-/u.test(markOf(name));

/** Each dish has a possible name, and there are no others. */
async function mustHaveDishes({ send }: Owner, dishes: readonly Dish[]): Promise<string[]> {
  const { status, json } = await send('GET', '/api/menus/all-items');
  equal(status, 200, 'all-items');
  const names: string[] = json.items.map(({ name }: { name: string }) => name);
  const read = new Map(names.map((name) => [markOf(name), name]));
  equal(read.size, names.length, `A dish is there twice: ${names.join()}`);
  for (const { mark, mayRead } of dishes) {
    const name = read.get(mark);
    read.delete(mark);
    ok(mayRead.includes(name), `${mark} is ${name}, and may be ${mayRead.join(' or ')}`);
  }
  deepStrictEqual([...read.values()], []);
  return names;
}

async function mustBeShown({ send }: Owner, restaurant: string, names: readonly string[]) {
  const end = Date.now() + timeoutMs;
  const wanted = names.toSorted();
  for (;;) {
    const { json } = await send('GET', `/api/restaurants/public/${restaurant}/menu`);
    const items =
      json?.categories?.flatMap((one: { items: { name: string }[] }) => one.items) ?? [];
    const shown = items.map(({ name }: { name: string }) => name).toSorted();
    if (JSON.stringify(shown) === JSON.stringify(wanted)) return;
    if (Date.now() > end) deepStrictEqual(shown, wanted);
    await wait(100);
  }
}

const cases = record({
  afterMs: nat(2000),
  alsoDatabase: boolean(),
  /** The share of functions' AWS calls at which the function is killed. */
  deaths: constantFrom(0.02, 0.1, 0.3),
  seed: nat(),
  hands: array(
    array(constantFrom<Step>('add', 'rename', 'rename', 'delete', 'many', 'many', 'invite'), {
      minLength: 2,
      maxLength: 6,
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

/** An owner with a published menu. */
async function openPage(host: CrashingHost) {
  const owner = await newOwner(host.origin);
  const restaurant = await owner.made('/api/restaurants', { name: 'Fig Tree' });
  const menu = await owner.made('/api/menus', { name: 'Dinner', restaurant_id: restaurant });
  const category = await owner.made('/api/categories', { name: 'Mains', menu_ids: [menu] });
  return { owner, restaurant, category };
}

/** What was killed, with counts. */
type Killed = { hosts: number; databases: number; functions: number };

async function tryOnce(
  host: CrashingHost,
  { afterMs, alsoDatabase, deaths, seed, hands }: Case,
  killed: Killed,
) {
  const { owner, restaurant, category } = await openPage(host);
  const dishes: Dish[] = [];
  const invited: Invited[] = [];
  equal((await owner.send('POST', faultsPath, { deaths, seed })).status, 200);
  // Interrupted calls have no result.
  const working = hands.map((steps, at) =>
    work(owner, { hand: `hand${at}`, category, steps }, dishes, invited).catch(() => undefined),
  );
  await wait(afterMs);
  const { json } = await owner.send('GET', faultsPath);
  await host.kill(alsoDatabase);
  killed.functions += json.killed;
  killed.hosts += 1;
  killed.databases += alsoDatabase ? 1 : 0;
  await Promise.all(working);
  await host.start();
  // The next change first finishes what was cut off.
  await owner.made('/api/categories', { name: 'Sweets' });
  const names = await mustHaveDishes(owner, dishes);
  await mustBeInvited(owner, invited);
  await mustBeShown(owner, restaurant, names);
  // Of many the history lists the first and counts the others.
  await mustBeInHistory(
    owner,
    names.filter((name) => !isOfMany(name)),
  );
}
type Case = {
  afterMs: number;
  alsoDatabase: boolean;
  deaths: number;
  seed: number;
  hands: Step[][];
};

export const crashes: Suite = {
  tries: { few: 2, many: 300 },
  attack: async (tries) => {
    const killed = { hosts: 0, databases: 0, functions: 0 };
    const host = await openHost();
    try {
      const property = asyncProperty(cases, (wanted) => tryOnce(host, wanted, killed));
      const found = await check(property, { ...tries, endOnFailure: tries.path === undefined });
      const { hosts, databases, functions } = killed;
      const measured = `${functions} functions, ${hosts} hosts and ${databases} of their databases killed`;
      return { ...found, measured };
    } finally {
      await host.close();
    }
  },
};
