import { isSame } from './diff-order.ts';
import type { Dish, Doc, Section } from './doc.ts';

/** Three-way merge: my order, minus their removals; their additions follow the same predecessor. */
export function mergedList(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  staysAnyway: (id: string) => boolean = () => false,
): readonly string[] {
  if (isSame(base, theirs)) return mine;
  if (isSame(base, mine) && !mine.some(staysAnyway)) return theirs;
  const [was, kept] = [new Set(base), new Set(theirs)];
  const merged = mine.filter((id) => kept.has(id) || !was.has(id) || staysAnyway(id));
  for (const [at, id] of theirs.entries()) {
    if (was.has(id) || merged.includes(id)) continue;
    const behind = merged.indexOf(theirs[at - 1] ?? '');
    merged.splice(behind + 1, 0, id);
  }
  return merged;
}

/** My value for fields I changed, theirs otherwise. */
function mergedFields<Thing extends object>(base: Thing | undefined, mine: Thing, theirs: Thing) {
  if (!base) return mine;
  const theirOwn = Object.entries(theirs).filter(([field, value]: [string, unknown]) => {
    const own: unknown = Reflect.get(mine, field);
    return own === Reflect.get(base, field) && own !== value;
  });
  return theirOwn.length === 0 ? mine : { ...mine, ...Object.fromEntries(theirOwn) };
}

/** What a confirmation covers. */
const confirmed = ['name', 'description', 'allergens'] as const;

/** Nobody confirms what they have not seen: if others changed the dish, I must confirm again. */
function mergedDish(base: Dish | undefined, mine: Dish, theirs: Dish): Dish {
  const merged = mergedFields(base, mine, theirs);
  const isMine = mine.allergens_confirmed && base?.allergens_confirmed === false;
  const isOther = confirmed.some((field) => base?.[field] !== theirs[field]);
  return isMine && isOther ? { ...merged, allergens_confirmed: false } : merged;
}

type ById<Thing> = Readonly<Record<string, Thing>>;

/** Changes of both sides. What I changed survives their deletion; what I deleted is gone. */
function mergeById<Thing extends object>(
  [base, mine, theirs]: [ById<Thing>, ById<Thing>, ById<Thing>],
  merge: (base: Thing | undefined, mine: Thing, theirs: Thing) => Thing,
) {
  const merged: Record<string, Thing> = {};
  for (const id of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [was, own, other] = [base[id], mine[id], theirs[id]];
    if (own && other) merged[id] = merge(was, own, other);
    else if (own && (!was || isChanged(was, own))) merged[id] = own;
    else if (other && !was) merged[id] = other;
  }
  return merged;
}

const isChanged = (was: object, is: object) =>
  Object.entries(is).some(([field, value]) => {
    const before: unknown = Reflect.get(was, field);
    return Array.isArray(value) && Array.isArray(before)
      ? !isSame(value.map(String), before.map(String))
      : before !== value;
  });

/** Three-way merge of a menu; on conflict, mine wins. */
export function merged(base: Doc, mine: Doc, theirs: Doc): Doc {
  const dishes = mergeById([base.dishes, mine.dishes, theirs.dishes], mergedDish);
  const comesBack = (id: string) => id in dishes && !(id in theirs.dishes);
  const mergedSection = (was: Section | undefined, own: Section, other: Section): Section => ({
    ...mergedFields(was, own, other),
    dishes: was ? mergedList(was.dishes, own.dishes, other.dishes, comesBack) : own.dishes,
  });
  const sections = mergeById([base.sections, mine.sections, theirs.sections], mergedSection);
  const isBack = (id: string) => id in sections && !(id in theirs.sections);
  const order = mergedList(base.order, mine.order, theirs.order, isBack);
  for (const [id, section] of Object.entries(sections)) {
    if (section.dishes.some((dish) => !(dish in dishes))) {
      sections[id] = { ...section, dishes: section.dishes.filter((dish) => dish in dishes) };
    }
  }
  return { ...theirs, order: order.filter((id) => id in sections), sections, dishes };
}
