import type { ChangedThing } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import type { HistoryEntry } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import { fieldWord, nouns } from './field-words.ts';
import { pricesOf } from './prices-of.ts';
import { changedToo, changedWords, type Knowing, mainThings } from './sentence.ts';

export type Detail = { what: string; before?: string; after?: string };

const noValue = 'nothing';

/** A primitive as text; undefined for other values. */
function plain(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return noValue;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return undefined;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fields with their own wording, or ids that nobody reads. */
const silent =
  /^(price_|choices|image|logo|cover|active_menu_id|sort_order|changed_since|allergens_confirmed|confirmed_despite)/;

const labels: Readonly<Record<string, string>> = {
  is_vegetarian: 'Vegetarian',
  is_vegan: 'Vegan',
  is_gluten_free: 'Gluten-free',
  is_available: 'Available',
};

function detailsOf(thing: ChangedThing, knowing: Knowing): Detail[] {
  const { before, after } = thing;
  const [from, to] = pricesOf(thing, knowing.formatOf);
  const price =
    from !== undefined && to !== undefined ? [{ what: 'Price', before: from, after: to }] : [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const fields = names.flatMap((name): Detail[] => {
    if (silent.test(name)) return [];
    const what = labels[name] ?? capital(fieldWord(name));
    const [was, is] = [plain(before[name]), plain(after[name])];
    if (name === 'sold_out_until' && after.is_available !== undefined) return [];
    return was === undefined || is === undefined ? [] : [{ what, before: was, after: is }];
  });
  return [...price, ...fields];
}

/** What the sentence leaves out: field values before and after, or the things affected. */
export function details(entry: HistoryEntry, knowing: Knowing): Detail[] {
  const spoken = [...mainThings(entry), ...changedToo(entry)];
  const [first] = spoken;
  if (!first) return [];
  if (spoken.length === 1 && entry.things_count <= entry.things.length) {
    if (first.action !== 'changed') return [];
    const all = detailsOf(first, knowing);
    const isSaid =
      changedWords(first).length === 1 &&
      /^(name|price|availability)$/.test(changedWords(first)[0] ?? '');
    return isSaid && all.length < 2 ? [] : all;
  }
  const some = spoken.map((thing) => {
    const [from, to] = pricesOf(thing, knowing.formatOf);
    const isPrice = thing.action === 'changed' && from !== undefined && to !== undefined;
    return isPrice
      ? { what: thing.name, before: from, after: to }
      : { what: `${thing.name} (${nouns[thing.kind][0]})` };
  });
  const more = entry.things_count - entry.things.length;
  return more > 0 ? [...some, { what: `and ${more} more` }] : some;
}
