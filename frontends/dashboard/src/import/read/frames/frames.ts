import { isWordy, type Word } from '../../parse/columns.ts';
import { takePrice } from '../../parse/money.ts';
import { cardColumns } from './card-columns.ts';
import type { Frame } from './frame.ts';
import { middle } from '../paper/pixels.ts';
import { rowsOf } from '../rows.ts';

/** In letter heights: the width of a rule at most, its length at least, how far a word may reach over an edge, and how far apart heads and what they are of. */
const [rule, leastRule, over, nextLine] = [0.3, 2, 0.4, 3];
/** A rule that parts two columns is so long. */
const longRule = 5;
/** So much of a frame is beside the next. */
const beside = 0.5;

const middleX = ({ x, end }: Word) => (x + end) / 2;
const middleY = ({ y, height, turned = height }: Word) => y + turned / 2;

const isIn = (word: Word, { x, y, end, foot }: Frame) =>
  middleX(word) > x && middleX(word) < end && middleY(word) > y && middleY(word) < foot;

/** Words that are partly in a frame, beside others. */
const isCrossed = ({ x, y, end, foot }: Frame, words: readonly Word[]) =>
  words.some(
    (word) =>
      middleY(word) > y &&
      middleY(word) < foot &&
      [x, end].some(
        (edge) => edge - word.x > word.height * over && word.end - edge > word.height * over,
      ),
  );

const isPriced = ({ text }: Word) => takePrice(text).prices.length > 0;
const isNumber = ({ text }: Word) => /^\d{1,2}[.)]?$/u.test(text);
const isNamed = ({ text }: Word) => isWordy(text) && /\p{L}{3}/u.test(text);

/** Names with prices: in a table's column are but prices, or names and their numbers. */
function hasDish(words: readonly Word[]): boolean {
  const rows = rowsOf(words);
  const named = rows.filter((row) => row.some(isNamed)).length;
  const priced = rows.filter((row) =>
    row.some((word, at) => isPriced(word) && (at === row.length - 1 || !isNumber(word))),
  );
  return priced.length > 0 && named * 2 >= rows.length;
}

const overlap = (one: Frame, other: Frame) =>
  Math.min(one.foot, other.foot) - Math.max(one.y, other.y);
const areBeside = (one: Frame, other: Frame, slack: number) =>
  (one.end <= other.x + slack || other.end <= one.x + slack) &&
  overlap(one, other) > Math.min(one.foot - one.y, other.foot - other.y) * beside;
const contains = (one: Frame, other: Frame, slack: number) =>
  one !== other &&
  one.x <= other.x + slack &&
  one.end >= other.end - slack &&
  one.y <= other.y + slack &&
  one.foot >= other.foot - slack;

const turnedOver = ({ x, y, end, foot }: Frame): Frame => ({ x: y, y: x, end: foot, foot: end });

/** Rules from the top down, whose pieces are joined. */
function rulesOf(shapes: readonly Frame[], height: number): Frame[] {
  const rules: Frame[] = [];
  const thin = shapes.filter(({ x, end }) => end - x <= height * rule);
  for (const one of thin.toSorted((a, b) => a.y - b.y)) {
    const last = rules.find(
      ({ x, foot }) => Math.abs(x - one.x) < height * rule && one.y - foot < height * rule,
    );
    if (last) last.foot = Math.max(last.foot, one.foot);
    else rules.push({ ...one });
  }
  return rules.filter(({ y, foot }) => foot - y > height * leastRule);
}

/** The cells of tables whose rules are on all four sides of a word. */
function cellsOf(
  down: readonly Frame[],
  across: readonly Frame[],
  words: readonly Word[],
): Frame[] {
  const cells = words.flatMap((word) => {
    const [x, y] = [middleX(word), middleY(word)];
    const sides = down.filter((one) => one.y < y && one.foot > y);
    const levels = across.filter((one) => one.x < x && one.end > x);
    const cell = {
      x: Math.max(...sides.flatMap((one) => (one.x < x ? one.x : []))),
      end: Math.min(...sides.flatMap((one) => (one.x > x ? one.x : []))),
      y: Math.max(...levels.flatMap((one) => (one.y < y ? one.y : []))),
      foot: Math.min(...levels.flatMap((one) => (one.y > y ? one.y : []))),
    };
    return Object.values(cell).every(Number.isFinite) ? cell : [];
  });
  return cells;
}

/** What stands at both sides of a long rule, up to the next. */
function sidesOf(down: readonly Frame[], boxes: readonly Frame[], height: number): Frame[] {
  const long = down.filter(({ y, foot }) => foot - y > height * longRule);
  return long.flatMap((one) => {
    const around = boxes.filter(
      (box) => contains(box, one, 0) && box.end > one.end + height && box.x < one.x - height,
    );
    const beside = long.filter((other) => overlap(one, other) > (one.foot - one.y) * 0.8);
    const x = Math.max(
      0,
      ...around.map((box) => box.x),
      ...beside.flatMap((other) => (other.x < one.x - height ? other.end : [])),
    );
    const end = Math.min(
      Infinity,
      ...around.map((box) => box.end),
      ...beside.flatMap((other) => (other.x > one.x + height ? other.x : [])),
    );
    return [
      { ...one, x, end: one.x },
      { ...one, x: one.end, end },
    ];
  });
}

/** The areas in which a page says dishes, from what it draws: panels, cards, cells of tables, columns beside a rule. */
export function framesOf(shapes: readonly Frame[], words: readonly Word[]): Frame[] {
  const height = middle(words.map((word) => word.height));
  const boxes = shapes.filter(
    ({ x, y, end, foot }) => Math.min(end - x, foot - y) > height * leastRule * 0.7,
  );
  const down = rulesOf(shapes, height);
  const across = rulesOf(shapes.map(turnedOver), height).map(turnedOver);
  const all = [
    ...cardColumns(words),
    ...boxes,
    ...cellsOf(down, across, words),
    ...sidesOf(down, boxes, height),
  ];
  const keyOf = (frame: Frame) =>
    words.flatMap((word, at) => (isIn(word, frame) ? at : [])).join(' ');
  const found = new Map<string, Frame>();
  for (const frame of all) {
    const own = words.filter((word) => isIn(word, frame));
    if (hasDish(own) && !isCrossed(frame, words)) found.set(keyOf(frame), frame);
  }
  return [...found.values()];
}

type Band = { y: number; foot: number; columns: Frame[] };

const union = (frames: readonly Frame[]): Frame => ({
  x: Math.min(...frames.map(({ x }) => x)),
  y: Math.min(...frames.map(({ y }) => y)),
  end: Math.max(...frames.map(({ end }) => end)),
  foot: Math.max(...frames.map(({ foot }) => foot)),
});

/** Frames below each other as columns, from the left. */
function columnsOf(frames: readonly Frame[], slack: number): Frame[] {
  const columns: Frame[] = [];
  for (const frame of frames.toSorted((a, b) => a.x - b.x)) {
    const last = columns.at(-1);
    if (last && frame.x < last.end - slack) columns[columns.length - 1] = union([last, frame]);
    else columns.push(frame);
  }
  return columns;
}

/** Frames beside each other, as far down as they are of the same columns and nothing of all stands between. */
function bandsOf(frames: readonly Frame[], words: readonly Word[], height: number): Band[] {
  const slack = height * over;
  const outer = frames.filter(
    (one) =>
      !frames.some(
        (other) =>
          contains(other, one, slack) && frames.some((next) => areBeside(other, next, slack)),
      ),
  );
  const paired = outer.filter((one) => outer.some((other) => areBeside(one, other, slack)));
  const clusters: Frame[][] = [];
  const inner = outer.filter((one) => !paired.some((other) => contains(one, other, slack)));
  for (const frame of inner.toSorted((a, b) => a.y - b.y)) {
    const last = clusters.at(-1);
    if (last?.some((one) => overlap(one, frame) > slack)) last.push(frame);
    else clusters.push([frame]);
  }
  const bands: Band[] = [];
  for (const cluster of clusters.filter((one) => one.some((frame) => paired.includes(frame)))) {
    const { y, foot } = union(cluster);
    const columns = columnsOf(cluster, slack);
    if (columns.length < 2) continue;
    const last = bands.at(-1);
    const both = last ? columnsOf([...last.columns, ...columns], slack) : [];
    const areSame = last?.columns.length === both.length && columns.length === both.length;
    const between = words.filter((word) => last && middleY(word) > last.foot && middleY(word) < y);
    const areHeads = areColumnsOf(between, both);
    if (last && areSame && (between.length === 0 || areHeads))
      Object.assign(last, { foot, columns: both });
    else bands.push({ y, foot, columns });
  }
  return bands.map((band) => withHeads(band, words, height));
}

const columnOf = (word: Word, columns: readonly Frame[]) =>
  columns.findIndex(({ x, end }) => middleX(word) > x && middleX(word) < end);

const isWithin = (word: Word, column: Frame | undefined) =>
  column !== undefined && word.x > column.x - word.height && word.end < column.end + word.height;

/** Whether words stand above more than one column, each above its own. */
const areColumnsOf = (some: readonly Word[], columns: readonly Frame[]) =>
  some.every((word) => isWithin(word, columns[columnOf(word, columns)]) && !isPriced(word)) &&
  new Set(some.map((word) => columnOf(word, columns))).size > 1;

/** With the heads of its columns. */
function withHeads(band: Band, words: readonly Word[], height: number): Band {
  const above = words.filter(
    (word) => middleY(word) < band.y && band.y - middleY(word) < height * nextLine,
  );
  const level = above.filter((word) => above.every((one) => one.y <= word.y + height * nextLine));
  return areColumnsOf(level, band.columns)
    ? { ...band, y: Math.min(...level.map(({ y }) => y)) }
    : band;
}

/** Columns, and what stands beside them in none. */
function partsOf({ columns }: Band, words: readonly Word[]): Word[][] {
  const parts = [[], ...columns.flatMap((): Word[][] => [[], []])];
  for (const word of words) {
    const at = columnOf(word, columns);
    const before = columns.filter(({ x }) => x < middleX(word)).length;
    parts[at < 0 ? before * 2 : at * 2 + 1]?.push(word);
  }
  return parts.filter(({ length }) => length > 0);
}

/** What frames beside each other hold is read frame by frame; what is above, between and below them by itself. */
export function partsInFrames(words: readonly Word[], frames: readonly Frame[]): Word[][] {
  const height = middle(words.map((word) => word.height));
  const own = frames.filter(
    (frame) => words.some((word) => isIn(word, frame)) && !words.every((word) => isIn(word, frame)),
  );
  const drawn = bandsOf(own, words, height);
  const bands = drawn.length > 0 ? drawn : bandsOf(cardColumns(words), words, height);
  if (bands.length === 0) return [[...words]];
  const parts: Word[][] = [];
  let rest = [...words];
  const take = (isOf: (word: Word) => boolean) => {
    const taken = rest.filter(isOf);
    rest = rest.filter((word) => !taken.includes(word));
    return taken;
  };
  for (const band of bands) {
    const above = take((word) => middleY(word) < band.y);
    if (above.length > 0) parts.push(...partsInFrames(above, frames));
    const within = take((word) => middleY(word) < band.foot);
    for (const part of partsOf(band, within)) parts.push(...partsInFrames(part, frames));
  }
  if (rest.length > 0) parts.push(...partsInFrames(rest, frames));
  return parts;
}
