import { takePrice, type FoundPrice } from '../money.ts';
import { asName } from '../size-names.ts';

type Row = readonly string[];

const textAt = (row: Row, at: number) => row[at]?.trim() ?? '';

/** Names of the size columns, from the header. */
export const sizesOf = (header: Row, columns: readonly string[]) =>
  columns.flatMap((column, at) =>
    column === 'size' ? [{ at, name: asName(textAt(header, at)) }] : [],
  );

type Sizes = ReturnType<typeof sizesOf>;

/** A row's prices by size; undefined if no size column has one. */
export function sizedPriceOf(row: Row, sizes: Sizes, decimals: number): FoundPrice | undefined {
  const read = sizes.map(({ at, name }) => ({ name, found: takePrice(textAt(row, at), decimals) }));
  const choices = read.flatMap(({ name, found: { prices } }) =>
    prices.slice(0, 1).map((price) => ({ name, price })),
  );
  const reasons = read.flatMap(({ found }) => found.reasons);
  if (choices.length === 0 && reasons.length === 0) return undefined;
  return {
    rest: '',
    prices: choices.map(({ price }) => price),
    choices: choices.length > 1 ? choices : [],
    isMarket: false,
    isLeast: false,
    isBare: false,
    reasons,
  };
}
