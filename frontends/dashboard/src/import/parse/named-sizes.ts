import type { ClassifiedLine } from './classified-line.ts';
import { lineUnder } from './line-kind.ts';
import type { Reading } from './reading.ts';
import { asName } from './size-names.ts';
import { columnHeaders, sizeHeaderOf, type SizeHeader } from './size-header.ts';

/** Priced lines to check: one must have a price for each name of the header above. */
const looked = 3;
/** For unknown size names: share of lines with several prices that must have one per name. */
const minShare = 0.6;

/** Parses a line as a header, if the lines below are priced to match. */
export function headerAt(
  { known, style, sizes }: Reading,
  { at, text }: ClassifiedLine,
): SizeHeader | undefined {
  const priced = known
    .slice(at + 1)
    .filter((line) => line.kind === 'dish' || line.kind === 'price');
  const fits = (lines: readonly ClassifiedLine[], names: readonly string[]) =>
    lines.filter((line) => lineUnder(line, names, style)).length;
  // What stands below is called by itself.
  if (priced[0]?.names) return undefined;
  const header = sizeHeaderOf(text);
  const below = priced.slice(0, looked * 2);
  const several = below.filter(({ price }) => price.prices.length > 1).length;
  const [column] = columnHeaders(text)
    .map((one) => ({ ...one, support: fits(below, one.names) }))
    .filter(
      ({ names, support }) =>
        (support > 1 || names.join() === sizes?.names.join()) &&
        support >= several * minShare &&
        fits(below.slice(0, 2), names) > 0,
    )
    .toSorted((one, other) => other.support * other.names.length - one.support * one.names.length);
  // «bolée   50 cl   75 cl»: one name is not a known size.
  if (header && !(column && column.names.length > header.names.length && header.title !== ''))
    return fits(priced.slice(0, looked), header.names) > 0 ? header : column;
  return column;
}

/** Names a line's prices by the header above it. */
export function sizedLine(reading: Reading, line: ClassifiedLine): ClassifiedLine {
  const { sizes, known, style } = reading;
  if (line.names) return lineUnder(line, line.names.map(asName), style) ?? line;
  if (!sizes) return line;
  const sized = lineUnder(line, sizes.names, style);
  if (!sized) return withFewer(line, sizes.names);
  sizes.isUsed = true;
  known[line.at] = sized;
  return sized;
}

/** Only their columns tell which names its prices have: a line loses them. */
function withFewer(line: ClassifiedLine, names: readonly string[]): ClassifiedLine {
  const { prices, choices, reasons } = line.price;
  if (prices.length === 0 || prices.length >= names.length) return line;
  const reason = `It has ${prices.length === 1 ? 'one price' : `${prices.length} prices`} under ${names.join(' and ')}.`;
  const named = prices.map((price, at) => ({ name: names[at] ?? '', price }));
  const price = { ...line.price, choices: prices.length > 1 ? named : choices };
  return { ...line, price: { ...price, reasons: [...reasons, reason] } };
}

/** A header still applies below if the next dish has a price for each of its names. */
export function stillApplies({ known, sizes }: Reading, at: number): boolean {
  const next = known.slice(at + 1).find(({ kind }) => kind === 'dish');
  return sizes !== undefined && next?.price.prices.length === sizes.names.length;
}
