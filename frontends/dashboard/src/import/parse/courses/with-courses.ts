import { isPriceAlone } from '../bare-names.ts';
import type { LinePart } from '../source-line.ts';
import type { Step } from '../tidy-line.ts';
import { type CourseDish, dishesOf, type Layout, layoutOf } from './course-dishes.ts';
import { courseLine, type CourseLine, hasMoney } from './course-line.ts';
import { type Course, coursesIn } from './courses-in.ts';
import { withWeakTitles } from './titles.ts';

type Found = { course: Course; dishes: CourseDish[] };

type Stretch = {
  lines: CourseLine[];
  before: CourseLine | undefined;
  after: CourseLine | undefined;
};

const isPriced = ({ kind }: CourseLine) => kind === 'priced' || kind === 'ofMenu';

/** What stands between two prices. */
function stretchesOf(lines: readonly CourseLine[]): Stretch[] {
  const ends = [...lines.filter(isPriced), undefined];
  return ends.map((after, turn) => {
    const before = ends[turn - 1];
    const from = before ? before.at + 1 : 0;
    return { lines: lines.slice(from, after?.at ?? lines.length), before, after };
  });
}

/** So many paragraphs of a name and what is said of it, and no price. */
const manyPairs = 6;
const fewDishes = 3;

const dishCount = (found: readonly Found[]) =>
  found.reduce((sum, { dishes }) => sum + dishes.length, 0);

/** Whether a course without a title, or one alone, is of a menu. */
function isMenuAlone({ course, dishes }: Found): boolean {
  const pairs = dishes.filter(({ said }) => said.length > 0).length;
  return dishes.length >= fewDishes && (course.betweens > 1 || pairs >= manyPairs);
}

/** The paragraph right above a price may be what it is the price of. */
function ofPrice({ lines, after }: Stretch): ReadonlySet<CourseLine> {
  if (after?.kind !== 'priced' || lines.at(-1)?.kind !== 'text') return new Set();
  const from = lines.findLastIndex(({ kind }) => kind !== 'text') + 1;
  const paragraph = lines.slice(from);
  const isBelowName = isPriceAlone(after.text) || after.isSmall || paragraph.length === 1;
  return new Set(isBelowName ? paragraph.slice(-3) : []);
}

function foundIn(stretch: Stretch): { all: Found[]; layout: Layout } {
  const courses = coursesIn(withWeakTitles(stretch.lines));
  const layout = layoutOf(courses);
  const priced = ofPrice(stretch);
  const all = courses
    .map((course) => ({
      course,
      dishes: dishesOf(course, layout).filter(({ name }) => !priced.has(name)),
    }))
    .filter(({ dishes }) => dishes.length > 0);
  return { all, layout };
}

/** Those of a stretch that are courses by themselves. */
function coursesOf(stretch: Stretch, isMenu: boolean): Found[] {
  const { all, layout } = foundIn(stretch);
  const titled = all.filter(({ course }) => course.title);
  const count = dishCount(titled);
  const isTitled =
    count >= fewDishes && (isMenu || (titled.length > 1 && count * 2 >= titled.length * fewDishes));
  const isLoudAbove = ({ dishes }: Found) =>
    isTitled && layout.areLoud && dishes.every(({ name, said }) => name.isLoud && said.length > 0);
  return all.filter((one) => (one.course.title ? isTitled : isLoudAbove(one)) || isMenuAlone(one));
}

/** «Two courses for £15.50», and below it, or else above, names without a title. */
function besidePrice(stretch: Stretch, isBelow: boolean): Found[] {
  const { all } = foundIn(stretch);
  const beside = isBelow ? all[0] : all.at(-1);
  return beside && !beside.course.title && beside.dishes.length >= fewDishes ? [beside] : [];
}

function coursesOfAll(stretches: readonly Stretch[], isMenu: boolean): Found[][] {
  const found = stretches.map((stretch) => {
    const own = coursesOf(stretch, isMenu);
    return own.length > 0 || stretch.before?.kind !== 'ofMenu' ? own : besidePrice(stretch, true);
  });
  return stretches.map((stretch, turn) => {
    const own = found[turn] ?? [];
    const isAbove = stretch.after?.kind === 'ofMenu' && turn === 0 && found[1]?.length === 0;
    return own.length === 0 && isAbove ? besidePrice(stretch, false) : own;
  });
}

/** What stands between dishes, and behind the last remarks up to what has a price. */
function remarksOf({ lines, after }: Stretch, found: ReadonlySet<number>): CourseLine[] {
  const [first, last] = [Math.min(...found), Math.max(...found)];
  const behind = lines.filter(({ at }) => at > last);
  const next = behind.findIndex(({ kind }) => kind === 'title' || kind === 'blank');
  const remarks = after === undefined || next < 0 ? behind : behind.slice(0, next);
  const between = lines.filter(({ at }) => at > first && at < last && !found.has(at));
  return [...between, ...remarks].filter(({ kind }) => kind !== 'blank');
}

function partsOf(found: readonly Found[]): Map<number, LinePart> {
  return new Map(
    found.flatMap(({ course, dishes }): [number, LinePart][] => [
      ...(course.title ? [[course.title.at, 'title'] as [number, LinePart]] : []),
      ...dishes.flatMap(({ name, said }): [number, LinePart][] => [
        [name.at, 'dish'],
        ...said.map(({ at }): [number, LinePart] => [at, 'said']),
      ]),
    ]),
  );
}

/** «119,- per person» below a name and a line or two, and so below others: each is what one dish costs. */
function withPricesEach(known: readonly CourseLine[]): CourseLine[] {
  const alone = known.filter(({ kind, text }) => kind === 'ofMenu' && isPriceAlone(text));
  const isShort = ({ at }: CourseLine) => {
    const above = known.slice(0, at).toReversed();
    const count = above.findIndex(({ kind }) => kind !== 'text');
    return count > 0 && count <= fewDishes;
  };
  const areEach = alone.length >= fewDishes && alone.filter(isShort).length * 4 >= alone.length * 3;
  return known.map((line) =>
    areEach && alone.includes(line) ? { ...line, kind: 'priced' } : line,
  );
}

/** «*Or grilled rockfish»: the other of two dishes. */
const alternative = /^\s*\*?\s*(?:OR|Or)\s+(?=\p{Lu})/u;

/** Dishes without a price of their own, below the titles of a menu's courses or of days. */
export const withCourses: Step = (lines) => {
  const known = withPricesEach(lines.map(courseLine));
  const isMenu =
    known.some(({ kind }) => kind === 'ofMenu') ||
    !known.some((line) => isPriced(line) && hasMoney(line.text));
  const parts = new Map<number, LinePart>();
  const stretches = stretchesOf(known);
  for (const [turn, courses] of coursesOfAll(stretches, isMenu).entries()) {
    const found = partsOf(courses);
    const stretch = stretches[turn];
    if (found.size === 0 || !stretch) continue;
    for (const [at, part] of found) parts.set(at, part);
    for (const { at } of remarksOf(stretch, new Set(found.keys()))) parts.set(at, 'aside');
  }
  return lines.map((line, at) => {
    const part = line.part ?? parts.get(at);
    const text = part === 'dish' ? line.text.replace(alternative, '') : line.text;
    return part ? { ...line, text, part } : line;
  });
};
