/** Overscan in pixels: what a thumb scrolls while rows are rendered. */
const overscanPx = 900;

/** Rows rendered of a distant list: a screen reader that jumps to it finds its start. */
const fewest = 8;

/** Rendered rows: `from` up to but excluding `to`, and the focused one, by its id or its index. */
export type RenderedRange<Row = number> = { from: number; to: number; focused: Row };

/** Heights by index; 0 if a row was never rendered, so the `mean` applies. */
type Heights = { measured: Float64Array; mean: number };

export const isSame = <Row>(a: RenderedRange<Row>, b: RenderedRange<Row>) =>
  a.from === b.from && a.to === b.to && a.focused === b.focused;

/** Rows on the screen or near it, for a list that begins at `top` of the screen. */
export function rowsNearViewport(
  { top, screen }: { top: number; screen: number },
  { measured, mean }: Heights,
): { from: number; to: number } {
  const below = screen + overscanPx;
  let edge = top;
  let from = 0;
  let to = 0;
  while (to < measured.length && edge < below) {
    edge += measured[to] || mean;
    to += 1;
    if (edge < -overscanPx) from = to;
  }
  const last = measured.length;
  return {
    from: Math.min(from, Math.max(0, last - fewest)),
    to: Math.max(to, Math.min(fewest, last)),
  };
}

/** Rendered rows in order, each with the height skipped before it, and the height left below. */
export function partsOf({ from, to, focused }: RenderedRange, { measured, mean }: Heights) {
  const rows: { index: number; before: number }[] = [];
  let gap = 0;
  // Neighbors of the focused row too: Tab moves there.
  const isBeside = (index: number) => focused >= 0 && Math.abs(index - focused) <= 1;
  for (const [index, height] of measured.entries()) {
    if ((index >= from && index < to) || isBeside(index)) {
      rows.push({ index, before: gap });
      gap = 0;
    } else gap += height || mean;
  }
  return { rows, after: gap };
}
