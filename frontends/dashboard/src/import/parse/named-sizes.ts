import { lineUnder, type KnownLine } from './line-kind.ts';
import type { Reading } from './reading.ts';
import { sizeHeaderOf, type SizeHeader } from './size-header.ts';

/** Priced lines that are looked at: one of them has a price for each name of a header above it. */
const looked = 3;

/** The header that a line is: only where what stands below it is priced so. */
export function headerAt(
  { known, style }: Reading,
  { at, text }: KnownLine,
): SizeHeader | undefined {
  const header = sizeHeaderOf(text);
  if (!header) return undefined;
  const priced = known.slice(at + 1).filter(({ kind }) => kind === 'dish' || kind === 'price');
  const isAbove = priced.slice(0, looked).some((line) => lineUnder(line, header.names, style));
  return isAbove ? header : undefined;
}

/** A line with its prices named by the header above it. */
export function sizedLine(reading: Reading, line: KnownLine): KnownLine {
  const { sizes, known, style } = reading;
  if (!sizes) return line;
  const sized = lineUnder(line, sizes.names, style);
  if (!sized) return withOne(line, sizes.names);
  sizes.isUsed = true;
  known[line.at] = sized;
  return sized;
}

/** Where it stands tells which of the names it has: that is lost in a line. */
function withOne(line: KnownLine, names: readonly string[]): KnownLine {
  if (line.price.prices.length !== 1) return line;
  const reason = `It has one price under ${names.join(' and ')}.`;
  return { ...line, price: { ...line.price, reasons: [...line.price.reasons, reason] } };
}
