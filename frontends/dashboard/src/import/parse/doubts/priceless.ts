import { isUnpriced } from '../dish.ts';
import type { ReadMenu, ReadSection } from '../source-line.ts';
import { amountsWritten, noPrice } from './price-clues.ts';

/** Of those in a row that are so, the ones that follow each other. */
export function runsOf<One>(all: readonly One[], isSo: (one: One) => boolean): One[][] {
  const runs: One[][] = [];
  for (const [at, one] of all.entries()) {
    const before = all[at - 1];
    if (!isSo(one)) continue;
    if (before !== undefined && isSo(before)) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs;
}

const isPriceless = ({ dishes }: ReadSection) => dishes.every(isUnpriced);

/** Sections in a row without a price, of several dishes: «Monday» to «Friday» of a canteen. */
const askedIn = (sections: readonly ReadSection[]) =>
  runsOf(sections, isPriceless).filter(
    (run) => run.reduce((sum, { dishes }) => sum + dishes.length, 0) > 1,
  );

const linesOf = ({ line, dishes }: ReadSection) => [line, ...dishes.flatMap((dish) => dish.lines)];

/**
 * Where no dish of a section has a price, or of several in a row, that is asked once, and said of none of them. What
 * costs something in the lines around them is told with the question: «3 courses 28.00».
 */
export function askOncePerRun(menu: ReadMenu): ReadMenu {
  const { lines, sections } = menu;
  for (const run of askedIn(sections)) {
    const others = sections.filter((one) => !run.includes(one)).flatMap(linesOf);
    const own = run.flatMap(linesOf).filter((at) => at >= 0);
    const [first, last] = [Math.min(...own), Math.max(...own)];
    const from = Math.max(-1, ...others.filter((at) => at < first)) + 1;
    const to = Math.min(lines.length, ...others.filter((at) => at > last));
    const taken = new Set(others);
    const near = Array.from({ length: Math.max(0, to - from) }, (_, turn) => from + turn).filter(
      (at) => !taken.has(at) && amountsWritten(lines[at]?.text ?? '').length > 0,
    );
    for (const [at, section] of run.entries()) {
      section.asked = { isFirst: at === 0, near };
      for (const dish of section.dishes)
        dish.doubts = dish.doubts.filter(({ reason }) => reason !== noPrice);
    }
  }
  return menu;
}
