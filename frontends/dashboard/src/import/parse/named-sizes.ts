import { lineUnder, type KnownLine } from './line-kind.ts';
import type { Reading } from './reading.ts';
import { asName } from './size-names.ts';
import { sizeHeaderOf, type SizeHeader } from './size-header.ts';

/** Priced lines that are looked at: one of them has a price for each name of a header above it. */
const looked = 3;

/** The header that a line is: only where what stands below it is priced so. */
export function headerAt(
  { known, style }: Reading,
  { at, text }: KnownLine,
): SizeHeader | undefined {
  const priced = known.slice(at + 1).filter(({ kind }) => kind === 'dish' || kind === 'price');
  const below = priced.slice(0, looked);
  const header = sizeHeaderOf(text);
  if (header)
    return below.some((line) => lineUnder(line, header.names, style)) ? header : undefined;
  return headersByColumns(text).find(
    ({ names }) => below.length > 0 && below.every((line) => lineUnder(line, names, style)),
  );
}

/** Words far apart above as many prices are their names, whatever they say. */
function headersByColumns(text: string): SizeHeader[] {
  const pieces = text.trim().split(/\s{3,}/u);
  const counts = pieces.length > 1 ? pieces.map((_, at) => at).slice(0, -1) : [];
  return counts.map((from) => ({
    title: pieces.slice(0, from).join(' '),
    names: pieces.slice(from).map(asName),
  }));
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
