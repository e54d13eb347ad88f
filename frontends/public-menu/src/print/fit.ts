import type { Group } from './blocks.ts';
import type { Layout } from './layouts.ts';
import { pxPerMm } from './paper-size.ts';
import { balanceColumns } from './balance-columns.ts';

/** Heights of all blocks in order, in pixels, at a width (millimeters) and type size (points). */
export type Measure = (width: number, size: number) => readonly number[];

/** A laid-out menu: groups by side and column. */
export type Fitted = { layout: Layout; size: number; sides: Group[][][] };

const step = 0.5;
const mostSides = 24;

/** The first layout that holds everything, on as few sides as it may, in its largest type; undefined if none does. */
export function fit(
  groups: readonly Group[],
  layouts: readonly Layout[],
  measure: Measure,
): Fitted | undefined {
  for (const layout of layouts) {
    const { width, least, most } = layout;
    const fewest = sidesOf(groups, layout, measure(width, least))?.length;
    if (fewest === undefined) continue;
    for (let size = most; size >= least; size -= step) {
      const sides = sidesOf(groups, layout, measure(width, size), fewest);
      if (sides) return { layout, size, sides };
    }
  }
  return undefined;
}

function sidesOf(
  groups: readonly Group[],
  layout: Layout,
  heights: readonly number[],
  most = layout.overleaf ? mostSides : 1,
) {
  const { heights: first, overleaf } = layout;
  let at = 0;
  const chunks = groups.map(({ blocks, opens }) => {
    const own = heights.slice(at, (at += blocks.length));
    return { height: own.reduce((sum, height) => sum + height, 0), opens };
  });
  for (let sides = 1; sides <= most; sides += 1) {
    const columns = [first, ...Array.from({ length: sides - 1 }, () => overleaf ?? [])].flat();
    const counts = balanceColumns(
      chunks,
      columns.map((height) => height * pxPerMm),
    );
    if (counts) return laidOut(groups, counts, first.length);
  }
  return undefined;
}

/** Groups by side and column. */
function laidOut(groups: readonly Group[], counts: readonly number[], across: number) {
  let at = 0;
  const columns = counts.map((count) => groups.slice(at, (at += count)));
  const sides: Group[][][] = [];
  for (let from = 0; from < columns.length; from += across) {
    sides.push(columns.slice(from, from + across));
  }
  return sides;
}
