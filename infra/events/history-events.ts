import { isDeepStrictEqual } from 'node:util';
import {
  catalogueChange,
  type ChangedList,
  type ChangedThing,
} from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import { thingChanged } from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import * as z from 'zod/mini';
import type { Change } from './change.ts';
import { type BusEntry, busEntry } from './bus-entry.ts';

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

/** The minimal change of a list needed to undo it; undefined if unchanged. */
function changedList(
  field: ChangedList['field'],
  before: readonly string[],
  after: readonly string[],
): ChangedList | undefined {
  const [had, has] = [new Set(before), new Set(after)];
  const placed = (ids: readonly string[], isOf: (id: string) => boolean) =>
    ids.flatMap((id, at) => (isOf(id) ? [{ id, at }] : []));
  const added = placed(after, (id) => !had.has(id));
  const removed = placed(before, (id) => !has.has(id));
  const [stayed, stay] = [before.filter((id) => has.has(id)), after.filter((id) => had.has(id))];
  const isTurned = stayed.some((id, at) => id !== stay[at]);
  if (added.length === 0 && removed.length === 0 && !isTurned) return undefined;
  return {
    field,
    added,
    removed,
    ...(isTurned && { order: { before: stayed, after: stay } }),
  };
}

const prefixes = {
  restaurants: keys.restaurant.sortPrefix,
  menus: keys.menu.sortPrefix,
  categories: keys.category.sortPrefix,
  items: keys.item.sortPrefix,
} as const;
type Kind = keyof typeof prefixes;
const kinds = ['restaurants', 'menus', 'categories', 'items'] as const;

const listFields = { menus: 'category_ids', categories: 'item_ids' } as const;

/** Metadata of the change, or an image's progress. */
const aside = new Set([
  ...['pk', 'sk', 'id', 'created_at', 'updated_at', 'changed_by', 'bulk_id'],
  'availability_at',
  ...['image', 'logo', 'cover'].flatMap((of) => [`${of}_color`, `${of}_crop`, `${of}_error`]),
]);

const row = z.record(z.string(), z.unknown());
const named = z.object({ name: z.string() });
const signed = z.object({ changed_by: catalogueChange });
const created = z.object({ created_at: z.string() });
const trashed = z.object({ row });

/** Maximum bytes kept of one thing's change: the bus takes 256 KB per entry, and a table row 400. */
const mostBytes = 200_000;

/** A row's fields by name; each further language's texts are a separate field. */
function fieldsOf(value: unknown): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, one] of Object.entries(row.parse(value ?? {}))) {
    if (aside.has(name)) continue;
    if (name !== 'words') fields.set(name, one);
    else
      for (const [tag, words] of Object.entries(row.parse(one))) fields.set(`words.${tag}`, words);
  }
  return fields;
}

function differing(before: Map<string, unknown>, after: Map<string, unknown>) {
  const names = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !isDeepStrictEqual(before.get(name), after.get(name)),
  );
  const of = (fields: Map<string, unknown>) =>
    Object.fromEntries(
      names.flatMap((name) => (fields.has(name) ? [[name, fields.get(name)]] : [])),
    );
  return { before: of(before), after: of(after) };
}

/** Lists of categories and menus are separate from fields. */
function takeList(kind: Kind, before: Map<string, unknown>, after: Map<string, unknown>) {
  const field = kind === 'menus' || kind === 'categories' ? listFields[kind] : undefined;
  if (!field) return undefined;
  const [had, has] = [idsIn(before.get(field)), idsIn(after.get(field))];
  before.delete(field);
  after.delete(field);
  return changedList(field, had, has);
}

type Fields = { before: object; after: object; list?: ChangedList | undefined };

function withinBounds({ before, after, list }: Fields) {
  const kept = { before: { ...before }, after: { ...after }, ...(list && { list }) };
  if (Buffer.byteLength(JSON.stringify(kept)) <= mostBytes) return kept;
  const too_long = [...new Set([before, after].flatMap((fields) => Object.keys(fields)))];
  return { before: {}, after: {}, too_long };
}

/** An unchanged stamp belongs to an earlier change. */
function changeIn({ before, after }: Pick<Change, 'before' | 'after'>) {
  const change = signed.safeParse(after).data?.changed_by;
  return change?.id === signed.safeParse(before).data?.changed_by.id ? undefined : change;
}

type ResourceRef = Pick<ChangedThing, 'kind' | 'id'>;

/** A new or changed row. */
function ofRow(
  { kind, id }: ResourceRef,
  { before, after }: Change,
  at: string,
): ChangedThing | undefined {
  const { name } = named.parse(after);
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  if (before === undefined) {
    const isNew = created.parse(after).created_at === at;
    const action = isNew ? 'added' : 'restored';
    return {
      kind,
      id,
      name,
      action,
      ...withinBounds({ before: {}, after: Object.fromEntries(is) }),
    };
  }
  const list = takeList(kind, was, is);
  const fields = differing(was, is);
  const isSame = Object.keys({ ...fields.before, ...fields.after }).length === 0 && !list;
  if (isSame) return undefined;
  return { kind, id, name, action: 'changed', ...withinBounds({ ...fields, list }) };
}

/** A deleted row: its trash record is written with the deletion. */
function ofTrash({ kind, id }: ResourceRef, { after }: Change): ChangedThing {
  const { row: gone } = trashed.parse(after);
  const before = Object.fromEntries(fieldsOf(gone));
  const created_at = created.parse(gone).created_at;
  const kept = withinBounds({ before: { ...before, created_at }, after: {} });
  return { kind, id, name: named.parse(gone).name, action: 'deleted', ...kept };
}

/** Who changed what, for the account's history. Excludes changes without a person or API key. */
export function historyEvents(change: Change): BusEntry[] {
  const owner_id = idAfter(keys.item.leadingKey, change.pk);
  if (owner_id === undefined || change.name === 'REMOVE') return [];
  const made = changeIn(change);
  if (!made) return [];
  const things = kinds.flatMap((kind) => {
    const id = idAfter(prefixes[kind], change.sk);
    const gone = idAfter(keys.trash.sk(kind, ''), change.sk);
    if (id !== undefined) return [ofRow({ kind, id }, change, made.at)];
    return gone === undefined ? [] : [ofTrash({ kind, id: gone }, change)];
  });
  return things.flatMap((thing) =>
    thing ? [busEntry(thingChanged, { owner_id, change: made, thing })] : [],
  );
}
