import { readDecimal } from '@menuleaf/shared/contracts/fields/decimal.ts';
import { writtenChoices } from '@menuleaf/shared/menu/prices/written-choices.ts';
import { plainMoney } from '../amounts/spelled-money.ts';
import { hasThousandths } from '../words/money-words.ts';
import { parts, withoutGroup } from '../amounts/thousands.ts';
import { takePrice, type FoundPrice } from '../money.ts';
import { priceIn } from './cells.ts';
import { kindOfPrice, underneath } from './heads.ts';
import { asName, type SizedPrice } from '../size-names.ts';

type Row = readonly string[];

const textAt = (row: Row, at: number) => row[at]?.trim() ?? '';

/** «26 cm» of «Price – 26 cm», and of «Price 26 cm». */
const sizeIn = (head: string) =>
  head.includes(underneath) ? (head.split(underneath).at(-1) ?? '') : (kindOfPrice(head) ?? head);

/** Names of the size columns, from the header. */
export const sizesOf = (header: Row, columns: readonly string[]) =>
  columns.flatMap((column, at) =>
    column === 'size' ? [{ at, name: asName(sizeIn(textAt(header, at))) }] : [],
  );

type Sizes = ReturnType<typeof sizesOf>;

/** A row's prices by size; undefined if no size column has one. */
export function sizedPriceOf(row: Row, sizes: Sizes, decimals: number): FoundPrice | undefined {
  const read = sizes.map(({ at, name }) => ({
    name,
    found: takePrice(priceIn(textAt(row, at)), decimals),
  }));
  const choices = read.flatMap(({ name, found: { prices } }) =>
    prices.slice(0, 1).map((price) => ({ name, price })),
  );
  const reasons = read.flatMap(({ found }) => found.reasons);
  return choices.length === 0 && reasons.length === 0 ? undefined : ofChoices(choices, reasons);
}

/** «Glass=8.00; Bottle=32.00», as the product's own files write it; undefined if the cell is not all of that. */
export function choicesIn(cell: string): FoundPrice | undefined {
  const written = writtenChoices(cell);
  const choices = written.flatMap(({ name, price }) => {
    const amount = readDecimal(price);
    return typeof amount === 'number' ? [{ name, price: amount }] : [];
  });
  return choices.length > 0 && choices.length === written.length
    ? { ...ofChoices(choices, []), choices }
    : undefined;
}

const ofChoices = (choices: SizedPrice[], reasons: string[]): FoundPrice => ({
  rest: '',
  prices: choices.map(({ price }) => price),
  choices: choices.length > 1 ? choices : [],
  isMarket: false,
  isLeast: false,
  isBare: false,
  reasons,
});

/** A price cell; «Whole 68 / Litre 118» has names of its own. */
export function priceOf(cell: string, decimals: number): FoundPrice {
  const named = cell.split(/\s*[/|;\n]\s*/u).map((part) => {
    const { rest, prices } = takePrice(part, decimals);
    return {
      name: asName(rest.replace(/[\s:–-]+$/u, '')),
      price: prices.length === 1 ? prices[0] : null,
    };
  });
  const choices = named.flatMap(({ name, price }) =>
    /^\p{L}[^\d]*$/u.test(name) && typeof price === 'number' ? [{ name, price }] : [],
  );
  const areNamed =
    choices.length === named.length && new Set(choices.map(({ name }) => name)).size > 1;
  return areNamed ? ofChoices(choices, []) : takePrice(cell, decimals);
}

/**
 * Plain amounts in the columns of prices: «L145» beside «L 80» loses its sign, «1.250» below «Price (KWD)» is 1.25, and
 * where no price has a fraction, what parts three digits groups thousands: «1,180» beside «880».
 */
export function withPlainPrices(
  rows: readonly string[][],
  columns: readonly string[],
  decimals: number,
): readonly string[][] {
  const isPriced = (at: number) => /^(?:price|size)$/u.test(columns[at] ?? '');
  const changes = columns.map((_, at) =>
    isPriced(at)
      ? plainMoney(
          rows.map((row) => row[at] ?? ''),
          rows[0]?.[at],
        )
      : undefined,
  );
  const written = rows.map((row) => row.map((cell, at) => changes[at]?.(cell) ?? cell));
  const prices = written.map((row) => row.filter((_, at) => isPriced(at)));
  const isWhole =
    decimals !== 3 &&
    !prices.some((row) => row.some((cell) => parts.test(cell) || hasThousandths(cell)));
  return isWhole
    ? written.map((row) => row.map((cell, at) => (isPriced(at) ? withoutGroup(cell) : cell)))
    : written;
}
