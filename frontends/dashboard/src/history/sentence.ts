import type { ChangedThing } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import type { HistoryEntry } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import { getOwn } from '@menuleaf/shared/contracts/fields/get-own.ts';
import { counted, fieldWord, listed } from './field-words.ts';
import { type FormatOf, pricesOf } from './prices-of.ts';

/** Context for a sentence, beyond the change. */
export type Knowing = {
  /** Names of things in lists, by id. */
  names: Readonly<Record<string, string>>;
  formatOf: FormatOf;
};

const somebody = 'Someone who closed their account';

/** The author: a person or an API key, by name. */
export const authorWord = ({ kind, name }: HistoryEntry['by']) =>
  kind === 'api_key' ? `API key “${name ?? ''}”` : (name ?? somebody);

const fieldsOf = ({ before, after, too_long = [] }: ChangedThing) => [
  ...new Set([...Object.keys(before), ...Object.keys(after), ...too_long]),
];

/** Names of the changed fields; omits a confirmation that changed along with others. */
export function changedWords(thing: ChangedThing): string[] {
  const all = [...new Set(fieldsOf(thing).map(fieldWord))];
  return all.length > 1 ? all.filter((word) => word !== 'confirmed allergens') : all;
}

function ofList({ list, kind, name }: ChangedThing, { names }: Knowing): string {
  const said = (ids: readonly { id: string }[]) => {
    const known = ids.flatMap(({ id }) => getOwn(names, id) ?? []);
    const isShort = known.length === ids.length && ids.length < 4;
    return isShort ? listed(known) : counted(ids.length, kind === 'menus' ? 'categories' : 'items');
  };
  const [added, removed] = [list?.added ?? [], list?.removed ?? []];
  if (added.length > 0 && removed.length === 0) return `put ${said(added)} on ${name}`;
  if (removed.length > 0 && added.length === 0) return `took ${said(removed)} off ${name}`;
  if (added.length === 0) return `changed the order of ${name}`;
  return `put ${said(added)} on ${name} and took ${said(removed)} off it`;
}

function ofAvailability({ name, after }: ChangedThing): string {
  return after.is_available === true
    ? `marked ${name} available again`
    : after.is_available === false
      ? `marked ${name} sold out`
      : `changed until when ${name} is sold out`;
}

function ofPhoto(thing: ChangedThing, word: string): string {
  const { before, after, name } = thing;
  const isGone = Object.keys(after).length === 0 && Object.keys(before).length > 0;
  return `${isGone ? 'removed' : 'sent'} the ${word} of ${name}`;
}

function ofMenu({ after, name }: ChangedThing, { names }: Knowing): string {
  const id = after.active_menu_id;
  const menu = typeof id === 'string' ? getOwn(names, id) : undefined;
  if (menu !== undefined) return `put ${menu} on the pages of ${name}`;
  return typeof id === 'string' ? `changed the menu of ${name}` : `took the menu off ${name}`;
}

const isFirstAddress = (thing: ChangedThing) =>
  changedWords(thing).join() === 'addresses' &&
  Array.isArray(thing.before.locations) &&
  thing.before.locations.length === 0;

/** A form adds a restaurant and then its address: one step for who fills it in. */
export const isPartOf = ({ things: [thing, ...others] }: HistoryEntry, earlier?: HistoryEntry) =>
  others.length === 0 &&
  thing !== undefined &&
  isFirstAddress(thing) &&
  earlier?.things.some(({ id, action }) => action === 'added' && id === thing.id) === true;

/** A change of one field with its own wording. */
function ofOneField(thing: ChangedThing, word: string, knowing: Knowing): string {
  const { name, before } = thing;
  if (word === 'availability') return ofAvailability(thing);
  if (word === 'photo' || word === 'logo' || word === 'cover') return ofPhoto(thing, word);
  if (word === 'menu') return ofMenu(thing, knowing);
  if (isFirstAddress(thing)) return `added the address of ${name}`;
  if (word === 'name' && typeof before.name === 'string')
    return `renamed ${before.name} to ${name}`;
  if (word === 'price') {
    const [from, to] = pricesOf(thing, knowing.formatOf);
    if (from !== undefined && to !== undefined && from !== to) {
      return `changed the price of ${name} from ${from} to ${to}`;
    }
  }
  return word === 'place' ? `moved ${name}` : `changed the ${word} of ${name}`;
}

function ofOne(thing: ChangedThing, knowing: Knowing): string {
  const { name, list } = thing;
  const words = changedWords(thing);
  const [word, ...others] = words;
  if (word === undefined) return list ? ofList(thing, knowing) : `changed ${name}`;
  if (others.length === 0 && !list) return ofOneField(thing, word, knowing);
  return words.length < 4
    ? `changed the ${listed(words)} of ${name}`
    : `changed ${words.length} things about ${name}`;
}

/** A move between categories. */
function ofMove([one, other]: readonly ChangedThing[], { names }: Knowing): string | undefined {
  const from = [one, other].find((thing) => thing?.list?.removed.length === 1);
  const to = [one, other].find((thing) => thing?.list?.added.length === 1);
  const id = from?.list?.removed[0]?.id;
  if (!from || !to || from === to || id === undefined || to.list?.added[0]?.id !== id)
    return undefined;
  const name = getOwn(names, id);
  return name === undefined ? undefined : `moved ${name} from ${from.name} to ${to.name}`;
}

/** Several marked alike, such as the selected ones of the list. */
function ofAvailabilities(things: readonly ChangedThing[], name: string): string {
  const [to, ...others] = new Set(things.map(({ after }) => after.is_available));
  return typeof to === 'boolean' && others.length === 0
    ? `marked ${name} ${to ? 'available again' : 'sold out'}`
    : `changed the availability of ${name}`;
}

function ofMany(things: readonly ChangedThing[], count: number): string {
  const kinds = [...new Set(things.map(({ kind }) => kind))];
  const words = [...new Set(things.flatMap(changedWords))];
  const [kind, ...otherKinds] = kinds;
  if (kind === undefined || otherKinds.length > 0) return `changed ${count} things`;
  const what = counted(count, kind);
  const [word = 'place', ...otherWords] = words;
  if (otherWords.length === 0 && word === 'price') return `changed the prices of ${what}`;
  if (otherWords.length === 0 && word === 'availability') return ofAvailabilities(things, what);
  if (count > things.length) return `changed ${count} things`;
  if (otherWords.length === 0 && word === 'place') return `changed the order of ${what}`;
  return words.length < 3 ? `changed the ${listed(words)} of ${what}` : `changed ${what}`;
}

const verbs = { deleted: 'deleted', added: 'added', restored: 'brought back' } as const;
const undoing = { deleted: 'adding', added: 'deleting', restored: 'deleting' } as const;

/** The main things of a change: list changes that follow from additions or deletions are implied. */
export function mainThings({ things }: Pick<HistoryEntry, 'things'>): readonly ChangedThing[] {
  for (const action of ['deleted', 'added', 'restored'] as const) {
    const some = things.filter((thing) => thing.action === action);
    if (some.length > 0) return some;
  }
  const described = things.filter((thing) => fieldsOf(thing).length > 0);
  return described.length > 0 ? described : things;
}

function where({ id }: ChangedThing, things: readonly ChangedThing[]): string {
  const into = things.filter(({ list }) => list?.added.some((one) => one.id === id));
  return into.length === 0 ? '' : ` to ${listed(into.map(({ name }) => name))}`;
}

/** Dishes that are changed along with what is added, as by a file. */
export const changedToo = ({ things }: Pick<HistoryEntry, 'things'>): readonly ChangedThing[] =>
  mainThings({ things })[0]?.action === 'added'
    ? things.filter(
        (thing) =>
          thing.kind === 'items' && thing.action === 'changed' && fieldsOf(thing).length > 0,
      )
    : [];

/** `8 dishes and 3 categories`; of more than are listed, only their number is known. */
function countedKinds(things: readonly ChangedThing[], count: number): string {
  const kinds = (['items', 'categories', 'menus', 'restaurants'] as const).flatMap((kind) => {
    const some = things.filter((thing) => thing.kind === kind).length;
    return some > 0 ? [{ kind, some }] : [];
  });
  const [only, ...others] = kinds;
  if (only && others.length === 0) return counted(count, only.kind);
  return count > things.length
    ? `${count} things`
    : listed(kinds.map(({ kind, some }) => counted(some, kind)));
}

/** The menu that was added or deleted with all that stands on it. */
function wholeMenu(things: readonly ChangedThing[]): ChangedThing | undefined {
  const [menu, ...others] = things.filter(({ kind }) => kind === 'menus');
  return others.length === 0 && menu?.action !== 'changed' ? menu : undefined;
}

function did(entry: HistoryEntry, knowing: Knowing): string {
  const spoken = mainThings(entry);
  const [first] = spoken;
  if (!first) return 'changed something';
  // With more than are listed, all did the same.
  const count = entry.things_count > entry.things.length ? entry.things_count : spoken.length;
  if (first.action !== 'changed') {
    const verb = verbs[first.action];
    const menu = count > 1 ? wholeMenu(spoken) : undefined;
    if (menu) {
      const rest = spoken.filter((thing) => thing !== menu);
      return `${verb} ${menu.name} with ${countedKinds(rest, count - 1)}`;
    }
    if (count > 1) return `${verb} ${countedKinds(spoken, count)}`;
    return `${verb} ${first.name}${first.action === 'added' ? where(first, entry.things) : ''}`;
  }
  if (spoken.length === 1 && count === 1) return ofOne(first, knowing);
  return ofMove(spoken, knowing) ?? ofMany(spoken, count);
}

function undid(entry: HistoryEntry): string {
  const spoken = mainThings(entry);
  const menu = wholeMenu(spoken);
  const first = menu ?? spoken[0];
  const count = entry.things_count > entry.things.length ? entry.things_count : spoken.length;
  const isOfDay = entry.undoes?.includes('/') === true;
  const isOne = count === 1 || menu !== undefined;
  if (!first || (!isOne && (isOfDay || first.action === 'changed')))
    return `undid changes to ${count} things`;
  if (first.action === 'changed') return `undid a change to ${first.name}`;
  return `undid ${undoing[first.action]} ${isOne ? first.name : countedKinds(spoken, count)}`;
}

/** A change as a sentence: `Ana changed the price of Margherita from $12 to $13`. */
export function sentence(entry: HistoryEntry, knowing: Knowing): string {
  const author = authorWord(entry.by);
  const { length: others } = changedToo(entry);
  const also = others > 0 ? ` and changed ${counted(others, 'items')}` : '';
  if (entry.undoes === null) return `${author} ${did(entry, knowing)}${also}`;
  return entry.undoes.includes('/')
    ? `${author} undid everything of a day: ${undid(entry).replace(/^undid /, '')}`
    : `${author} ${undid(entry)}`;
}
