import type { Net } from './net-changes.ts';

/** Writes per part, well below a transaction's limit of 100, leaving room for lists and restaurants. */
const mostWrites = 75;

/** At most, per thing. */
const writesOf = ({ wasThere, isThere }: Net) => (wasThere && isThere ? 1 : 3);

export type Part = { nets: readonly Net[]; onlyPrices: boolean };

const prices = new Set(['price_cents', 'price_thousandths', 'choices']);

const isOfPrices = ({ kind, wasThere, isThere, before, after, lists }: Net) =>
  kind === 'items' &&
  wasThere &&
  isThere &&
  lists.length === 0 &&
  Object.keys({ ...before, ...after }).every((name) => prices.has(name));

/** Restores run first, so lists can refer to them; removals run last. */
const rank = ({ wasThere, isThere }: Net) => (isThere ? (wasThere ? 1 : 2) : 0);

/** Splits an undo into transactions. Price changes alone are one part, however many. */
export function inParts(nets: readonly Net[]): Part[] {
  if (nets.every(isOfPrices)) return nets.length === 0 ? [] : [{ nets, onlyPrices: true }];
  const parts: Net[][] = [[]];
  let writes = 0;
  for (const net of nets.toSorted((one, other) => rank(one) - rank(other))) {
    if (writes + writesOf(net) > mostWrites) {
      parts.push([]);
      writes = 0;
    }
    parts.at(-1)?.push(net);
    writes += writesOf(net);
  }
  return parts.map((some) => ({ nets: some, onlyPrices: false }));
}
