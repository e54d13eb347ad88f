import { randomUUID } from 'node:crypto';
import { form, newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan } from '@menuleaf/shared/testing/give-plan.ts';
import type { Operation } from '@menuleaf/shared/contracts/operation.ts';
import { bodyOf } from '../contracts/sample-body.ts';

/** An owner on Pro with one thing of each kind, all of them on a public menu. */
export type OwnersThings = {
  owner: TestOwner;
  restaurant: string;
  menu: string;
  category: string;
  item: string;
};

/** Makes them. `mark` is in each name, so that an answer that tells of them is known by it. */
export async function newThings(mark = 'Fig Tree'): Promise<OwnersThings> {
  const owner = await newOwner();
  await givePlan(owner, proPlan);
  const made = async (path: string, body: unknown): Promise<string> => {
    const { status, text, json } = await owner.send('POST', path, body);
    if (status !== 201) throw new Error(`${path}: ${status} ${text}`);
    return json.id;
  };
  const restaurant = await made('/api/restaurants', { name: `${mark} restaurant` });
  const menu = await made('/api/menus', { name: `${mark} menu`, restaurant_id: restaurant });
  await owner.send('PUT', `/api/menus/${menu}`, { further_languages: ['de'] });
  const category = await made('/api/categories', { name: `${mark} category`, menu_ids: [menu] });
  const category_ids = JSON.stringify([category]);
  const item = await made(
    '/api/menus/items',
    form({ name: `${mark} item`, price: '5', category_ids }),
  );
  return { owner, restaurant, menu, category, item };
}

type Ids = Omit<OwnersThings, 'owner'>;

/** That of every owner of a test. */
const password = 'olive oil cake';

/** The thing that a call's path names. */
export function idIn({ path }: Operation, ids: Ids): string {
  if (path.startsWith('/api/restaurants')) return ids.restaurant;
  if (path.startsWith('/api/categories')) return ids.category;
  return path.includes('/items/') ? ids.item : ids.menu;
}

/** An id where a field names a thing. In a list that is put in order a call's path says of what it is. */
function idFor(field: string, call: Operation, ids: Ids): string | undefined {
  if (field === 'id') return call.path.includes('/items') ? ids.item : ids.category;
  const kind = field.replace('active_', '').replace(/_ids?$/, '');
  return Object.entries(ids).find(([known]) => known === kind)?.[1];
}

/** Absent is what fits: the version that was loaded, an upload that was sent, what something stands before. */
const leftOut = ['updated_at', 'image_key', 'logo_key', 'cover_key', 'before'];
/** What a sample cannot know. */
const known: Record<string, unknown> = {
  accent: '#8a1c2b',
  x: 0,
  y: 0,
  current_password: password,
  password,
};

/** The one of a list of rows that an id fits. */
const isCategory = ({ kind }: { kind?: unknown }) => kind === 'category';

function fitting(value: unknown, call: Operation, ids: Ids, field = ''): unknown {
  if (field === 'edits' && Array.isArray(value)) {
    // What restores needs a deletion before it, which these suites make by themselves.
    const edits = value.filter(({ do: what }) => !/^(restore|delete|remove|take)/.test(what));
    return edits.map((edit, at) => ({
      ...Object(fitting(edit, call, ids)),
      ...('ref' in edit && { ref: `new:${at}` }),
    }));
  }
  if (field === 'rows' && Array.isArray(value)) {
    return value.filter(isCategory).map((row: unknown) => fitting(row, call, ids));
  }
  // One that was used before would have the call refused, or answered, before anything of it is looked at.
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

/** A body that a call takes when these things are there; undefined for a call without one. */
export const bodyFor = (call: Operation, ids: Ids): unknown =>
  fitting(bodyOf(call)?.sample, call, ids);
