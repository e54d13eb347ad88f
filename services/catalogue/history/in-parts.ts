import type { Net } from './net-changes.ts';

/** Writes of one part, well below the hundred of a transaction: lists and restaurants may be written along. */
const mostWrites = 75;

/** At most, of one thing. */
const writesOf = ({ wasThere, isThere }: Net) => (wasThere && isThere ? 1 : 3);

export type Part = { nets: readonly Net[]; onlyPrices: boolean };

const prices = new Set(['price_cents', 'price_thousandths', 'choices']);

const isOfPrices = ({ kind, wasThere, isThere, before, after, lists }: Net) =>
  kind === 'items' &&
  wasThere &&
  isThere &&
  lists.length === 0 &&
  Object.keys({ ...before, ...after }).every((name) => prices.has(name));

/** What is back first can be put into lists, and what is taken out of lists is removed last. */
const rank = ({ wasThere, isThere }: Net) => (isThere ? (wasThere ? 1 : 2) : 0);

/** What is taken back in one transaction each. Prices alone are one part, however many. */
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
