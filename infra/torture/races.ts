import { deepStrictEqual, equal, fail, ok } from 'node:assert/strict';
import { array, asyncProperty, boolean, check, constantFrom, nat, record } from 'fast-check';
import { type Answer, form, newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan } from '@menuleaf/shared/testing/give-plan.ts';
import { type Counted, plans } from '@menuleaf/shared/plans/plans.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import type { Suite } from './suite.ts';

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

/** What owners do to their catalogue, as calls upon the things that are there. `pick` takes one of a kind. */
const deeds: Record<string, (pick: (kind: Counted) => string, seed: number) => Call> = {
  ...Object.fromEntries(
    kinds.flatMap((kind) => [
      [
        `create ${kind}`,
        (): Call => ({
          method: 'POST',
          path: paths[kind],
          body: kind === 'items' ? form({ name: 'New', price: '5' }) : { name: 'New' },
        }),
      ],
      [
        `delete ${kind}`,
        (pick: (kind: Counted) => string): Call => ({
          method: 'DELETE',
          path: `${paths[kind]}/${pick(kind)}`,
        }),
      ],
      [
        `restore ${kind}`,
        (pick: (kind: Counted) => string): Call => ({
          method: 'POST',
          path: `${paths[kind]}/${pick(kind)}/restore`,
        }),
      ],
    ]),
  ),
  'duplicate menu': (pick) => ({ method: 'POST', path: `/api/menus/${pick('menus')}/duplicate` }),
  'duplicate category': (pick) => ({
    method: 'POST',
    path: `/api/categories/${pick('categories')}/duplicate`,
  }),
  'duplicate item': (pick) => ({
    method: 'POST',
    path: `/api/menus/items/${pick('items')}/duplicate`,
  }),
  'import items': (pick, seed) => ({
    method: 'POST',
    path: '/api/menus/items/import',
    body: { items: dishes(1 + (seed % 40), [pick('categories')]) },
  }),
  'assign items': (pick) => ({
    method: 'POST',
    path: `/api/categories/${pick('categories')}/items`,
    body: { item_ids: [pick('items')] },
  }),
  'assign categories': (pick) => ({
    method: 'POST',
    path: `/api/menus/${pick('menus')}/categories/assign`,
    body: { category_ids: [pick('categories')] },
  }),
  'show menu': (pick) => ({
    method: 'PUT',
    path: `/api/restaurants/${pick('restaurants')}`,
    body: { active_menu_id: pick('menus') },
  }),
  'edit menu': (pick) => ({
    method: 'POST',
    path: `/api/menus/${pick('menus')}/edits`,
    body: {
      edits: [
        { do: 'add_category', ref: 'new:a', name: 'Added' },
        { do: 'add_item', ref: 'new:b', category: 'new:a', name: 'Added', price: 7 },
        { do: 'move_category', category: pick('categories') },
        { do: 'place_item', item: pick('items'), category: pick('categories') },
      ],
    },
  }),
  'change prices': (pick, seed) => ({
    method: 'POST',
    path: '/api/menus/items/prices',
    body: {
      item_ids: [pick('items')],
      change: { kind: 'percent', value: (seed % 20) + 1 },
    },
  }),
};

const cases = record({
  pro: boolean(),
  nearlyFull: boolean(),
  race: array(record({ deed: constantFrom(...Object.keys(deeds)), seed: nat(1000) }), {
    minLength: 2,
    maxLength: 10,
  }),
});

async function made(me: TestOwner, path: string, body: unknown): Promise<string> {
  const { status, json, text } = await me.send('POST', path, body);
  if (status !== 201) fail(`${path}: ${status} ${text}`);
  return json.id;
}

async function begin(me: TestOwner, nearlyFull: boolean): Promise<Ids> {
  const restaurant = await made(me, '/api/restaurants', { name: 'Fig Tree' });
  const menu = await made(me, '/api/menus', { name: 'Dinner', restaurant_id: restaurant });
  const categories = [];
  for (const name of ['Starters', 'Mains']) {
    categories.push(await made(me, '/api/categories', { name, menu_ids: [menu] }));
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

/** Things that are named and not there. */
function deadIds(rows: readonly Row[]): unknown[] {
  const kept = kinds.flatMap((kind) => ofKind(rows, kind));
  const there = new Set(kept.map(({ id }) => id));
  return kept
    .flatMap(({ item_ids, category_ids, active_menu_id }) =>
      [item_ids, category_ids, active_menu_id].flatMap((ids) =>
        ids instanceof Set ? [...ids] : ids,
      ),
    )
    .filter((id) => id !== undefined && id !== null && !there.has(id));
}

/** What holds of a catalogue at any time. */
async function mustBeWhole(me: TestOwner, plan: 'free' | 'pro') {
  const rows = await table().queryAll(keys.quota.pk(me.id));
  const [counted] = rows.filter(({ sk }) => sk === keys.quota.sk());
  for (const kind of kinds) {
    const there = ofKind(rows, kind).length;
    ok(there <= (plans[plan].limits[kind] ?? Infinity), `${there} ${kind} on ${plan}`);
    equal(counted?.[kind] ?? 0, there, `${kind} are counted wrong`);
  }
  deepStrictEqual(deadIds(rows), []);
}

const mayAnswer = ({ status }: Answer) =>
  [200, 201, 204, 400, 403, 404, 409, 422, 503].includes(status);

/** Owners of their own, with addresses of their own: sign-up is throttled. */
async function racer(pro: boolean): Promise<TestOwner> {
  const me = await newOwner();
  if (pro) await givePlan(me, proPlan);
  return me;
}

export const races: Suite = {
  holds:
    'What is created, deleted, restored, imported, copied, assigned and edited at the same time keeps quotas, counts and references right.',
  tries: { few: 20, many: 10_000 },
  attack: (tries) =>
    check(
      asyncProperty(cases, async ({ pro, nearlyFull, race }) => {
        const me = await racer(pro);
        const ids = await begin(me, nearlyFull);
        const answers = await Promise.all(
          race.map(({ deed, seed }) => {
            const pick = (kind: Counted) => ids[kind][seed % ids[kind].length] ?? 'none';
            const { method, path, body } = (deeds[deed] ?? fail(deed))(pick, seed);
            return me.send(method, path, body);
          }),
        );
        for (const answer of answers) {
          ok(mayAnswer(answer), `${answer.status} ${answer.text.slice(0, 200)}`);
        }
        await mustBeWhole(me, pro ? 'pro' : 'free');
      }),
      { ...tries, endOnFailure: tries.path === undefined },
    ),
};
