import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { Counted } from '@menuleaf/shared/plans/plans.ts';
import { imageFields, imageSlots } from '../store/image-slot.ts';
import { readRow } from '../store/read-row.ts';
import type { Fields } from './net-changes.ts';

/** What names images: they are not kept, so no change of them can be taken back. */
const ofImages = new Set(imageSlots.flatMap((slot) => Object.values<string>(imageFields(slot))));

export const isImage = (field: string) => ofImages.has(field);

const wordsPrefix = 'words.';

/** A row with these of its fields as they are in others; one that is not there is taken away. */
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

/** What a row says in a field as history names it. */
export function fieldOf(row: object, name: string): unknown {
  const fields = new Map<string, unknown>(Object.entries(row));
  if (!name.startsWith(wordsPrefix)) return fields.get(name);
  const words = new Map<string, unknown>(Object.entries({ ...(fields.get('words') ?? {}) }));
  return words.get(name.slice(wordsPrefix.length));
}

/** All that history kept of a row, as a row again, with what it says of images where that is known. */
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
