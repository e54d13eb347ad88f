import { labels } from '@menuleaf/dashboard/src/import/parse/model/labels.ts';
import {
  isBreak,
  isDecimal,
  shapeOf,
  type Token,
} from '@menuleaf/dashboard/src/import/parse/model/tokens.ts';
import type { Choice, TrueDish, TrueMenu } from '../truth.ts';
import { finderOf, isPrice, namePlaces, pricesOf, type Span } from './name-places.ts';

/** Of each token the labels it may have, as bits: none where nothing is known. It matters less where names differ. */
export type Labels = { allowed: number[]; isVague: boolean[] };

const bit = (...all: readonly number[]) => all.reduce((bits, label) => bits | (1 << label), 0);
const other = bit(labels.aside, labels.said);
const unpriced = other | bit(labels.size);
const anything = unpriced | bit(labels.priceBehind, labels.priceBefore);

type Found = { dish: TrueDish; name: Span; after: Span; before: Span };

type Work = {
  tokens: readonly Token[];
  find: (text: string) => Span[];
  /** The one label of a token. */
  known: (number | undefined)[];
  /** Several, where the truth allows them. */
  loose: (number | undefined)[];
};

const within = (span: Span, [from, to]: Span) => span[0] >= from && span[1] <= to;

function eachOf([from, to]: Span, work: (at: number) => void): void {
  for (let at = from; at < to; at += 1) work(at);
}

const isFree = ({ known }: Work, [from, to]: Span) =>
  known.slice(from, to).every((label) => label === undefined);

function labelSpan(work: Work, span: Span, first: number, rest: number): void {
  eachOf(span, (at) => (work.known[at] = at === span[0] ? first : rest));
}

function labelSections(work: Work, truth: TrueMenu, places: ReadonlyMap<TrueDish, Span>): void {
  const ends = [...places.values()].map(([, to]) => to);
  for (const { names, dishes } of truth.sections) {
    const first = Math.min(
      work.tokens.length,
      ...dishes.flatMap((dish) => places.get(dish)?.[0] ?? []),
    );
    const last = Math.max(0, ...ends.filter((end) => end <= first));
    const spans = names
      .map((name) =>
        work.find(name).filter((span) => within(span, [last, first]) && isFree(work, span)),
      )
      .find((all) => all.length > 0);
    const title = spans?.findLast(([from]) => isBreak(work.tokens[from - 1])) ?? spans?.[0];
    if (title) labelSpan(work, title, labels.sectionStart, labels.section);
  }
}

/** What stands between a name and the next, and between it and the one before, without titles. */
function foundIn({ known, tokens }: Work, places: ReadonlyMap<TrueDish, Span>): Found[] {
  const inOrder = [...places].toSorted(([, a], [, b]) => a[0] - b[0]);
  return inOrder.map(([dish, name], at) => {
    const next = inOrder[at + 1]?.[1][0] ?? tokens.length;
    const last = inOrder[at - 1]?.[1][1] ?? 0;
    const title = known.indexOf(labels.sectionStart, name[1]);
    const titleBefore = known
      .slice(last, name[0])
      .findLastIndex((one) => one === labels.section || one === labels.sectionStart);
    return {
      ...{ dish, name },
      after: [name[1], title >= 0 && title < next ? title : next],
      before: [last + titleBefore + 1, name[0]],
    };
  });
}

/** A number with parts, or beside a sign of money, is likelier a price than another. */
function priceWeight(tokens: readonly Token[], at: number): number {
  const one = tokens[at];
  const beside = `${tokens[at - 1]?.text}${tokens[at + 1]?.text}`;
  return (one && isDecimal(shapeOf(one)) ? 2 : 1) + (/\p{Sc}/u.test(beside) ? 2 : 0);
}

function pricesIn(work: Work, [from, to]: Span, wanted: readonly number[], isFromEnd: boolean) {
  const hits: number[] = [];
  const range = Array.from({ length: Math.max(0, to - from) }, (_, turn) => from + turn);
  if (isFromEnd && wanted.length === 1) range.reverse();
  for (const price of wanted) {
    const places = range.filter(
      (at) => work.known[at] === undefined && !hits.includes(at) && isPrice(work.tokens[at], price),
    );
    const [best] = places.toSorted(
      (a, b) => priceWeight(work.tokens, b) - priceWeight(work.tokens, a),
    );
    if (best === undefined) return undefined;
    hits.push(best);
  }
  return hits;
}

/** Returns dishes whose prices stand nowhere near. */
function labelPrices(work: Work, found: readonly Found[]): Found[] {
  const isIn = (one: Found, isBefore: boolean) =>
    pricesIn(work, isBefore ? one.before : one.after, pricesOf(one.dish), isBefore);
  const priced = found.filter(({ dish }) => pricesOf(dish).length > 0);
  const areBefore =
    priced.filter((one) => isIn(one, true)).length >
    priced.filter((one) => isIn(one, false)).length;
  let rest = priced;
  for (const isBefore of [areBefore, !areBefore])
    rest = rest.filter((one) => {
      const hits = isIn(one, isBefore);
      for (const at of hits ?? []) {
        const label = isBefore ? labels.priceBefore : labels.priceBehind;
        work.known[at] = label;
        if (one.dish.isOptional) work.loose[at] = unpriced | bit(label);
      }
      return !hits;
    });
  return rest;
}

function loosen(
  work: Work,
  span: Span,
  bits: number,
  is: (at: number) => boolean = () => true,
): void {
  eachOf(span, (at) => {
    if (work.known[at] === undefined && is(at)) work.loose[at] ??= bits;
  });
}

function labelRest(work: Work, { dish, before, after }: Found): void {
  const around: Span = [before[0], after[1]];
  const spansOf = (text: string) => work.find(text).filter((span) => within(span, around));
  for (const { label } of dish.choices) {
    const size = spansOf(label).find((span) => isFree(work, span));
    if (size) labelSpan(work, size, labels.size, labels.size);
  }
  const possible = ({ label, price }: Choice) => {
    loosen(work, around, anything, (at) => isPrice(work.tokens[at], price));
    for (const span of spansOf(label)) loosen(work, span, unpriced);
  };
  dish.possibleChoices.forEach(possible);
  if (dish.price === undefined)
    loosen(work, around, anything, (at) => work.tokens[at]?.kind === 'number');
  const said = dish.description === '' ? undefined : spansOf(dish.description)[0];
  if (said) eachOf(said, (at) => (work.known[at] ??= labels.said));
}

/** What stands in one name of a dish and not in another that is as right. */
function vagueOf(work: Work, found: readonly Found[]): boolean[] {
  const vague = work.tokens.map(() => false);
  for (const { dish, name } of found)
    for (const span of dish.names.flatMap(work.find)) {
      if (span[0] < name[0] - 12 || span[1] > name[1] + 25) continue;
      if (span[0] > name[1] || span[1] < name[0]) continue;
      eachOf([Math.min(span[0], name[0]), Math.max(span[1], name[1])], (at) => {
        const isInSpan = at >= span[0] && at < span[1];
        if (isInSpan !== (at >= name[0] && at < name[1])) vague[at] = true;
      });
    }
  return vague;
}

/** Labels the tokens of a menu by what is to be read from it. */
export function truthLabels(tokens: readonly Token[], truth: TrueMenu): Labels {
  const find = finderOf(tokens);
  const work: Work = {
    ...{ tokens, find },
    known: tokens.map(() => undefined),
    loose: tokens.map(() => undefined),
  };
  const dishes = truth.sections.flatMap((section) => section.dishes);
  const spans = namePlaces(tokens, dishes, find);
  const places = new Map(dishes.flatMap((dish, at) => (spans[at] ? [[dish, spans[at]]] : [])));
  for (const [dish, span] of places) {
    labelSpan(work, span, labels.nameStart, labels.name);
    if (dish.isOptional)
      eachOf(span, (at) => (work.loose[at] = unpriced | bit(work.known[at] ?? labels.name)));
  }
  labelSections(work, truth, places);
  const found = foundIn(work, places);
  const unfound = labelPrices(work, found);
  for (const one of found) labelRest(work, one);
  for (const span of truth.junk.flatMap(find))
    eachOf(span, (at) => (work.known[at] ??= labels.aside));
  const allowed = tokens.map((_, at) => work.loose[at] ?? bitOf(work.known[at]));
  const forget = (span: Span, is: (at: number) => boolean) =>
    eachOf(span, (at) => {
      if (work.known[at] === undefined && is(at)) allowed[at] = 0;
    });
  for (const [at, span] of spans.entries())
    if (!span)
      forget(
        [
          spans.slice(0, at).findLast(Boolean)?.[1] ?? 0,
          spans.slice(at + 1).find(Boolean)?.[0] ?? tokens.length,
        ],
        () => true,
      );
  for (const { before, after } of unfound)
    forget([before[0], after[1]], (at) => tokens[at]?.kind === 'number');
  return { allowed, isVague: vagueOf(work, found) };
}

const bitOf = (label: number | undefined) => (label === undefined ? other : bit(label));
