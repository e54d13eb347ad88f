import { randomUUID } from 'node:crypto';
import { form, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import type { Operation } from '@menuleaf/shared/contracts/operation.ts';
import { bodyOf } from '../contracts/sample-body.ts';

/** A Pro owner with one thing of each kind, all on a public menu. */
export type OwnedResources = {
  owner: TestOwner;
  restaurant: string;
  menu: string;
  category: string;
  item: string;
};

/** Creates them. `mark` is in each name, so that responses that leak them are found. */
export async function createResources(mark = 'Fig Tree'): Promise<OwnedResources> {
  const owner = await newProOwner();
  const restaurant = await owner.made('/api/restaurants', { name: `${mark} restaurant` });
  const menu = await owner.made('/api/menus', { name: `${mark} menu`, restaurant_id: restaurant });
  const category = await owner.made('/api/categories', {
    name: `${mark} category`,
    menu_ids: [menu],
  });
  const category_ids = JSON.stringify([category]);
  const item = await owner.made(
    '/api/menus/items',
    form({ name: `${mark} item`, price: '5', category_ids }),
  );
  const all = { owner, restaurant, menu, category, item };
  await writeIn(['de'], all);
  return all;
}

/** The menu's further languages, each with a text: guests are offered none without. */
export async function writeIn(languages: string[], { owner, menu, category }: OwnedResources) {
  const reply = await owner.send('PUT', `/api/menus/${menu}`, { further_languages: languages });
  const rows = [{ kind: 'category', id: category, words: { name: 'Mehr' } }];
  for (const language of languages)
    await owner.send('PUT', `/api/menus/${menu}/translations/${language}`, { rows });
  return reply;
}

type Ids = Omit<OwnedResources, 'owner'>;

/** Every test owner's password. */
const password = 'olive oil cake';

/** The id for a call's path. */
export function idIn({ path }: Operation, ids: Ids): string {
  if (path.startsWith('/api/restaurants')) return ids.restaurant;
  if (path.startsWith('/api/categories')) return ids.category;
  return path.includes('/items/') ? ids.item : ids.menu;
}

/** The id for a field that refers to a thing. In lists to reorder, the call's path tells the kind. */
function idFor(field: string, call: Operation, ids: Ids): string | undefined {
  if (field === 'id') return call.path.includes('/items') ? ids.item : ids.category;
  const kind = field.replace('active_', '').replace(/_ids?$/, '');
  return Object.entries(ids).find(([known]) => known === kind)?.[1];
}

/** Fields to omit: the loaded version, upload keys, and positions. */
const leftOut = ['updated_at', 'image_key', 'logo_key', 'cover_key', 'before'];
/** Unknown to samples. */
const known: Record<string, unknown> = {
  accent: '#8a1c2b',
  x: 0,
  y: 0,
  special_hours: [
    { from: '2026-12-24', to: '2026-12-26', every_year: true, spans: [], label: 'Closed' },
  ],
  url: 'https://example.com/hook',
  embed_sites: ['https://example.com'],
  current_password: password,
  password,
};

/** Selects the row that matches an id. */
const isCategory = ({ kind }: { kind?: unknown }) => kind === 'category';

function fitting(value: unknown, call: Operation, ids: Ids, field = ''): unknown {
  if (field === 'edits' && Array.isArray(value)) {
    // Restores need a deletion first, which these suites do themselves.
    const edits = value.filter(({ do: what }) => !/^(restore|delete|remove|take)/.test(what));
    return edits.map((edit, at) => ({
      ...Object(fitting(edit, call, ids)),
      ...('ref' in edit && { ref: `new:${at}` }),
    }));
  }
  if (field === 'rows' && Array.isArray(value)) {
    return value.filter(isCategory).map((row: unknown) => fitting(row, call, ids));
  }
  // A reused key would be rejected or answered before the call is processed.
  if (field === 'idempotency_key') return randomUUID();
  if (field in known) return known[field];
  if (field === 'category_ids' && value === '[]') return JSON.stringify([ids.category]);
  if (typeof value === 'string') return idFor(field, call, ids) ?? value;
  if (Array.isArray(value)) return value.map((each: unknown) => fitting(each, call, ids, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !leftOut.includes(name))
      .map(([name, inner]) => [name, fitting(inner, call, ids, name)]),
  );
}

/** A valid body for a call with these things; undefined for a call without one. */
export const bodyFor = (call: Operation, ids: Ids): unknown =>
  fitting(bodyOf(call)?.sample, call, ids);
