import type { Doubt, ReadDish } from '../source-line.ts';
import { isRemark } from '../words/said-remarks.ts';
import { labels, type Labeled } from './labels.ts';
import type { Named, Origin, Read } from './origin.ts';
import { plain } from './stretches.ts';
import { isBreak } from './tokens.ts';

const longestName = 60;
const shortened = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;

const written = (price: number) => (Number.isInteger(price) ? String(price) : price.toFixed(2));

/** «“Ale” at 4.50 and 6», «“Ale” at Half 2.50, Pint 4.50» */
function asText({ name, price, choices }: Named, isPriced: boolean): string {
  const sizes = choices.map((one) => `${one.name} ${written(one.price)}`.trim());
  const areNamed = choices.some((one) => one.name !== '');
  const prices = price === null ? [] : sizes.length > 0 ? sizes : [written(price)];
  if (prices.length > 0) return `“${shortened(name)}” at ${prices.join(areNamed ? ', ' : ' and ')}`;
  return `“${shortened(name)}”${isPriced ? ' without a price' : ''}`;
}

/** So many tokens behind a name may begin another, and so many words are shown of them. */
const seenBehind = 30;
const shownWords = 5;
/** What is less likely is no reason to give. */
const leastDoubt = 0.08;

/** A few words from a token on, as they stand in the menu. */
function wordsFrom({ tokens }: Labeled, from: number, until: number): string {
  let words = '';
  let count = 0;
  for (const [at, one] of tokens.slice(from, until).entries()) {
    if (isBreak(one) || count === shownWords) break;
    const before = tokens[from + at - 1];
    words += `${words !== '' && before && before.end < one.start ? ' ' : ''}${one.text}`;
    if (one.kind === 'word') count += 1;
  }
  return words
    .replaceAll(/^[^\p{L}\p{N}]+|(?:\s\d+|[^\p{L}\p{N})])+$/gu, '')
    .replace(/^([^(]*)\)$/u, '$1');
}

/** What of a dish that both readings have the network is least sure of: where its name ends or begins, or what begins behind it. */
function leastSureOf(
  { name }: ReadDish,
  { read, origins }: Read,
  { from, to }: Origin,
): string | undefined {
  const shareOf = (at: number, ...of: number[]) =>
    of.reduce((sum, label) => sum + (read.shares[at]?.[label] ?? 0), 0);
  const next = [...origins.values()].map((one) => one.from).filter((one) => one >= to);
  const until = Math.min(to + seenBehind, read.tokens.length, ...next);
  const span = (start: number, end: number) =>
    Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at);
  const found = [
    ...span(from + 1, to).map((at) => ({
      doubt: 1 - shareOf(at, labels.name),
      words: wordsFrom(read, at, to),
      said: 'may be no part of the name',
    })),
    ...span(to, until).map((at) => ({
      doubt: shareOf(at, labels.nameStart),
      words: wordsFrom(read, at, until),
      said: 'may be a dish of its own',
    })),
    {
      doubt: shareOf(to, labels.name),
      words: wordsFrom(read, to, until),
      said: 'may belong to the name',
    },
    {
      doubt: shareOf(from - 1, labels.name, labels.nameStart),
      words: wordsFrom(read, from - 1, from),
      said: 'may belong to the name',
    },
  ];
  const [first] = found
    .filter(({ doubt, words }) => doubt >= leastDoubt && /\p{L}/u.test(words))
    .filter(({ words }) => !plain(words).includes(plain(name)))
    .toSorted((one, other) => other.doubt - one.doubt);
  return first && `“${first.words}” ${first.said}.`;
}

/** One size is none. */
const sizesOf = ({ choices }: Named) => Math.max(1, choices.length);

/** A remark in brackets ends up beside the name. */
const nameOf = ({ name }: Named) =>
  plain(name.replace(/\s*\(([^()]*)\)$/u, (all, said: string) => (isRemark(said) ? '' : all)));

const isSame = (one: Named, other: Named) =>
  nameOf(one) === nameOf(other) && one.price === other.price && sizesOf(one) === sizesOf(other);

/** Why a dish is in doubt that no rule doubts: it says how else it, or `twin`, which is most like it, may be read. */
export function doubtOf(
  dish: ReadDish,
  origin: Origin,
  twin: Named | undefined,
  reading: Read,
): Doubt {
  const { kind, stretch } = origin;
  const byRules: Named[] = stretch.first.map((one) => one.dish);
  const [own, other] = kind === 'second' ? [stretch.second, byRules] : [byRules, stretch.second];
  if (kind === 'agreed' || (twin && isSame(twin, dish)))
    return {
      field: 'name',
      reason:
        leastSureOf(dish, reading, origin) ??
        'A part of the name may belong to the description, or the other way round.',
    };
  // What both have is no other way to read this one.
  const others = other.filter((one) => !own.some((here) => isSame(here, one)));
  if (others.length === 0) return { field: 'name', reason: 'It may be no dish of its own.' };
  const shown = (twin ? [twin] : others.slice(0, 2)).map((one) => asText(one, dish.price !== null));
  const isSameName = twin !== undefined && plain(twin.name) === plain(dish.name);
  return {
    field: isSameName ? 'price' : 'name',
    reason: `It may also be read as ${shown.join(', and ')}.`,
  };
}
