import type { SourceLine } from './source-line.ts';

/** A normalized line, and the numbers of its source lines. */
export type TidyLine = SourceLine & {
  from: number[];
  /** A number of its own stood before it, as before each dish. */
  isNumbered?: true;
  /** The name of a day, however short. */
  isDay?: true;
  /** What is written for its day: «LUNDI 3 MARS». */
  day?: string;
  /** A name whose price stood behind what is said of it. */
  isNamed?: true;
};
export type Step = (lines: readonly TidyLine[]) => TidyLine[];

export const withText = <Line extends SourceLine>(line: Line, text: string): Line =>
  text === line.text ? line : { ...line, text };

/** Its text, and what stands in each of its places. */
export const withEachText = (line: TidyLine, change: (text: string) => string): TidyLine => ({
  ...withText(line, change(line.text)),
  ...(line.places && { places: line.places.map((one) => ({ ...one, text: change(one.text) })) }),
});

/** «Soup», and «7.50» that stands elsewhere, on one line. */
export const withPriceOf = (line: TidyLine, price: TidyLine): TidyLine => ({
  ...line,
  text: `${line.text.trimEnd()}    ${price.text.trim()}`,
  from: [...line.from, ...price.from],
});

export const isBlank = (line: TidyLine | undefined) => (line?.text.trim() ?? '') === '';

export const eachText =
  (change: (text: string) => string): Step =>
  (lines) =>
    lines.map((line) => withText(line, change(line.text)));
