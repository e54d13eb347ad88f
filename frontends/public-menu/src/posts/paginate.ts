import type { Block } from './mark.ts';

/** A section's heading or a dish, and the gap above it unless it is first; pixels. */
export type Row = { kind: 'section' | 'dish'; id: string; gap: number; block: Block };

/** Content of one picture. */
export type Picture = { rows: readonly Row[]; height: number };

/** A continued section repeats its heading; a heading never ends a page. */
function withHeading(rows: readonly Row[], at: number): Row[] {
  const row = rows[at];
  if (!row || row.kind === 'section') return [];
  const heading = rows.slice(0, at).findLast(({ kind }) => kind === 'section');
  return heading ? [heading] : [];
}

const heightOf = (rows: readonly Row[]) =>
  rows.reduce((sum, { gap, block }, at) => sum + (at > 0 ? gap : 0) + block.height, 0);

/** Puts as many rows as fit on each picture; undefined if a dish fits on none. */
function fill(rows: readonly Row[], capacityOf: (at: number) => number): Picture[] | undefined {
  const pictures: Picture[] = [];
  let at = 0;
  while (at < rows.length) {
    const capacity = capacityOf(pictures.length);
    const held = withHeading(rows, at);
    const before = held.length;
    let next = at;
    for (let row = rows[next]; row && heightOf([...held, row]) <= capacity; row = rows[next]) {
      held.push(row);
      next += 1;
    }
    if (next < rows.length && held.at(-1)?.kind === 'section') {
      held.pop();
      next -= 1;
    }
    if (next <= at || held.length <= before) return undefined;
    pictures.push({ rows: held, height: heightOf(held) });
    at = next;
  }
  return pictures;
}

const steps = 24;

/** Uses as few pictures as possible, evenly filled; `capacities` of the first and the others, in pixels. */
export function paginate(
  rows: readonly Row[],
  [first = 0, others = 0]: readonly number[],
): Picture[] | undefined {
  const part = (share: number) => (at: number) => (at === 0 ? first : others) * share;
  const greedy = fill(rows, part(1));
  if (!greedy || greedy.length < 2) return greedy;
  let best = greedy;
  for (let step = 1; step < steps; step += 1) {
    const even = fill(rows, part(1 - step / steps));
    if (!even || even.length > greedy.length) break;
    best = even;
  }
  return best;
}
