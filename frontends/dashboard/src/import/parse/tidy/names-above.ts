import { isPriceAlone, isPriced } from '../bare-names.ts';
import { isCapitals, isSectionName } from '../headings.ts';
import { isExtra, namedOf } from '../line-grammar/named-line.ts';
import { partsOf } from '../line-grammar/priced-parts.ts';
import { takePrice } from '../money.ts';
import { isNoise } from '../noise.ts';
import { isServing } from '../reading.ts';
import { isIncomplete } from './broken-words.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';

/** So many names above what is in them, and such a share of all with a price, are how a menu is written. */
const minCount = 3;
const minShare = 0.6;
/** Fewer are, where what is said goes on below. */
const minWrapped = 2;
const leastLoud = 5;
/** Lines that one description has. */
const longest = 4;

/** «SMASHED AVO v, vgo», «Tacos (3)»: a name without what stands behind it. */
const withoutAsides = (text: string) =>
  text
    .replaceAll(/(?<=\S)\s*\([^()]*\)/gu, '')
    .replace(/(?<=^\P{Ll}{3,})\s\p{Ll}{1,4}(?:,\s?\p{Ll}{1,4})*\s*$/u, '');

/** A name alone: short, and no list. */
const isNameAlone = (text: string, areTitlesNames = false) =>
  /^\s*["“«'‘]?[\p{L}\d][^,:;|]{1,60}$/u.test(withoutAsides(text)) &&
  (!/[.!?]["”’]?$/u.test(text.trim()) || text.trim().split(' ').length < 4) &&
  text.trim().split(/\s+/u).length < 9 &&
  !isServing(withoutAsides(text)) &&
  !isPriced(text) &&
  !isNoise(text) &&
  (areTitlesNames || !isSectionName(text));

/** What is in a dish: a list or a sentence. */
const isDescription = (words: string) =>
  /\p{L}, \p{L}.*\s|^\P{L}*\p{Ll}|[.!]\W*$|\([^()]{9,}\)$/u.test(words) ||
  withoutAsides(words).split(' ').length > 6;

/** «Light lager 5 / 18 pitcher»: no words of a description. */
const isAmount = (text: string) => isPriced(text) || /\s\d{1,4}(?:[.,]\d{2})?\s+[/|]/u.test(text);

const isSmall = (text = '') => /^\s*\p{Ll}/u.test(text);
const longLine = 40;

/** «Rump steak of our own beef with braised small», and below it «onions 24.80» */
const goesOn = (lines: readonly TidyLine[], at: number) =>
  isIncomplete(lines[at]?.text ?? '') ||
  ((lines[at]?.text.length ?? 0) > longLine && isSmall(lines[at + 1]?.text));

const isShort = (text: string) =>
  text.trim().split(' ').length < 5 &&
  !/^\s*(?:with|and|mit|und|avec|con|med|served)(?!\p{L})/iu.test(text);

type Pair = { name: number; price: number; isSure: boolean; tail: Tail };

/** Where the lines begin that stand above a price, in its paragraph and below what has another. */
function startOf(lines: readonly TidyLine[], at: number): number {
  let from = at;
  while (from > 0 && !isBlank(lines[from - 1]) && !isAmount(lines[from - 1]?.text ?? '')) from -= 1;
  return from;
}

/** Where the name stands of a description that ends in a price. */
function pairAt(lines: readonly TidyLine[], at: number, areTitlesNames: boolean): Pair[] {
  const { text = '', names } = lines[at] ?? {};
  const { rest } = takePrice(text);
  const start = startOf(lines, at);
  const isOther = names !== undefined || isPriceAlone(lines[at + 1]?.text ?? '');
  if (!isPriced(text) || isOther || !/\p{L}{2}/u.test(rest) || at - start > longest) return [];
  const textAt = (index: number) => lines[index]?.text ?? '';
  const isBegun = start === 0 || isBlank(lines[start - 1]);
  const over = lines.slice(0, start).findLastIndex((line) => !isBlank(line));
  const isApart =
    isBegun &&
    start - over < 4 &&
    isBlank(lines[over - 1]) &&
    isNameAlone(textAt(over), areTitlesNames);
  const last = lines
    .slice(start, at)
    .findLastIndex((line, index) => !isDescription(line.text) && !goesOn(lines, start + index));
  // «fireside» above «rye, maple – 15»: also a small first word is a name where all else is said.
  const above = last < 0 && at - start > 0 && isShort(textAt(start)) ? 0 : last;
  const isBelow =
    above >= 0 &&
    (isBegun || above === 0 || above === at - 1 - start) &&
    isNameAlone(textAt(start + above), areTitlesNames);
  if (!isApart && !isBelow) return [];
  const name = isBelow ? start + above : over;
  const said = [...lines.slice(name + 1, at).map((line) => line.text), rest].join(' ');
  const [first = '', ...others] = text.split(bar);
  const isOne = partsOf(others.length > 0 ? first : text).length < 2 || namedOf(text)?.isSure;
  const tail = tailOf(lines[at]);
  return isOne && name >= 0 && tail.price !== ''
    ? [{ name, price: at, isSure: isDescription(said.trim()), tail }]
    : [];
}

/** «Tikka pieces with green», and below it «chillies in a sauce 9.95»: what is said of a name goes on. */
function isWrapped(lines: readonly TidyLine[], { name, price }: Pair): boolean {
  const [title = '', first = '', ...others] = lines.slice(name, price + 2).map(({ text }) => text);
  const [last = '', below = ''] = others.slice(-2);
  const isOver = isSmall(last) || isIncomplete(lines[price - 1]?.text ?? '');
  const isWhole = price - name > 1 && !lines.slice(name, price).some(isBlank);
  return isWhole && isOver && !isCapitals(title) && !isSmall(first) && !isSmall(below);
}

/** Between a dish and another. */
const bar = /(?<=\d)\s+\|\s+(?=\p{L}[\p{L} ]+\s\p{Sc}?\d)/u;

type Tail = { said: string; price: string; names?: readonly string[]; more: string[] };

/** «$9.25 | Cheese Quesadilla $7.95»: behind the first stands another dish; «cup 6 | bowl 8» are kinds. */
function tailOf(line: TidyLine | undefined): Tail {
  const text = line?.text.trim() ?? '';
  const named = namedOf(text);
  if (named?.isSure === true && named.name !== '')
    return { said: named.name, price: named.prices.join('    '), names: named.labels, more: [] };
  const [own = '', ...more] = text.split(bar);
  const { rest } = takePrice(own);
  const price = own.slice(rest.length).replace(/^[\s.…_:|,–—-]+(?=.)/u, '');
  return { said: rest, price, more };
}

const named = (line: TidyLine, { from }: TidyLine, { price, names }: Tail): TidyLine => ({
  ...line,
  text: `${line.text.trim().replace(/\.$/u, '')}    ${price}`,
  from: [...line.from, ...from],
  isNamed: true,
  ...(names && { names }),
});

/** «豉油皇炒麵 Soy Sauce Noodles»: where names begin in another script, what is priced below one is said of it. */
const led = /^\s*\p{Lo}{2,}\s+\p{Lu}\p{Ll}/u;
const leastLed = 4;

function ledAt(lines: readonly TidyLine[], at: number): Pair[] {
  const [name, line] = [lines[at - 1], lines[at]];
  const isBelow = name && line && led.test(name.text) && !isPriced(name.text);
  const isOne = isBelow && isPriced(line.text) && !led.test(line.text) && !isPriceAlone(line.text);
  return isOne ? [{ name: at - 1, price: at, isSure: true, tail: tailOf(line) }] : [];
}

/** Among dishes on a line each: what goes on over lines, and paragraphs of a name and a list. */
function certainOf(lines: readonly TidyLine[], found: readonly Pair[]): Pair[] {
  const textAt = (at: number) => lines[at]?.text ?? '';
  const listed = found.filter(({ price }) => /\p{L}, \p{L}/u.test(textAt(price)));
  const nameless = lines.filter(
    (_, at) => goesOn(lines, at) && isPriced(textAt(at + 1)) && startOf(lines, at) === at,
  );
  // «(rice, potato, greens) - 19.50» is no dish without the name above it.
  const bracketed = found.filter(({ tail }) => /^\([^()]{9,}\)$/u.test(tail.said));
  const wrapped = found.filter((pair) => isWrapped(lines, pair));
  const areWrapped = wrapped.length >= minWrapped && wrapped.length > nameless.length;
  // Above several priced lines stands a title.
  const isAlone = (text: string) => !isPriced(text) || isExtra(text);
  const blocks = listed.filter(
    ({ name, price }) =>
      isBlank(lines[name - 1]) && price === name + 1 && isAlone(textAt(price + 1)),
  );
  // «FISH TACOS» above «battered flathead, slaw 25», with no other price before the next such name.
  const loud = found.filter(
    ({ name, price }) =>
      isCapitals(withoutAsides(textAt(name))) &&
      isSmall(textAt(name + 1)) &&
      !(isSmall(textAt(price + 1)) && isPriced(textAt(price + 1))),
  );
  return [
    ...(loud.length < leastLoud ? [] : loud),
    ...(areWrapped
      ? [...wrapped, ...listed.filter(({ price }) => isAlone(textAt(price + 1)))]
      : []),
    ...(blocks.length < minCount ? [] : blocks),
    ...bracketed,
  ];
}

const leastParagraphs = 3;
const mostAre = 0.8;

/** «Pollo arrosto», «Roast chicken 8.50» in a paragraph: where nearly all are a name and one price, they have no titles. */
function paragraphsIn(lines: readonly TidyLine[]): Pair[] {
  const starts = lines.flatMap((line, at) =>
    !isBlank(line) && (at === 0 || isBlank(lines[at - 1])) ? [at] : [],
  );
  const paragraphs = starts.map((start) => {
    const end = lines.findIndex((line, at) => at > start && isBlank(line));
    return { start, price: (end < 0 ? lines.length : end) - 1 };
  });
  const priced = paragraphs.filter(({ start, price }) =>
    lines.slice(start, price + 1).some(({ text }) => isPriced(text)),
  );
  const pairs = priced.flatMap(({ start, price }): Pair[] => {
    const [name, line] = [lines[start], lines[price]];
    const isPair =
      name !== undefined &&
      line !== undefined &&
      price > start &&
      price - start < longest &&
      !lines.slice(start, price).some(({ text, names }) => names ?? isPriced(text)) &&
      isNameAlone(name.text, false) &&
      partsOf(line.text).length === 1 &&
      /\p{L}{2}/u.test(takePrice(line.text).rest);
    return isPair ? [{ name: start, price, isSure: true, tail: tailOf(line) }] : [];
  });
  return pairs.length >= leastParagraphs && pairs.length >= priced.length * mostAre ? pairs : [];
}

/** The pairs of a menu that is written so; where it is, also «PIEROGI» is a name. */
function pairsIn(lines: readonly TidyLine[]): Pair[] {
  if (lines.filter(({ text }) => led.test(text)).length >= leastLed)
    return lines.flatMap((_, at) => ledAt(lines, at));
  const paragraphs = paragraphsIn(lines);
  if (paragraphs.length > 0) return paragraphs;
  const found = lines.flatMap((_, at) => pairAt(lines, at, false));
  const sure = found.filter(({ isSure }) => isSure).length;
  const priced = lines.filter(
    ({ text }) => isPriced(text) && /\p{L}{2}/u.test(takePrice(text).rest),
  );
  if (sure < minCount || sure < priced.length * minShare) return certainOf(lines, found);
  return lines
    .flatMap((_, at) => pairAt(lines, at, true))
    .filter(({ name, isSure }) => isSure || !isSectionName(lines[name]?.text ?? ''));
}

/** «Sausage Roll», a blank, and «pork, sage, brown sauce – 9»: the price goes to the name. */
export const withNamesAbove: Step = (lines) => {
  const found = pairsIn(lines);
  const pairs = found.filter(({ price }) => !found.some(({ name }) => name === price));
  return lines.flatMap((line, at): TidyLine[] => {
    const above = pairs.find(({ name }) => name === at);
    const own = pairs.find(({ price }) => price === at);
    const priced = above && lines[above.price];
    if (priced) return [named(line, priced, above.tail)];
    const around = pairs.find(({ name, price }) => name < at && at < price);
    if (around && (isBlank(line) || isWrapped(lines, around))) return [];
    if (!own) return [line];
    const { said, more } = own.tail;
    const whole = [...(isWrapped(lines, own) ? lines.slice(own.name + 1, at) : []), line];
    const words = [...whole.slice(0, -1).map(({ text }) => text.trim()), said].join(' ').trim();
    const from = whole.flatMap((one) => one.from);
    return [
      ...(words === '' ? [] : [{ ...line, text: `(${words})`, from }]),
      ...more.map((text) => ({ ...line, text })),
    ];
  });
};
