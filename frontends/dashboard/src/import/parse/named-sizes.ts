import { lineUnder, type KnownLine } from './line-kind.ts';
import type { Reading } from './reading.ts';
import { asName } from './size-names.ts';
import { columnHeaders, sizeHeaderOf, type SizeHeader } from './size-header.ts';

/** Priced lines that are looked at: one of them has a price for each name of a header above it. */
const looked = 3;
/** Of names that are no known sizes, so many of the lines with several prices must have one for each. */
const share = 0.6;

/** The header that a line is: only where what stands below it is priced so. */
export function headerAt(
  { known, style }: Reading,
  { at, text, kind }: KnownLine,
): SizeHeader | undefined {
  const priced = known
    .slice(at + 1)
    .filter((line) => line.kind === 'dish' || line.kind === 'price');
  const fits = (lines: readonly KnownLine[], names: readonly string[]) =>
    lines.filter((line) => lineUnder(line, names, style)).length;
  const header = sizeHeaderOf(text);
  if (header) return fits(priced.slice(0, looked), header.names) > 0 ? header : undefined;
  const below = priced.slice(0, looked * 2);
  const several = below.filter(({ price }) => price.prices.length > 1).length;
  return columnHeaders(text, kind === 'dish')
    .map((one) => ({ ...one, support: fits(below, one.names) }))
    .filter(
      ({ names, support }) =>
        support > 1 && support >= several * share && fits(below.slice(0, 2), names) > 0,
    )
    .toSorted((one, other) => other.support - one.support)[0];
}

/** A line with its prices named by the header above it. */
export function sizedLine(reading: Reading, line: KnownLine): KnownLine {
  const { sizes, known, style } = reading;
  if (line.names) return lineUnder(line, line.names.map(asName), style) ?? line;
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

/** A header holds for the sections below that have a price, plain to see, for each of its names. */
export function goesOn({ known, sizes }: Reading, at: number): boolean {
  const next = known.slice(at + 1).find(({ kind }) => kind === 'dish');
  return sizes !== undefined && next?.price.prices.length === sizes.names.length;
}
