import type { CourseLine } from './course-line.ts';
import type { Cell, Course } from './courses-in.ts';

export type CourseDish = { name: CourseLine; said: CourseLine[] };

/** How names are told from what is said of them, learnt from all courses of a menu. */
export type Layout = {
  areLoud: boolean;
  areListed: boolean;
  areSmall: boolean;
  /** A paragraph is a dish: its name, and what is said of it. */
  arePairs: boolean;
  /** Each second line is said of the one above it. */
  areInTurn: boolean;
};

const count = <Thing>(things: readonly Thing[], isSo: (thing: Thing) => boolean) =>
  things.filter(isSo).length;

const hasList = ({ text }: CourseLine) => /, \p{L}|\p{L} [|/] \p{L}/u.test(text);
const startsWithConjunction = (text: string) =>
  /^(?:with|served|on|in|and|topped|accompanied|finished|avec|mit|con|com|met)(?!\p{L})/iu.test(
    text,
  );

const linesOf = (courses: readonly Course[]) =>
  courses.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines));

/** Lines in a row, of which blanks tell nothing: below a title, or a paragraph each. */
function rowsOf({ cells }: Course): CourseLine[][] {
  const areSingle = cells.every(({ lines }) => lines.length === 1);
  return areSingle ? [cells.flatMap(({ lines }) => lines)] : cells.map(({ lines }) => lines);
}

const isDescribedBelow = (said: CourseLine | undefined, name: CourseLine | undefined) =>
  said !== undefined && name !== undefined && hasList(said) && !hasList(name);

function doAlternate(courses: readonly Course[]): boolean {
  const rows = courses.flatMap(rowsOf).filter((row) => row.length > 1);
  let pairs = 0;
  let alone = 0;
  for (const row of rows)
    for (let at = 0; at < row.length; at += 1)
      if (isDescribedBelow(row[at + 1], row[at])) {
        pairs += 1;
        at += 1;
      } else alone += 1;
  return pairs > 2 && alone * 4 <= pairs;
}

/** Most paragraphs have a name, and below it a line or two on it. */
function arePairs(courses: readonly Course[]): boolean {
  const several = courses.filter(({ cells }) => cells.length > 1);
  const cells = several.flatMap((course) => course.cells.filter((cell) => !cell.isBelowTitle));
  const short = cells.filter(({ lines }) => lines.length > 1 && lines.length < 5);
  const isDescription = ({ lines: [name, said] }: Cell) =>
    isDescribedBelow(said, name) || said?.isSmall === true;
  return (
    short.length > 2 &&
    short.length * 2 > cells.length &&
    count(short, isDescription) * 2 >= short.length
  );
}

export function layoutOf(courses: readonly Course[]): Layout {
  const texts = linesOf(courses);
  const loud = count(texts, ({ isLoud }) => isLoud);
  return {
    areLoud: loud > 1 && loud * 5 >= texts.length && loud < texts.length,
    areListed: count(texts, ({ isListed }) => isListed) > 2,
    areSmall: count(texts, ({ isSmall }) => isSmall) * 3 > texts.length * 2,
    arePairs: arePairs(courses),
    areInTurn: doAlternate(courses),
  };
}

function isSaid(
  line: CourseLine,
  above: CourseLine | undefined,
  dish: CourseDish,
  layout: Layout,
): boolean {
  if (layout.areLoud && dish.name.isLoud) return !line.isLoud;
  if (layout.areListed && dish.name.isListed) return !line.isListed && above !== undefined;
  if (line.isSmall && !layout.areSmall) return true;
  if (above !== undefined && layout.arePairs) return true;
  if (startsWithConjunction(line.text)) return true;
  return layout.areInTurn && dish.said.length === 0 && isDescribedBelow(line, dish.name);
}

/** The dishes of a course: «Leek soup», and below it «with chives», are one. */
export function dishesOf({ cells }: Course, layout: Layout): CourseDish[] {
  const dishes: CourseDish[] = [];
  for (const { lines } of cells)
    for (const [at, line] of lines.entries()) {
      const dish = dishes.at(-1);
      if (dish && isSaid(line, lines[at - 1], dish, layout)) dish.said.push(line);
      else dishes.push({ name: line, said: [] });
    }
  return dishes;
}
