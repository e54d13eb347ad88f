import { shareOf } from '../counts-of.ts';
import { oddnessOf, dishesInContext } from '../doubts/doubts.ts';
import type { DishInContext } from '../doubts/dish-in-context.ts';
import { nameClues } from '../doubts/name-clues.ts';
import { farPrice, isFar, noPrice } from '../doubts/price-clues.ts';
import type { Doubt, ReadDish, ReadSection } from '../source-line.ts';
import { sumOf, surenessOf } from './choice.ts';
import { amountOf } from './labeled-dishes.ts';
import { labels } from './labels.ts';
import { plain } from './stretches.ts';
import { riskWeights } from './risk-weights.ts';
import { doubtOf } from './doubt-of.ts';
import type { Named, Origin, Read } from './origin.ts';

const is = (so: boolean) => (so ? 1 : 0);
const share = (part: number, whole: number) => part / Math.max(1, whole);
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** What only a person knows, whatever the other reading says: diets, allergens, and how a price is meant. */
const isForPerson = ({ field }: Doubt) => field !== 'name' && field !== 'description';

/** The dish of the other reading that is this one with a longer or shorter name: «Fish platter» for «Fish platter (for two)». */
function twinOf(dish: Named, { kind, stretch }: Origin): Named | undefined {
  if (kind === 'agreed') return dish;
  const others: Named[] =
    kind === 'second' ? stretch.first.map(({ dish }) => dish) : stretch.second;
  const own = plain(dish.name);
  const isTwin = (other: string) => other.includes(own) || own.includes(other);
  const twins = others.filter((one) => one.name !== '' && isTwin(plain(one.name)));
  return twins.find((one) => one.price === dish.price) ?? twins[0];
}

/** How alike both readings have a dish: as the same, with another end or start of its name, with another price, or not at all. */
export function likenessOf(dish: Named, origin: Origin): 'agreed' | 'alike' | 'differing' {
  if (origin.kind === 'agreed') return 'agreed';
  return twinOf(dish, origin)?.price === dish.price ? 'alike' : 'differing';
}

type DishSeen = ReturnType<typeof dishesInContext>[number];

const likely = (share: number) => Math.min(6, -Math.log(Math.max(share, 1e-4)));

/** How unlikely the network finds it that a name begins and ends where it does, has its price, and that no other begins behind it. */
function spanCues({ read, origins }: Read, { from, to }: Origin, price: number | null): number[] {
  const shareOf = (at: number, ...of: number[]) =>
    of.reduce((sum, label) => sum + (read.shares[at]?.[label] ?? 0), 0);
  const starts = [...origins.values()].map((one) => one.from).filter((one) => one >= to);
  const until = Math.min(to + 80, read.tokens.length, ...starts);
  const within = Array.from({ length: Math.max(0, to - from - 1) }, (_, at) => from + 1 + at);
  const behind = Array.from({ length: Math.max(0, until - to) }, (_, at) => to + at);
  const prices = [...behind, from - 1, from - 2, from - 3].map((at) => ({
    share: shareOf(at, labels.priceBehind, labels.priceBefore),
    isOwn: read.tokens[at]?.kind === 'number' && amountOf(read.tokens[at].text) === price,
  }));
  const own = prices.filter(({ isOwn }) => isOwn).map(({ share: one }) => one);
  const others = prices
    .slice(0, -3)
    .filter(({ isOwn }) => !isOwn)
    .map(({ share: one }) => one);
  return [
    likely(shareOf(from, labels.nameStart)),
    likely(Math.min(1, ...within.map((at) => shareOf(at, labels.name)))),
    likely(1 - shareOf(to, labels.name)),
    price === null ? 0 : likely(Math.max(0, ...own)),
    likely(1 - Math.max(0, ...others)),
    likely(1 - Math.max(0, ...behind.map((at) => shareOf(at, labels.nameStart)))),
    likely(1 - shareOf(from - 1, labels.nameStart, labels.name)),
    likely(1 - Math.max(0, ...behind.map((at) => shareOf(at, labels.sectionStart)))),
  ];
}

/** What speaks for a mistake in a dish, from its own words and from how both readings have it and those beside it. */
export function riskCues({ seen, clues }: DishSeen, reading: Read): number[] {
  const { read, whole, origins } = reading;
  const { dish, section, before, after, menu } = seen;
  const own = origins.get(dish);
  if (!own) return [];
  const { kind, stretch, from, to } = own;
  const isAgreed = kind === 'agreed';
  const at = surenessOf(read, from, to);
  const around = surenessOf(read, from - 3, to + 5);
  const wide = surenessOf(read, stretch.from, stretch.to);
  const others = isAgreed
    ? []
    : kind === 'second'
      ? stretch.first.map(({ dish: one }) => one)
      : stretch.second;
  const size = kind === 'second' ? stretch.second.length : stretch.first.length;
  const name = plain(dish.name);
  const twin = plain(twinOf(dish, own)?.name ?? '');
  const isUnpriced = dish.price === null;
  const unpriced = shareOf(section.dishes, ({ price }) => price === null);
  const agreedHere = shareOf(section.dishes, (one) => origins.get(one)?.kind === 'agreed');
  const isAgreedBeside = (one: ReadDish | undefined) =>
    is(one !== undefined && origins.get(one)?.kind === 'agreed');
  const ofRules = dish.doubts.filter((doubt) => !isForPerson(doubt)).length;
  const words = wordsOf(dish.name).length;
  return [
    1,
    is(kind === 'second'),
    Math.min(6, oddnessOf(clues)),
    Math.min(6, dish.oddness ?? 0),
    Math.min(2, ofRules),
    is(isUnpriced),
    is(isUnpriced) * unpriced,
    whole.unpriced,
    Math.min(1, -at.mean),
    Math.min(6, -at.least),
    Math.min(6, -around.least),
    isAgreed ? 0 : Math.min(6, -wide.least),
    isAgreed ? 0 : Math.max(-3.9, Math.min(3.9, own.preference)),
    isAgreed ? 0 : is(others.length === size),
    Math.min(6, size),
    Math.min(6, others.length),
    is(others.length === 0),
    is(twin === name),
    is(twin !== name && twin.startsWith(name)),
    is(twin !== name && twin !== '' && name.startsWith(twin)),
    is(twin !== name && twin !== '' && name.endsWith(twin)),
    is(twin !== name && twin.endsWith(name)),
    Math.log1p(Math.max(0, twin.length - name.length)),
    twin === '' ? 0 : Math.log1p(Math.max(0, name.length - twin.length)),
    is(others.some(({ price }) => price === dish.price)),
    share(whole.agreed, Math.max(whole.first, whole.second)),
    agreedHere,
    isAgreedBeside(before) + isAgreedBeside(after),
    words,
    Math.min(3, words) === words ? 1 : 0,
    is(/^\p{Ll}/u.test(dish.name)),
    is(/[.,;:–]/u.test(dish.name)),
    is(/\d/u.test(dish.name)),
    is((menu.names.get(dish.name.toLowerCase()) ?? 0) > 1),
    Math.log1p(section.dishes.length),
    is(dish.description === ''),
    Math.min(4, dish.lines.length),
    Math.log1p(wordsOf(dish.description).length),
    Math.min(1, -surenessOf(read, 0, read.tokens.length).mean),
    ...spanCues(reading, own, dish.price),
  ];
}

/** A dish is marked where it is at least so likely to be wrong. */
const markedFrom = 0.06;
/** On a photo a price is doubted that is so many times as high or low as others. */
const farOnPhoto = 5;

export type RiskWeights = Readonly<Record<ReturnType<typeof likenessOf>, readonly number[]>>;

/** How likely a dish is wrong, by cues of it. */
export const riskOf = (cues: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-sumOf(cues, weights)));

/** A digit that is lost or too many: a price far from others, and a number before a name where most have none. */
function doubtsOnPhoto(seen: DishInContext): Doubt[] {
  const isOff = isFar(seen.dish.price, seen.menu.usualPrice, farOnPhoto);
  if (isOff) return [{ field: 'price', reason: farPrice }];
  const { isSo, reason } = nameClues.numbered;
  return isSo(seen) && typeof reason === 'string' ? [{ field: 'name', reason }] : [];
}

/** Marks the dishes that are likely wrong, and takes what rules doubted off those that are not, but where letters may be misread. */
export function markByRisk(
  sections: readonly ReadSection[],
  reading: Read,
  isPhoto: boolean,
  weights: RiskWeights = riskWeights,
): void {
  for (const one of dishesInContext(sections, [], [])) {
    const { dish } = one.seen;
    const origin = reading.origins.get(dish);
    if (!origin) continue;
    const ofLikeness = weights[likenessOf(dish, origin)];
    const isRisky = riskOf(riskCues(one, reading), ofLikeness) >= markedFrom;
    if (isPhoto && dish.doubts.length === 0) dish.doubts.push(...doubtsOnPhoto(one.seen));
    if (!isRisky && !isPhoto) dish.doubts = dish.doubts.filter(isForPerson);
    else if (isRisky && !dish.doubts.some(({ reason }) => reason !== noPrice))
      dish.doubts.push(doubtOf(dish, origin, twinOf(dish, origin), reading));
  }
}
