import type { Word } from '../../parse/columns.ts';
import { currency } from '../../parse/words/money-words.ts';
import { footOf, middle } from '../paper/pixels.ts';

/** In letter heights: the least blank between two parts, and how far apart lines are on one height. */
const leastGap = 1;
const sameLine = 0.3;
/** So many lines tell a part, and so many of them a price. */
const leastLines = 4;
const leastPrices = 2;
/** How far apart steps to the nearest line beside are that are alike, and the most such lines: those of a table all are. */
const sameStep = 0.12;
const mostAlike = 0.4;
/** The same, where the prices of one part stand below its names, and those of the other beside them. */
const mostOfPanel = 0.7;
/** The most names that happen to have another's price beside them. */
const mostTorn = 0.12;
/** The least that stands in two parts, of all words. */
const leastShare = 0.6;

type Line = { y: number; text: string };

/** The heights at which something stands, and what, from the left; the words come from the top. */
function heightsOf(words: readonly Word[]): Line[] {
  const lines: { y: number; own: Word[] }[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && footOf(word) - last.y < word.height * sameLine) last.own.push(word);
    else lines.push({ y: footOf(word), own: [word] });
  }
  return lines.map(({ y, own }) => {
    const texts = own.toSorted((one, other) => one.x - other.x).map(({ text }) => text);
    return { y, text: texts.join(' ') };
  });
}

const amount = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const lastPrice = new RegExp(
  String.raw`(?:^|[^\p{L}\d.,])(?:\d |\d{1,2}\.)?${amount}(?:\s?${currency}|,-)?$`,
  'iu',
);
const endsInPrice = ({ text }: Line) => lastPrice.test(text);
const firstPrice = new RegExp(String.raw`^(?:${currency}\s?)?${amount}(?=\s|$)`, 'iu');
const startsInPrice = ({ text }: Line) => firstPrice.test(text);
/** «$58    $42», what a table's row goes on with. */
const areAmounts = /^[^\p{L}]*\s[^\p{L}]*\d[^\p{L}]*$/u;
/** So many rows of several amounts, or in a row of one, are a table, whose names stand beside them or, with what is in them, beside both lines. */
const leastTable = 3;
const areSeveral = /^[^\p{L}]*\d[^\p{L}]*\s[^\p{L}]*\d[^\p{L}]*$/u;
const isOne = new RegExp(String.raw`^[^\p{L}]*\d[^\p{L}]*${currency}?$`, 'iu');
const besideBoth = 0.9;
const isPriced = (line: Line) => endsInPrice(line) || startsInPrice(line);

/** Whether what goes on with amounts alone has its names on the other side. */
function isTableTorn(names: readonly Line[], beside: readonly Line[], height: number): boolean {
  const hasName = ({ y }: Line) =>
    names.some(
      (name) =>
        /\p{L}{3}/u.test(name.text) &&
        Math.abs(name.y - y) < height * (endsInPrice(name) ? sameStep : besideBoth),
    );
  let run = 0;
  let several = 0;
  for (const line of beside) {
    run = isOne.test(line.text) && hasName(line) ? run + 1 : 0;
    if (run > 0 && areSeveral.test(line.text)) several += 1;
    if (Math.max(run, several) >= leastTable) return true;
  }
  return false;
}

/** Whether both parts hold dishes with prices, at heights of their own. */
function areApart(left: readonly Word[], right: readonly Word[], height: number): boolean {
  const sides = [heightsOf(left), heightsOf(right)];
  const [few = [], many = []] = sides.toSorted((one, other) => one.length - other.length);
  const steps = few.map(({ y }) =>
    many.reduce(
      (best, line) => (Math.abs(line.y - y) < Math.abs(best) ? line.y - y : best),
      Infinity,
    ),
  );
  const alike = steps.map(
    (step) => steps.filter((other) => Math.abs(other - step) < height * sameStep).length,
  );
  const [fewBelow, manyBelow] = [few, many].map((lines) => {
    const priced = lines.filter(isPriced);
    return priced.filter(({ text }) => isOne.test(text)).length * 2 > priced.length;
  });
  const [names = [], beside = []] = sides;
  const torn = names.filter((name) =>
    beside.some(
      (line) =>
        Math.abs(line.y - name.y) < height * sameStep &&
        (endsInPrice(name) ? areAmounts : /^[^\p{L}]*\d/u).test(line.text),
    ),
  );
  return (
    Math.max(...alike) <= few.length * (fewBelow || manyBelow ? mostOfPanel : mostAlike) &&
    torn.length <= Math.max(1, names.length * mostTorn) &&
    !isTableTorn(names, beside, height) &&
    sides.every(
      (lines) =>
        lines.filter(({ text }) => /\p{L}{3}/u.test(text)).length >= leastLines &&
        lines.filter(isPriced).length >= leastPrices,
    )
  );
}

/** Where a block ends that some words begin: a line of blank is below it. All words come from the top. */
function endOf(some: readonly Word[], words: readonly Word[], height: number): number {
  let end = Math.max(...some.map(footOf));
  for (const word of words) if (word.y < end + height * leastGap) end = Math.max(end, footOf(word));
  return end;
}

const upturned = (word: Word): Word => ({ ...word, y: -footOf(word) });

/** In letter heights: how far behind an amount that begins a line its name stands at most, and what begins at one edge. */
const [nearName, sameEdge] = [4, 2];

/** Whether most that a part begins with are amounts, behind which nothing stands close: they belong to what is left of them. */
function beginsInPrices(right: readonly Word[], at: number, height: number): boolean {
  const isNear = (word: Word, next: Word) =>
    /\p{L}/u.test(next.text) &&
    next.x >= word.end &&
    next.x - word.end < height * nearName &&
    Math.abs(footOf(next) - footOf(word)) < height / 2;
  const edge = right.filter(({ x }) => x < at + height * sameEdge);
  const bare = edge.filter(
    (word) => isOne.test(word.text) && !right.some((next) => isNear(word, next)),
  );
  return bare.length * 2 > edge.length;
}

/** A page in parts that stand beside each other, as a panel of drinks does: what is above, the left, the right, what is below. */
export function sideBySide(words: readonly Word[]): (readonly Word[])[] {
  const height = middle(words.map((word) => word.height));
  const [top, end] = [Math.min(...words.map(({ y }) => y)), Math.max(...words.map(footOf))];
  const level = words.toSorted((a, b) => footOf(a) - footOf(b) || a.x - b.x);
  const fromTop = words.toSorted((a, b) => a.y - b.y);
  const fromEnd = words.map(upturned).toSorted((a, b) => a.y - b.y);
  let most = words.length * leastShare;
  let parts: [above: Word[], left: Word[], right: Word[], below: Word[]] | undefined;
  for (const at of new Set(words.map(({ x }) => Math.floor(x)).toSorted((a, b) => a - b))) {
    const across = words.filter((word) => word.x < at && word.end > at - height * leastGap);
    const above = across.filter((word) => word.y < (top + end) / 2);
    const below = across.filter((word) => word.y >= (top + end) / 2);
    const from = above.length > 0 ? endOf(above, fromTop, height) : top;
    const to = below.length > 0 ? -endOf(below.map(upturned), fromEnd, height) : end;
    const within = level.filter((word) => word.y >= from - 1 && footOf(word) <= to + 1);
    // Of two places between the same parts, more stands beside each other at one.
    if (within.length < most) continue;
    const left = within.filter((word) => word.x < at);
    const right = within.filter((word) => word.x >= at);
    if (beginsInPrices(right, at, height) || !areApart(left, right, height)) continue;
    most = within.length + 1;
    const others = words.filter((word) => !within.includes(word));
    parts = [
      others.filter((word) => word.y < from),
      left,
      right,
      others.filter((word) => word.y >= from),
    ];
  }
  if (!parts) return [words];
  const [over, left, right, under] = parts;
  return [over, ...sideBySide(left), ...sideBySide(right), under].filter(
    ({ length }) => length > 0,
  );
}
