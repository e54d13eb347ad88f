import type { ReadDish, ReadSection } from '../parse/source-line.ts';
import type { KnownItem } from './known-item.ts';
import { isNameWithin, nameDistance } from './near-name.ts';
import { normalName } from './normal-name.ts';

export type Match = { item: KnownItem; isNear: boolean };
type Place = { dish: ReadDish; section: string; at: number };
type Candidate = { place: Place; item: KnownItem; isNear: boolean; rank: number[] };

const isIn = (item: KnownItem, section: string) =>
  item.categories.some(({ name }) => normalName(name) === normalName(section));

/** Letters that differ, up to two; «Caffè» at the price of «Caffè espresso» comes behind those. */
const farOf = (one: string, other: string, isPriced: boolean) =>
  nameDistance(one, other) ?? (isPriced && isNameWithin(one, other) ? 3 : undefined);

/** The closer the name, category, price and position, the likelier a match. */
function candidateFor(place: Place, item: KnownItem, index: number): Candidate | undefined {
  const isSame = normalName(place.dish.name) === normalName(item.name);
  const isHere = isIn(item, place.section);
  const isPriced = place.dish.price === item.price;
  const far = isSame ? 0 : isHere ? farOf(place.dish.name, item.name, isPriced) : undefined;
  if (far === undefined) return undefined;
  const rank = [far, isHere ? 0 : 1, isPriced ? 0 : 1, Math.abs(place.at - index)];
  return { place, item, isNear: !isSame, rank };
}

const byRank = ({ rank: one }: Candidate, { rank: other }: Candidate) =>
  one.map((part, at) => part - (other[at] ?? 0)).find((apart) => apart !== 0) ?? 0;

/** Matches each imported dish to at most one item on the menu, and vice versa. */
export function matched(
  sections: readonly ReadSection[],
  items: readonly KnownItem[],
): ReadonlyMap<ReadDish, Match> {
  const places = sections.flatMap(({ name, dishes }) =>
    dishes.map((dish, at): Place => ({ dish, section: name, at })),
  );
  const candidates = places
    .flatMap((place) => items.flatMap((item, at) => candidateFor(place, item, at) ?? []))
    .toSorted(byRank);
  const found = new Map<ReadDish, Match>();
  const taken = new Set<KnownItem>();
  for (const { place, item, isNear } of candidates) {
    if (found.has(place.dish) || taken.has(item)) continue;
    found.set(place.dish, { item, isNear });
    taken.add(item);
  }
  return found;
}
