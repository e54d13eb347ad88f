import { deepStrictEqual, equal, fail, ok } from 'node:assert/strict';
import { array, boolean, constantFrom, nat, record } from 'fast-check';
import { type Answer, form, newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan } from '@menuleaf/shared/testing/give-plan.ts';
import { type Counted, plans } from '@menuleaf/shared/plans/plans.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';

type Ids = Record<Counted, string[]>;
type Call = { method: string; path: string; body?: unknown };

const paths: Record<Counted, string> = {
  restaurants: '/api/restaurants',
  menus: '/api/menus',
  categories: '/api/categories',
  items: '/api/menus/items',
};
const kinds = ['restaurants', 'menus', 'categories', 'items'] as const;

const dishes = (count: number, category_ids: string[]) =>
  Array.from({ length: count }, (_, at) => ({ name: `Dish ${at}`, price: 5, category_ids }));

/** One of a kind, `more` after the first. */
type Pick = (kind: Counted, more?: number) => string;

/** Up to 60 items: more than one transaction takes. */
const several = (pick: Pick, seed: number) => [
  ...new Set(Array.from({ length: 1 + ((seed * 7) % 60) }, (_, at) => pick('items', at))),
];

const post = (path: string, body?: unknown): Call => ({ method: 'POST', path, body });
const put = (path: string, body: unknown): Call => ({ method: 'PUT', path, body });

/** Owners' changes, as calls on existing things. `pick` selects one of a kind. */
const actions = new Map<string, (pick: Pick, seed: number) => Call>([
  ...kinds.flatMap((kind): [string, (pick: Pick) => Call][] => [
    [
      `create ${kind}`,
      () =>
        post(paths[kind], kind === 'items' ? form({ name: 'New', price: '5' }) : { name: 'New' }),
    ],
    [`delete ${kind}`, (pick) => ({ method: 'DELETE', path: `${paths[kind]}/${pick(kind)}` })],
    [`restore ${kind}`, (pick) => post(`${paths[kind]}/${pick(kind)}/restore`)],
  ]),
  ...(['menus', 'categories', 'items'] as const).map((kind): [string, (pick: Pick) => Call] => [
    `duplicate ${kind}`,
    (pick) => post(`${paths[kind]}/${pick(kind)}/duplicate`),
  ]),
  ['give a menu its own items', (pick) => post(`/api/menus/${pick('menus')}/own-items`)],
  ['copy a menu and its items', (pick) => post(`/api/menus/${pick('menus')}/duplicate?items=own`)],
  [
    'import items',
    (pick, seed) =>
      post('/api/menus/items/import', { items: dishes(1 + (seed % 12), [pick('categories')]) }),
  ],
  [
    'assign items',
    (pick) => post(`/api/categories/${pick('categories')}/items`, { item_ids: [pick('items')] }),
  ],
  [
    'assign categories',
    (pick) =>
      post(`/api/menus/${pick('menus')}/categories/assign`, { category_ids: [pick('categories')] }),
  ],
  [
    'show menu',
    (pick) => put(`/api/restaurants/${pick('restaurants')}`, { active_menu_id: pick('menus') }),
  ],
  [
    'show two menus',
    (pick, seed) => {
      const times = [{ days: [1 + (seed % 7)], from: '11:00', to: '15:00' }];
      const further_menus = [{ menu_id: pick('menus'), times }];
      return put(`/api/restaurants/${pick('restaurants')}`, { further_menus });
    },
  ],
  [
    'edit menu',
    (pick) =>
      post(`/api/menus/${pick('menus')}/edits`, {
        edits: [
          { do: 'add_category', ref: 'new:a', name: 'Added' },
          { do: 'add_item', ref: 'new:b', category: 'new:a', name: 'Added', price: 7 },
          { do: 'move_category', category: pick('categories') },
          { do: 'place_item', item: pick('items'), category: pick('categories') },
        ],
      }),
  ],
  ...['delete', 'restore'].map((verb): [string, (pick: Pick, seed: number) => Call] => [
    `${verb} several items`,
    (pick, seed) => post(`/api/menus/items/${verb}`, { ids: several(pick, seed) }),
  ]),
  [
    'sell out items',
    (pick, seed) => {
      const changes = several(pick, seed).map((id) => ({ id, is_available: seed % 2 === 0 }));
      return post('/api/menus/items/availability', { changes });
    },
  ],
  [
    'change prices',
    (pick, seed) => {
      const changes = several(pick, seed).map((id) => ({ id, from: 5, to: 5 + (seed % 3) }));
      return post('/api/menus/items/prices', { changes });
    },
  ],
]);

/** An owner's initial catalogue: on Free, perhaps almost at its limit. */
export const catalogueSchema = { pro: boolean(), nearlyFull: boolean() };
type Catalogue = { pro: boolean; nearlyFull: boolean };

/** Concurrent actions. */
export const raceSchema = array(
  record({ action: constantFrom(...actions.keys()), seed: nat(1000) }),
  { minLength: 2, maxLength: 7 },
);
type Race = { action: string; seed: number }[];

async function setUp(me: TestOwner, nearlyFull: boolean): Promise<Ids> {
  const restaurant = await me.made('/api/restaurants', { name: 'Fig Tree' });
  const menu = await me.made('/api/menus', { name: 'Dinner', restaurant_id: restaurant });
  const categories = [];
  for (const name of ['Starters', 'Mains']) {
    categories.push(await me.made('/api/categories', { name, menu_ids: [menu] }));
  }
  const items = [];
  for (const count of nearlyFull ? [48, 48] : [3]) {
    const body = { items: dishes(count, categories) };
    const { json } = await me.send('POST', '/api/menus/items/import', body);
    items.push(...json.items.map(({ id }: { id: string }) => id));
  }
  return { restaurants: [restaurant], menus: [menu], categories, items };
}

const table = () => openTable(process.env.TABLE_NAME ?? '');

const starts: Record<Counted, string> = {
  restaurants: keys.restaurant.sk(''),
  menus: keys.menu.sk(''),
  categories: keys.category.sk(''),
  items: keys.item.sk(''),
};

type Row = Record<string, unknown>;
const ofKind = (rows: readonly Row[], kind: Counted) =>
  rows.filter(({ sk }) => String(sk).startsWith(starts[kind]));

const menuIdsOf = (further: unknown): unknown[] =>
  Array.isArray(further) ? further.map(({ menu_id }) => menu_id) : [];

/** Dangling references. */
function deadIds(rows: readonly Row[]): unknown[] {
  const kept = kinds.flatMap((kind) => ofKind(rows, kind));
  const there = new Set(kept.map(({ id }) => id));
  return kept
    .flatMap(({ item_ids, category_ids, active_menu_id, further_menus }) =>
      [item_ids, category_ids, active_menu_id, menuIdsOf(further_menus)].flat(),
    )
    .filter((id) => id !== undefined && id !== null && !there.has(id));
}

/** A catalogue's invariants. */
async function mustBeConsistent(me: TestOwner, plan: 'free' | 'pro') {
  const rows = await table().queryAll(keys.quota.pk(me.id));
  const [counted] = rows.filter(({ sk }) => sk === keys.quota.sk());
  for (const kind of kinds) {
    const there = ofKind(rows, kind).length;
    ok(there <= (plans[plan].limits[kind] ?? Infinity), `${there} ${kind} on ${plan}`);
    equal(counted?.[kind] ?? 0, there, `${kind} are counted wrong`);
  }
  deepStrictEqual(deadIds(rows), []);
}

/** New owners with their own IP addresses: sign-up is rate limited. */
async function racer(pro: boolean): Promise<TestOwner> {
  const me = await newOwner();
  if (pro) await givePlan(me, proPlan);
  return me;
}

/** Ids that a response created, for use in the next race. */
function newIds(path: string, { status, json }: Answer): Partial<Ids> {
  if (status !== 200 && status !== 201) return {};
  if (json.items) return { items: json.items.map(({ id }: { id: string }) => id) };
  const kind = kinds.findLast((one) => path.startsWith(paths[one]));
  return kind && json.id !== undefined ? { [kind]: [json.id] } : {};
}

export type Racing = {
  me: TestOwner;
  ids: Ids;
  run: (race: Race) => Promise<Answer[]>;
  mustBeConsistent: () => Promise<void>;
};

/** An owner with a catalogue, and concurrent changes to it. */
export async function openRace({ pro, nearlyFull }: Catalogue): Promise<Racing> {
  const me = await racer(pro);
  const ids = await setUp(me, nearlyFull && !pro);
  const callOf = ({ action, seed }: Race[number]): Call => {
    const pick: Pick = (kind, more = 0) => ids[kind][(seed + more) % ids[kind].length] ?? 'none';
    return (actions.get(action) ?? fail(action))(pick, seed);
  };
  const run = async (race: Race) => {
    const calls = race.map(callOf);
    const answers = await Promise.all(
      calls.map(({ method, path, body }) => me.send(method, path, body)),
    );
    for (const [at, answer] of answers.entries()) {
      for (const kind of kinds) {
        const made = newIds(calls[at]?.path ?? '', answer)[kind] ?? [];
        ids[kind] = [...new Set([...ids[kind], ...made])];
      }
    }
    return answers;
  };
  return { me, ids, run, mustBeConsistent: () => mustBeConsistent(me, pro ? 'pro' : 'free') };
}

/** Throws for unexpected statuses. `also` allows temporary ones. */
export function mustAnswer(answers: readonly Answer[], also: readonly number[] = []) {
  const known = [200, 201, 204, 400, 403, 404, 409, 422, 503, ...also];
  for (const { status, text } of answers)
    ok(known.includes(status), `${status} ${text.slice(0, 200)}`);
}
