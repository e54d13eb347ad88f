import { isPriceAlone } from '../bare-names.ts';
import type { Step, TidyLine } from '../tidy-line.ts';

/** So many dishes, and such a share of the prices that stand alone, are how a page is made. */
const leastDishes = 4;
const leastShare = 0.3;
/** A name, and what is said of it. */
const mostBetween = 3;

/** «$5», «/», «$9» on three lines as one. */
function withStrokesJoined(lines: readonly TidyLine[]): TidyLine[] {
  const joined: TidyLine[] = [];
  for (const line of lines) {
    const [first, stroke] = joined.slice(-2);
    const isSecond = first && /^\s*[/|]\s*$/u.test(stroke?.text ?? '') && isPriceAlone(line.text);
    if (stroke && isSecond && isPriceAlone(first.text)) {
      const text = `${first.text.trim()} / ${line.text.trim()}`;
      joined.splice(-2, 2, { ...first, text, from: [...first.from, ...stroke.from, ...line.from] });
    } else joined.push(line);
  }
  return joined;
}

/**
 * «$9», «Beet hummus», «with pita», «$9»: a page that shows each price above its dish to some and below it to others is
 * copied with both, and only those below are kept.
 */
export const withPricesOnce: Step = (given) => {
  const lines = withStrokesJoined(given);
  const alone = lines.flatMap(({ text }, at) =>
    /\d/u.test(text) && isPriceAlone(text) ? [at] : [],
  );
  const textAt = (at: number) => lines[at]?.text.trim() ?? '';
  const above = new Set<number>();
  for (const [index, at] of alone.entries()) {
    const below = alone[index + 1] ?? at;
    const isOfDish = below - at > 1 && below - at - 1 <= mostBetween;
    const isTaken = above.has(alone[index - 1] ?? -1);
    if (isOfDish && !isTaken && textAt(at) === textAt(below)) above.add(at);
  }
  const isUsual = above.size >= leastDishes && above.size >= alone.length * leastShare;
  return isUsual ? lines.filter((_, at) => !above.has(at)) : [...given];
};

/** Numbers of the lines whose price is said again below. */
export function pricesTwice(lines: readonly { text: string }[]): number[] {
  const all = lines.map(({ text }, at): TidyLine => ({ text, from: [at] }));
  const kept = new Set(withPricesOnce(all).flatMap(({ from }) => from));
  return all.flatMap((_, at) => (kept.has(at) ? [] : [at]));
}
