import { isBreak, type Token } from '@menuleaf/dashboard/src/import/parse/model/tokens.ts';
import { plain } from '../judge.ts';
import type { TrueDish } from '../truth.ts';

/** From a token up to another. */
export type Span = readonly [from: number, to: number];

type Place = { span: Span; weight: number };
type Chain = { dish: number; span: Span; score: number; before: Chain | undefined };

/** «12,50» may be 12.5, «1.250» may be 1.25 or 1250. */
export function valuesOf(text: string): number[] {
  if (!/^\d/u.test(text)) return [];
  const flat = text.replaceAll(/[’']/gu, '');
  const values = [Number(flat.replace(',', '.'))];
  if (/[.,’']\d{3}$/u.test(text)) values.push(Number(text.replaceAll(/[.,’']/gu, '')));
  if (/^\d+(?:[.,]\d{3})+[.,]\d\d$/u.test(text))
    values.push(Number(`${text.slice(0, -3).replaceAll(/[.,]/gu, '')}.${text.slice(-2)}`));
  return values.filter((value) => !Number.isNaN(value));
}

export const isPrice = (one: Token | undefined, price: number) =>
  one?.kind === 'number' && valuesOf(one.text).some((value) => Math.abs(value - price) < 1e-6);

export const pricesOf = ({ price, choices }: TrueDish): number[] =>
  choices.length > 0
    ? choices.map((choice) => choice.price)
    : typeof price === 'number'
      ? [price]
      : [];

/** Finds where a text stands as whole tokens, by its letters and digits alone. */
export function finderOf(tokens: readonly Token[]): (text: string) => Span[] {
  const owners: number[] = [];
  const starts: number[] = [];
  let flat = '';
  for (const [at, { text }] of tokens.entries()) {
    starts.push(flat.length);
    const letters = plain(text);
    for (let index = 0; index < letters.length; index += 1) owners.push(at);
    flat += letters;
  }
  return (text) => {
    const wanted = plain(text);
    const spans: Span[] = [];
    if (wanted === '') return spans;
    for (let at = flat.indexOf(wanted); at >= 0; at = flat.indexOf(wanted, at + 1)) {
      const from = owners[at] ?? 0;
      const last = owners[at + wanted.length - 1] ?? 0;
      if (starts[from] === at && owners[at + wanted.length] !== last) spans.push([from, last + 1]);
    }
    return spans;
  };
}

/** Up to 0.6 where the price of a dish stands behind its name, 0.3 where it stands right before it. */
function nearness(tokens: readonly Token[], [from, to]: Span, price: number | undefined): number {
  if (price === undefined) return 0;
  const behind = tokens.slice(to, to + 60).findIndex((one) => isPrice(one, price));
  if (behind >= 0) return 0.6 - (0.3 * behind) / 60;
  return tokens.slice(Math.max(0, from - 11), from).some((one) => isPrice(one, price)) ? 0.3 : 0;
}

/** Numbers of dishes are left out of names where another name has none. */
function namesOf({ names }: TrueDish): string[] {
  const bare = names.filter((name) => !/^\s*\d+\s?[.):]?\s/u.test(name));
  return bare.length > 0 ? bare : names;
}

function placesOf(tokens: readonly Token[], dish: TrueDish, find: (text: string) => Span[]) {
  const places: Place[] = [];
  for (const [rank, name] of namesOf(dish).entries())
    for (const span of find(name)) {
      const [from, to] = span;
      if (to - from > 40 || places.some((place) => place.span[0] === from)) continue;
      const isFirst = isBreak(tokens[from - 1]) ? 0.25 : 0;
      const isLarge = /^[\p{Lu}\d]/u.test(tokens[from]?.text ?? '') ? 0.1 : 0;
      const near = nearness(tokens, span, pricesOf(dish)[0]);
      places.push({ span, weight: 1 + near + isFirst + isLarge - 0.02 * rank });
    }
  return places;
}

/** Only those that no other beats while it ends earlier. */
function bestOf(chains: readonly Chain[]): Chain[] {
  let most = -1;
  return chains
    .toSorted((a, b) => a.span[1] - b.span[1] || b.score - a.score)
    .filter(({ score }) => {
      const isBetter = score > most;
      most = Math.max(most, score);
      return isBetter;
    });
}

function chainFrom(chains: readonly Chain[], dish: number, { span, weight }: Place): Chain {
  const before = chains
    .filter((chain) => chain.span[1] <= span[0])
    .reduce<Chain | undefined>((a, b) => (!a || b.score > a.score ? b : a), undefined);
  const gap = before ? span[0] - before.span[1] : 0;
  return { dish, span, score: weight + (before?.score ?? 0) - 0.0005 * gap, before };
}

/** Where the name of each dish stands: in the order of the truth where that can be, and the others where they are free. */
export function namePlaces(
  tokens: readonly Token[],
  dishes: readonly TrueDish[],
  find: (text: string) => Span[],
): (Span | undefined)[] {
  const places = dishes.map((dish) => placesOf(tokens, dish, find));
  let chains: Chain[] = [];
  for (const [dish, all] of places.entries())
    chains = bestOf([...chains, ...all.map((place) => chainFrom(chains, dish, place))]);
  const spans: (Span | undefined)[] = dishes.map(() => undefined);
  for (let chain = chains.at(-1); chain; chain = chain.before) spans[chain.dish] = chain.span;
  for (const [dish, all] of places.entries()) {
    if (spans[dish]) continue;
    const isFree = ({ span: [from, to] }: Place) =>
      spans.every((taken) => !taken || taken[1] <= from || taken[0] >= to);
    const free = all.filter((place) => place.weight > 1.2 && isFree(place));
    spans[dish] = free.toSorted((a, b) => b.weight - a.weight)[0]?.span;
  }
  return spans;
}
