import type { Block } from './mark.ts';

/** A section's heading or a dish, and the room above it where something stands there; pixels. */
export type Row = { kind: 'section' | 'dish'; id: string; gap: number; block: Block };

/** What one picture holds. */
export type Picture = { rows: readonly Row[]; height: number };

/** A page that goes on with a section says its name again; a heading never stands alone at the end. */
function withHeading(rows: readonly Row[], at: number): Row[] {
  const row = rows[at];
  if (!row || row.kind === 'section') return [];
  const heading = rows.slice(0, at).findLast(({ kind }) => kind === 'section');
  return heading ? [heading] : [];
}

const heightOf = (rows: readonly Row[]) =>
  rows.reduce((sum, { gap, block }, at) => sum + (at > 0 ? gap : 0) + block.height, 0);

/** As many rows as fit, one picture after the other; undefined where a dish fits on none. */
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

/** On as few pictures as hold them, each about as full; `capacities` of the first and of the others, in pixels. */
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
