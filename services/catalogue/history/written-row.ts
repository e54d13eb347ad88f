import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import { imageFields, imageSlots } from '../store/image-slot.ts';
import { readRow } from '../store/read-row.ts';
import type { Fields } from './net-changes.ts';

/** Image fields: history keeps no images, so these cannot be reverted. */
const ofImages = new Set(imageSlots.flatMap((slot) => Object.values<string>(imageFields(slot))));

export const isImage = (field: string) => ofImages.has(field);

const wordsPrefix = 'words.';

/** A row with the named fields taken from `fields`; absent ones are removed. */
export function overlaid(row: Fields, names: readonly string[], fields: Fields): Fields {
  const next: Record<string, unknown> = { ...row };
  for (const name of names) {
    if (!name.startsWith(wordsPrefix)) next[name] = fields[name];
    else {
      const words = new Map(Object.entries({ ...(next.words ?? {}) }));
      const tag = name.slice(wordsPrefix.length);
      if (fields[name] === undefined) words.delete(tag);
      else words.set(tag, fields[name]);
      next.words = words.size === 0 ? undefined : Object.fromEntries(words);
    }
  }
  return next;
}

/** A row's value of a field, by its history name. */
export function fieldOf(row: object, name: string): unknown {
  const fields = new Map<string, unknown>(Object.entries(row));
  if (!name.startsWith(wordsPrefix)) return fields.get(name);
  const words = new Map<string, unknown>(Object.entries({ ...(fields.get('words') ?? {}) }));
  return words.get(name.slice(wordsPrefix.length));
}

/** Rebuilds a row from history, with its image fields if known. */
export function rowAgain<Kind extends Counted>(
  kind: Kind,
  id: string,
  whole: Fields,
  images: Fields,
  now: Date,
): OwnersCatalogue[Kind][number] {
  const stamp = now.toISOString();
  const kept = Object.entries(whole).filter(
    ([name]) => !isImage(name) && !name.startsWith(wordsPrefix),
  );
  const words = Object.keys(whole).filter((name) => name.startsWith(wordsPrefix));
  const row = { created_at: stamp, ...Object.fromEntries(kept), ...images, id, updated_at: stamp };
  return readRow(kind, overlaid(row, words, whole));
}
