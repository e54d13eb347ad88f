/** How far beyond the screen rows are drawn, in pixels: what a thumb scrolls while they are being drawn. */
const ahead = 900;

/** Drawn of a list that is nowhere near: a screen reader that jumps to it finds where it begins. */
const fewest = 8;

/** Which rows are drawn: from the first to before the last, and the one that holds the focus. */
export type Drawn = { from: number; to: number; focused: number };

/** Heights by place in the list; where a row was never drawn, 0 stands for their `mean`. */
type Heights = { measured: Float64Array; mean: number };

export const isSame = (a: Drawn, b: Drawn) =>
  a.from === b.from && a.to === b.to && a.focused === b.focused;

/** The rows that are on the screen or near it: of a list that begins at `top` of a screen so high. */
export function nearScreen(
  { top, screen }: { top: number; screen: number },
  { measured, mean }: Heights,
): { from: number; to: number } {
  const below = screen + ahead;
  let edge = top;
  let from = 0;
  let to = 0;
  while (to < measured.length && edge < below) {
    edge += measured[to] || mean;
    to += 1;
    if (edge < -ahead) from = to;
  }
  const last = measured.length;
  return {
    from: Math.min(from, Math.max(0, last - fewest)),
    to: Math.max(to, Math.min(fewest, last)),
  };
}

/** The drawn rows in their order, each with the height of those before it that are not, and what is left below. */
export function partsOf({ from, to, focused }: Drawn, { measured, mean }: Heights) {
  const rows: { index: number; before: number }[] = [];
  let gap = 0;
  // Those beside the one with the focus too: the Tab key goes there.
  const isBeside = (index: number) => focused >= 0 && Math.abs(index - focused) <= 1;
  for (const [index, height] of measured.entries()) {
    if ((index >= from && index < to) || isBeside(index)) {
      rows.push({ index, before: gap });
      gap = 0;
    } else gap += height || mean;
  }
  return { rows, after: gap };
}
