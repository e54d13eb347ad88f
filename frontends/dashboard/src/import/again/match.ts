import type { ReadDish, ReadSection } from '../parse/source-line.ts';
import { isSameNumber, withoutNumber } from './dish-number.ts';
import type { KnownItem } from './known-item.ts';
import { isInOtherScript, isNameWithin, nameDistance, sharesWord } from './near-name.ts';
import { normalName } from './normal-name.ts';

export type Match = { item: KnownItem; isNear: boolean };
type Place = { dish: ReadDish; section: string; at: number; isNewSection: boolean; number: string };
type Candidate = { place: Place; item: KnownItem; isNear: boolean; rank: number[] };

const isIn = (item: KnownItem, section: string) =>
  item.categories.some(({ name }) => normalName(name) === section);

/** How far a name may be from another: the same, the same in one script, so many letters, with more words. */
const far = { script: 0.5, within: 3, number: 4 };

/**
 * Letters that differ, up to two; «Caffè» at the price of «Caffè espresso» comes behind those, and last what has the
 * same number and a word of the same name.
 */
function farOf(one: string, other: string, isPriced: boolean, hasNumber: boolean) {
  const distance = nameDistance(one, other);
  if (distance !== undefined) return distance;
  if ((isPriced || hasNumber) && isNameWithin(one, other)) return far.within;
  return hasNumber && sharesWord(one, other) ? far.number : undefined;
}

/** The closer the name, number, category, price and position, the likelier a match. */
function candidateFor(place: Place, item: KnownItem, index: number): Candidate | undefined {
  const { dish, number, section, isNewSection, at } = place;
  const other = withoutNumber(item.name, number);
  const one = withoutNumber(dish.name, number || other.number);
  const hasNumber = isSameNumber(number || one.number, other.number);
  const [mine, its] = [normalName(one.bare), normalName(other.bare)];
  const isHere = isIn(item, section);
  const isPriced = dish.price === item.price;
  const isLikely = isHere || hasNumber || isPriced || isNewSection;
  const distance =
    mine === its
      ? 0
      : isInOtherScript(mine, its)
        ? far.script
        : isLikely
          ? farOf(one.bare, other.bare, isPriced && isHere, hasNumber)
          : undefined;
  if (distance === undefined) return undefined;
  const rank = [
    distance,
    hasNumber ? 0 : 1,
    isHere ? 0 : 1,
    isPriced ? 0 : 1,
    Math.abs(at - index),
  ];
  return { place, item, isNear: distance > far.script, rank };
}

const byRank = ({ rank: one }: Candidate, { rank: other }: Candidate) =>
  one.map((part, at) => part - (other[at] ?? 0)).find((apart) => apart !== 0) ?? 0;

/** «Ramen» may be «Ramen 醤油» and «Ramen 味噌»: of several of one name in one script, the owner says which. */
function isOneOfSeveral({ rank: [distance], place, item }: Candidate, all: readonly Candidate[]) {
  const alike = all.filter(
    (one) => one.rank[0] === distance && (one.place === place || one.item === item),
  );
  return distance === far.script && alike.length > 1;
}

/** Matches each imported dish to at most one item on the menu, and vice versa; `numberIn` says what number a dish has. */
export function matched(
  sections: readonly ReadSection[],
  items: readonly KnownItem[],
  numberIn: (dish: ReadDish) => string = () => '',
): ReadonlyMap<ReadDish, Match> {
  const places = sections.flatMap(({ name, dishes }) => {
    const section = normalName(name);
    const isNewSection = !items.some((item) => isIn(item, section));
    return dishes.map((dish, at): Place => {
      const number = numberIn(dish);
      return { dish, section, at, isNewSection, number };
    });
  });
  const candidates = places
    .flatMap((place) => items.flatMap((item, at) => candidateFor(place, item, at) ?? []))
    .toSorted(byRank);
  const found = new Map<ReadDish, Match>();
  const taken = new Set<KnownItem>();
  for (const candidate of candidates) {
    const { place, item, isNear } = candidate;
    if (found.has(place.dish) || taken.has(item)) continue;
    found.set(place.dish, { item, isNear: isNear || isOneOfSeveral(candidate, candidates) });
    taken.add(item);
  }
  return found;
}
