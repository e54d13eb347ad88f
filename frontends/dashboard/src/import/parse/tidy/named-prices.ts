import { isCourses } from '../courses/course-words.ts';
import { isCapitals, isSectionName } from '../headings.ts';
import { countsOf } from '../counts-of.ts';
import { isPriceAlone, isPriced, listBelow, smallListBelow, withoutSaid } from '../bare-names.ts';
import { namedOf } from '../line-grammar/named-line.ts';
import type { Named } from '../line-grammar/part-names.ts';
import { partsOf, valueOf } from '../line-grammar/priced-parts.ts';
import { takePrice } from '../money.ts';
import type { Step, TidyLine } from '../tidy-line.ts';

const keyOf = ({ labels }: Named) => labels.join('|').toLowerCase();

const written = (line: TidyLine, { name, labels, prices }: Named): TidyLine => ({
  ...line,
  text: [name.replaceAll('**', ''), ...prices].filter(Boolean).join('    '),
  names: labels,
});

/** «Antipasto (large only 14)» in a list that has several sizes: it has one. */
const only =
  /^(?<name>.*?)\s*\((?<label>\p{L}[\p{L} ]*) only:?\s(?<price>\p{Sc}?\s?\d[\d.,]*)\)\s*$/u;

function ofList(line: TidyLine, shared: Named): TidyLine {
  const { name, label = '', price = '' } = only.exec(line.text)?.groups ?? {};
  return written(
    line,
    name === undefined
      ? { ...shared, name: line.text }
      : { name, labels: [label], prices: [price], isSure: true },
  );
}

type List = { end: number; dishes: ReadonlySet<string> };

/** Names may be lowercase if their shared price is above. */
function smallOrLarge(lines: readonly TidyLine[], from: number) {
  const list = listBelow(lines, from);
  return list.names.length > 0 ? list : smallListBelow(lines, from);
}

const isHeading = (text: string) => isCapitals(text) || isSectionName(text);

/** Finds the names that a list of kinds applies to: right below it, after a blank, or under headings. */
function listFor(lines: readonly TidyLine[], at: number): List {
  const dishes = new Set<string>();
  let end = at;
  let from = at;
  for (;;) {
    const next = lines[from]?.text.trim() === '' ? from + 1 : from;
    const isTitled = isHeading(lines[next]?.text ?? '');
    const start = isTitled && next > at ? next + 1 : next;
    const { length, names } = smallOrLarge(lines, start);
    const isNumbered =
      lines[start]?.isNumbered === true &&
      names.length > 0 &&
      !isPriced(lines[start + length]?.text ?? '');
    if (!isNumbered && (names.length < 2 || isSectionName(names[0] ?? ''))) break;
    if (!isNumbered && end > at && start === next) break;
    for (const name of withoutSaid(names)) dishes.add(name);
    end = start + length;
    from = end;
  }
  return { end, dishes };
}

/** «$3.49», and below it «Cup $3.49 | Bowl $7.29 • with chips»: what that price is the least of, and what is said. */
function kindsOfPrice(price: TidyLine | undefined, line: TidyLine | undefined): TidyLine[] {
  const [head = '', ...said] = line?.text.trim().split(/\s+[•·]\s+/u) ?? [];
  const parts = partsOf(head);
  const areKinds =
    parts.length > 1 &&
    parts.every(({ words, parting }, at) => words !== '' && (at === 0 || parting.includes('|')));
  if (!price || !line || !areKinds || !isPriceAlone(price.text)) return [];
  if (Math.min(...parts.map(valueOf)) !== takePrice(price.text).prices[0]) return [];
  const text = parts.map((part) => part.price).join('    ');
  const kinds = {
    text,
    names: parts.map(({ words }) => words),
    from: [...price.from, ...line.from],
  };
  return said.length === 0 ? [kinds] : [kinds, { ...line, text: said.join(', '), part: 'said' }];
}

const bullet = /^\s*[-–—•·*]\s+(?=\p{L})/u;
const minKinds = 2;
const minDishes = 3;

const lengthOf = (lines: readonly TidyLine[], isOne: (text: string) => boolean) => {
  const end = lines.findIndex(({ text }) => !isOne(text));
  return end < 0 ? lines.length : end;
};
const isPricedKind = (text: string) =>
  !bullet.test(text) && /^[^,:]*\p{L}{3}[^,:]*\d/u.test(text) && partsOf(text).length === 1;
const isBulletedName = (text: string) => bullet.test(text) && partsOf(text).length === 0;

/** «Chicken 9.95», «Prawn 10.50», and right below them «- Korma», «- Madras»: each can be had with each. */
export const withKindsAbove: Step = (lines) => {
  const all: TidyLine[] = [];
  for (let at = 0; at < lines.length;) {
    const kinds = lines.slice(at, at + lengthOf(lines.slice(at), isPricedKind));
    const below = lines.slice(at + kinds.length);
    const dishes = below.slice(0, lengthOf(below, isBulletedName));
    if (kinds.length < minKinds || dishes.length < minDishes) {
      all.push(...lines.slice(at, at + Math.max(1, kinds.length)));
      at += Math.max(1, kinds.length);
      continue;
    }
    const parts = kinds.flatMap(({ text }) => partsOf(text));
    const from = kinds.flatMap((line) => line.from);
    const shared: Named = {
      name: '',
      labels: parts.map(({ words }) => words),
      prices: parts.map(({ price }) => price),
      isSure: true,
    };
    for (const line of dishes) {
      const text = line.text.replace(bullet, '');
      all.push(ofList({ ...line, text, from: [...line.from, ...from] }, shared));
    }
    at += kinds.length + dishes.length;
  }
  return all;
};

/** «Half 160   Full 280» names its prices if other lines do the same, or applies to the names below. */
export const withNames: Step = (lines) => {
  const all = lines.map(({ text, names }) => (names ? undefined : namedOf(text)));
  const counts = countsOf(all.flatMap((one) => (one ? [keyOf(one)] : [])));
  let shared: Named | undefined;
  let from: readonly number[] = [];
  let list: List = { end: 0, dishes: new Set() };
  return lines.flatMap((line, at): TidyLine[] => {
    if (shared && at < list.end) {
      const isName = list.dishes.has(line.text);
      return [isName ? ofList({ ...line, from: [...line.from, ...from] }, shared) : line];
    }
    const kinds = kindsOfPrice(lines[at - 1], line);
    if (kinds.length > 0) return kinds;
    if (kindsOfPrice(line, lines[at + 1]).length > 0) return [];
    const named = all[at];
    if (!named) return [line];
    const { name, labels, prices, isSure } = named;
    const isTitled = isSectionName(name) || isCapitals(name);
    const above = lines[at - 1]?.text.trim() ?? '';
    const isFirst = (above === '' || isCapitals(above)) && /^\p{L}[^,.]*$/u.test(name);
    const areApart = new Set(prices).size > 1;
    const isOfAll = areApart && (name === '' || isTitled || isFirst) && !labels.every(isCourses);
    const below = isOfAll ? listFor(lines, at + 1) : list;
    if (below.end > at + 1) {
      shared = named;
      from = name === '' ? line.from : [];
      list = below;
      return name === '' ? [] : [{ ...line, text: `== ${name} ==` }];
    }
    return [isSure || (counts.get(keyOf(named)) ?? 0) > 1 ? written(line, named) : line];
  });
};
