import { countsOf } from '../counts-of.ts';
import { isAmount, isDecimal, isUppercase, shapeOf, type Token } from './tokens.ts';

/** How many values each cue of a token has, in their order. */
export const cueSizes = [65, 4, 9, 9, 7, 5, 8, 8, 5, 4, 5, 5, 6, 6, 4, 5, 5, 3] as const;

type Line = {
  from: number;
  to: number;
  prices: number;
  loud: number;
  blankBefore: boolean;
  blankAfter: boolean;
};

/** 0 up to the first edge, 1 up to the second. */
function stepOf(value: number, edges: readonly number[]): number {
  const at = edges.findIndex((edge) => value <= edge);
  return at < 0 ? edges.length : at;
}

const plainOf = (text: string) => text.toLowerCase().normalize('NFC');

function lineFrom(tokens: readonly Token[], shapes: readonly number[], from: number, to: number) {
  const here = shapes.slice(from, to);
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word').length;
  return {
    from,
    to,
    prices: here.filter(isDecimal).length,
    loud: words > 0 ? here.filter(isUppercase).length / words : 0,
    blankBefore: from === 0 || tokens[from - 1]?.kind === 'blank',
    blankAfter: to === tokens.length || tokens[to]?.kind === 'blank',
  };
}

/** A line, and the break that ends it. */
function linesOf(tokens: readonly Token[], shapes: readonly number[]): Line[] {
  const ends = tokens.flatMap(({ kind }, at) => (kind === 'nl' || kind === 'blank' ? [at] : []));
  return [...ends, tokens.length].map((to, turn) =>
    lineFrom(tokens, shapes, turn === 0 ? 0 : (ends[turn - 1] ?? 0) + 1, to),
  );
}

function nameOf(one: Token | undefined, shape: number | undefined): string {
  if (!one) return '^';
  if (one.kind === 'word') return one.text.length < 4 ? plainOf(one.text) : `w${shape}`;
  if (one.kind === 'number') return 'n';
  if (one.kind === 'tab') return 't';
  return one.kind === 'sign' ? one.text : one.kind;
}

/** What a number has beside it: prices of a menu have the same. */
function setting(tokens: readonly Token[], shapes: readonly number[], at: number): string {
  const before = nameOf(tokens[at - 1], shapes[at - 1]);
  const behind = nameOf(tokens[at + 1], shapes[at + 1]);
  const isGlued = tokens[at - 1]?.end === tokens[at]?.start;
  const isGluedBehind = tokens[at + 1]?.start === tokens[at]?.end;
  return `${before}${isGlued}|${shapes[at]}|${isGluedBehind}${behind}`;
}

/** How far each token is behind the last of those that are true. */
function sinceLast(are: readonly boolean[]): number[] {
  let last = -999;
  return are.map((is, at) => {
    const since = at - last;
    if (is) last = at;
    return since;
  });
}

/** Numbers that look like the menu's prices. */
function moneyIn(tokens: readonly Token[], shapes: readonly number[]) {
  const isNumber = (at: number) => tokens[at]?.kind === 'number';
  const numbers = tokens.flatMap((_, at) => (isNumber(at) ? [at] : []));
  const settings = tokens.map((_, at) => (isNumber(at) ? setting(tokens, shapes, at) : ''));
  const settingCounts = countsOf(settings);
  const shapeCounts = countsOf(numbers.map((at) => shapes[at] ?? 0));
  const areDecimal = shapes.filter(isDecimal).length > numbers.length / 4;
  const settingCount = (at: number) => settingCounts.get(settings[at] ?? '') ?? 0;
  return {
    isMoney: shapes.map((shape, at) =>
      areDecimal ? isDecimal(shape) : isAmount(shape) && settingCount(at) > 1,
    ),
    settingShare: (at: number) => settingCount(at) / numbers.length,
    shapeShare: (at: number) => (shapeCounts.get(shapes[at] ?? 0) ?? 0) / numbers.length,
  };
}

/** Which tokens stand in brackets, the first of these included. */
function bracketed(tokens: readonly Token[]): boolean[] {
  let isInside = false;
  return tokens.map(({ text, kind }) => {
    if (text === '(') isInside = true;
    const was = isInside;
    if (text === ')' || kind === 'blank') isInside = false;
    return was;
  });
}

const distances = [1, 2, 4, 8, 16, 32, 100];
const shares = [0.05, 0.3, 0.6, 0.9];

/** What is said of the whole menu. */
function habitsOf(tokens: readonly Token[], shapes: readonly number[], lines: readonly Line[]) {
  const full = lines.filter(({ from, to }) => to > from);
  const per = (sum: number) => sum / Math.max(1, full.length);
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  const loud = shapes.filter((shape) => shape === 7).length;
  return {
    loud: stepOf(loud / Math.max(1, words), [0.02, 0.1, 0.25, 0.5]),
    priced: stepOf(
      per(full.filter(({ prices }) => prices > 0).length),
      [0.01, 0.15, 0.35, 0.6, 0.9],
    ),
    length: stepOf(per(full.reduce((sum, { from, to }) => sum + to - from, 0)), [3, 6, 10, 20, 60]),
    blanks: stepOf(per(full.filter(({ blankBefore }) => blankBefore).length), shares),
  };
}

/** Of each token, a value of each cue: what it looks like, where in its line it stands, how its menu is written. */
export function cuesOf(tokens: readonly Token[]): number[][] {
  const shapes = tokens.map(shapeOf);
  const lines = linesOf(tokens, shapes);
  const habits = habitsOf(tokens, shapes, lines);
  const { isMoney, settingShare, shapeShare } = moneyIn(tokens, shapes);
  const since = sinceLast(isMoney);
  const until = sinceLast(isMoney.toReversed()).toReversed();
  const inside = bracketed(tokens);
  const counts = countsOf(tokens.map(({ text }) => plainOf(text)));
  return lines.flatMap((line) =>
    tokens.slice(line.from, line.to + 1).map((one, turn) => {
      const at = line.from + turn;
      const isNumber = one.kind === 'number';
      return [
        shapes[at] ?? 0,
        (tokens[at - 1]?.end === one.start ? 1 : 0) + (tokens[at + 1]?.start === one.end ? 2 : 0),
        Math.min(8, turn),
        Math.min(8, line.to - at),
        stepOf(line.to - line.from, [1, 3, 6, 12, 25, 60]),
        Math.min(4, line.prices),
        stepOf(since[at] ?? 0, distances),
        stepOf(until[at] ?? 0, distances),
        stepOf(counts.get(plainOf(one.text)) ?? 1, [1, 2, 4, 10]),
        isNumber ? 1 + stepOf(settingShare(at), [0.1, 0.3]) : 0,
        isNumber ? 1 + stepOf(shapeShare(at), [0.1, 0.3, 0.6]) : 0,
        habits.loud,
        habits.priced,
        habits.length,
        (line.blankBefore ? 1 : 0) + (line.blankAfter ? 2 : 0),
        stepOf(line.loud, [0.01, 0.4, 0.7, 0.99]),
        habits.blanks,
        inside[at] === true ? 1 : isMoney[at] === true ? 2 : 0,
      ];
    }),
  );
}

/** What it is looked up by: «7.50» as «0000», since prices are not learnt by heart. */
export function wordOf({ text, kind }: Token): string {
  if (kind === 'number') return '0'.repeat(Math.min(text.length, 5));
  return kind === 'word' || kind === 'sign' ? plainOf(text) : kind;
}
