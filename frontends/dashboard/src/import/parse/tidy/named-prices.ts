import { money, takePrice } from '../money.ts';
import { isCapitals, isSectionName } from '../headings.ts';
import { endsInSize, isSizeName } from '../size-names.ts';
import { amountOnly, dealOf, type Named, parallelOf } from './deals.ts';
import { choiceWords } from '../words/choice-words.ts';
import { currency } from '../words/money-words.ts';
import { listBelow, smallListBelow } from './bare-names.ts';
import type { Step, TidyLine } from './tidy-line.ts';

const partings = [
  /\s{3,}|\s*[/|·]\s*|,\s+(?=\p{L})/u,
  /\s{2,}/u,
  // After an amount of money the next name begins: «einfach 16.50 garniert 19.50».
  new RegExp(
    `(?<=\\s(?:${currency}\\s?\\d{1,4}|(?:${currency}\\s?)?\\d{1,4}(?:[.,]\\d{2}|[.,]?[-–—]|(?=\\s?${currency}))(?:\\s?${currency})?))\\s+(?=[\\p{L}½¼\\d])`,
    'iu',
  ),
  /\s+[–—-]\s+/u,
];
const pair = new RegExp(
  `^(les \\d{1,2}(?=\\s)|(?:[\\d½¼][\\d.,/]*\\s?)?\\p{L}[\\p{L}’'./]*(?: (?:&|\\p{L}[\\p{L}’'.]*|\\d[\\d.,]*\\s?(?:cl|dl|ml|l|oz|g|cm))){0,3})(?:\\s\\(\\p{L}{1,2}\\))?\\s{0,2}[:=]?\\s?(${money})$`,
  'iu',
);

/** «PHỞ (S 11 / L 13)» */
const held = /^([^()]*?)\s*\(([^()]*\d[^()]*)\)$/u;

/** The names and prices at a line's end, and the text before them. */
function namedOf(text: string): Named | undefined {
  const said = text.trim().replace(choiceWords, '');
  // «Latte 4 (large 5)» is a dish itself, not a variant.
  const isDish = takePrice(held.exec(said)?.[1] ?? '').prices.length > 0;
  const bare = isDish ? said : said.replace(held, '$1    $2');
  return (
    parallelOf(said) ??
    dealOf(bare) ??
    partings.flatMap((one) => namedBy(bare, one) ?? sizedBy(bare, one) ?? [])[0]
  );
}

/** «House wine: glass 4 / half a liter 8» */
function sizedBy(text: string, parting: RegExp): Named | undefined {
  const [, prefix = '', said = ''] = /^(\p{L}[^:\d]{2,40}):\s+(.+)$/u.exec(text) ?? [];
  const named = prefix === '' ? undefined : namedBy(said, parting);
  return named?.prefix === '' && named.names.every((name) => isSizeName(name) || endsInSize(name))
    ? { ...named, prefix, isParted: true }
    : undefined;
}

/** «Clam chowder cup 8 / bowl 12»: the name precedes the first price, which is labeled like the others. */
function withNameApart(pieces: readonly string[]): string[] {
  const [first = '', ...others] = pieces;
  const labels = others.map((piece) => pair.exec(piece)?.[1] ?? '');
  const length = labels[0]?.split(' ').length ?? 0;
  if (others.length === 0 || !labels.every((one) => one && one.split(' ').length === length))
    return [...pieces];
  const words = first.split(' ');
  const name = words.slice(0, -1 - length).join(' ');
  const priced = words.slice(-1 - length).join(' ');
  const label = pair.exec(priced)?.[1] ?? '';
  const said = [label, ...labels];
  const areLabels =
    said.every(isSizeName) ||
    ((!said.some(isSizeName) || isCapitals(name) || /\s[–—-]$/u.test(name)) &&
      /^\W*\p{Lu}/u.test(name) &&
      said.every((one) => /^(?:[\d½¼¾]+ )?\p{Ll}/u.test(one)));
  const isName = /\p{L}{3}[^\d]*$/u.test(name) && !/[,:]$/u.test(name);
  return label !== '' && isName && areLabels ? [name, priced, ...others] : [...pieces];
}

/** «les 6    13,50    les 9    19,50»: each price belongs to the text before it. */
function withPricesBeside(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (
      before !== undefined &&
      amountOnly.test(piece) &&
      !/\d[.,]\d{2}(?:\s?\p{Sc})?$/u.test(before)
    )
      joined[joined.length - 1] = `${before} ${piece}`;
    else joined.push(piece);
  }
  return joined;
}

function namedBy(text: string, parting: RegExp): Named | undefined {
  const split = text.trim().split(parting).filter(Boolean);
  const given = /[/|]/u.test(text) ? split : withPricesBeside(split);
  const pieces = withNameApart(given);
  const found = pieces.map((piece) => pair.exec(piece));
  const from = found.findLastIndex((match) => match === null) + 1;
  const pairs = found.slice(from).flatMap((match) => (match ? [match] : []));
  if (pairs.length < 2) return undefined;
  const names = pairs.map(([, name = '']) => name);
  const prices = pairs.map(([, , price = '']) => price);
  const prefix = pieces.slice(0, from).join('    ');
  const isPlain = new Set(names).size === names.length && takePrice(prefix).prices.length === 0;
  const isParted =
    pieces.length > given.length ||
    (/^\p{Lu}/u.test(prefix) && names.every((name) => /^(?:[\d½¼][\d.,/]*\s?)?\p{Ll}/u.test(name)));
  return isPlain && from < 3 ? { prefix, names, prices, isParted } : undefined;
}

const keyOf = ({ names }: Named) => names.join('|').toLowerCase();
const areKinds = ({ names }: Named) =>
  names.every((name) => isSizeName(name) || isSectionName(name) || /^\d+\s?\p{L}/u.test(name)) ||
  (names.length > 2 && names.filter(isSizeName).length > names.length / 2);

const written = (line: TidyLine, { prefix, names, prices }: Named): TidyLine => ({
  ...line,
  text: [prefix.replaceAll('**', ''), ...prices].filter(Boolean).join('    '),
  names,
});

/** The price of several dishes below. */
const isCourses = (name: string) =>
  /\b(?:course|gäng|gång|plats|portate|platos|gangen|dań|chod|rett)/iu.test(name);

type List = { from: number; end: number; dishes: ReadonlySet<string> };

/** Names may be lowercase if their shared price is above. */
function smallOrLarge(lines: readonly TidyLine[], from: number) {
  const list = listBelow(lines, from);
  return list.names.length > 0 ? list : smallListBelow(lines, from);
}

/** «cone or cup, waffle cone +1», then a blank. */
const isSaidOfList = (lines: readonly TidyLine[], at: number) =>
  /^\s*\p{Ll}.*,/u.test(lines[at]?.text ?? '') && lines[at + 1]?.text.trim() === '';

const isHeading = (text: string) => isCapitals(text) || isSectionName(text);

/** Finds the names that a list of kinds applies to: right below it, after a blank, or under headings. */
function listFor(lines: readonly TidyLine[], at: number): List {
  const dishes = new Set<string>();
  let end = at;
  let from = isSaidOfList(lines, at) ? at + 1 : at;
  for (;;) {
    const next = lines[from]?.text.trim() === '' ? from + 1 : from;
    const isTitled = isHeading(lines[next]?.text ?? '');
    const start = isTitled && next > at ? next + 1 : next;
    const { length, names } = smallOrLarge(lines, start);
    if (names.length < 2 || isSectionName(names[0] ?? '') || (end > at && start === next)) break;
    for (const name of names) dishes.add(name);
    end = start + length;
    from = end;
  }
  return { from: at, end, dishes };
}

/** «Available with: chicken 10, lamb 11» above unpriced names, whatever introduces it. */
function ledIn(lines: readonly TidyLine[], at: number): Named | undefined {
  const [, said] = /^\s*\p{L}[^:.\d]{2,60}[:.]\s+(.+)$/u.exec(lines[at]?.text ?? '') ?? [];
  const named = said === undefined ? undefined : namedOf(said);
  return named?.prefix === '' && listBelow(lines, at + 1).names.length > 1 ? named : undefined;
}

/** «Half 160   Full 280» names its prices if other lines do the same, or applies to the names below. */
export const withNames: Step = (lines) => {
  const all = lines.map(({ text }) => namedOf(text));
  const counts = new Map<string, number>();
  for (const one of all) if (one) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  let shared: Named | undefined;
  let list: List = { from: 0, end: 0, dishes: new Set() };
  return lines.flatMap((line, at): TidyLine[] => {
    if (shared && at < list.end) {
      const isName = at >= list.from && list.dishes.has(line.text);
      return [isName ? written(line, { ...shared, prefix: line.text }) : line];
    }
    const named = all[at] ?? ledIn(lines, at);
    if (!named) return [line];
    const isTitled = isSectionName(named.prefix) || isCapitals(named.prefix);
    const isFirst =
      (lines[at - 1]?.text.trim() ?? '') === '' && /^\p{L}[^,.]*$/u.test(named.prefix);
    const areApart = new Set(named.prices).size > 1;
    const isOfAll =
      areApart && (named.prefix === '' || isTitled || isFirst) && !named.names.every(isCourses);
    const below = isOfAll ? listFor(lines, at + 1) : list;
    if (below.end > at + 1) {
      shared = named;
      list = below;
      return named.prefix !== '' ? [{ ...line, text: `== ${named.prefix.trim()} ==` }] : [];
    }
    const isSaid = named.isParted || (counts.get(keyOf(named)) ?? 0) > 1 || areKinds(named);
    return [isSaid ? written(line, named) : line];
  });
};
