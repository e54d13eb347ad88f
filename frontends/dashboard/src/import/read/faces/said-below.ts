import { isPriced } from '../../parse/bare-names.ts';
import { isCapitals, isSectionName } from '../../parse/headings.ts';
import { readLegendLine } from '../../parse/marks/legend.ts';
import { isNoise } from '../../parse/noise.ts';
import { isNote } from '../../parse/section-note.ts';
import type { SourceLine } from '../../parse/source-line.ts';
import { isLabeled } from '../../parse/words/said-allergens.ts';
import { parseDiets } from '../../parse/words/said-diets.ts';

/** So many lines in another face below priced ones are how a document says what is in its dishes. */
const minCount = 3;
/** Where no style tells headings, they may be in that face, too; most dishes have none below. */
const minShare = 0.5;

const maySay = (text: string) =>
  /\p{L}{3}/u.test(text) &&
  !/^\s*[(（]|\([^()]{1,6}\)/u.test(text) &&
  !isPriced(text.replace(/\+.*$/u, '')) &&
  !isNoise(text) &&
  parseDiets(text) === undefined &&
  readLegendLine(text).length === 0;

/** What is said of the dish above, as it is read: in brackets, and its marks behind them. */
export function inBrackets(text: string): string {
  const [, said = text, marks = ''] = /^(.*?\S)\s*(\([^()]{1,6}\))\s*$/u.exec(text) ?? [];
  return maySay(said) ? `(${said.trim()}) ${marks}`.trim() : text;
}

/** Puts what stands below priced lines in a face of its own in brackets: in lighter, smaller or slanted letters. What is behind them all is said of the house. */
export function withSaidBelow(
  lines: readonly SourceLine[],
  isLoud: (line: SourceLine) => boolean,
  areHeaded: boolean,
): SourceLine[] {
  const isBelow = lines.map((line, at) => {
    const { text = '', size = 1 } = lines[at - 1] ?? {};
    const isQuiet = (line.size ?? 1) < Math.min(size, 1) || (isLoud({ text }) && !isLoud(line));
    const isOther = isTitle(line.text) || isNote(line.text) || isLabeled(line.text);
    return isPriced(text) && isQuiet && maySay(line.text) && !isOther;
  });
  const count = isBelow.filter(Boolean).length;
  const priced = lines.filter(({ text }) => isPriced(text)).length;
  if (count < minCount || !(areHeaded || count > priced * minShare)) return [...lines];
  const last = lines.findLastIndex((line, at) => isBelow[at] === true || isPriced(line.text));
  let isSaid = false;
  return lines.map((line, at) => {
    isSaid =
      isBelow[at] === true ||
      (isSaid && line.size === lines[at - 1]?.size && !isLoud(line) && !isTitle(line.text));
    if (isSaid) return { ...line, text: inBrackets(line.text) };
    return at > last && line.text !== '' && !isLoud(line) ? { ...line, part: 'aside' } : line;
  });
}

const isTitle = (text: string) => isCapitals(text) || isSectionName(text);

/** So much smaller letters than those of a dish and its price are another face on a page. */
const smaller = 0.97;

function usualSize(lines: readonly SourceLine[]): number {
  const sizes = lines.flatMap(({ text, size }) =>
    size !== undefined && isPriced(text) ? [size] : [],
  );
  const count = (size: number) => sizes.filter((one) => one === size).length;
  return sizes.toSorted((one, other) => count(other) - count(one))[0] ?? 1;
}

/** The same on a page, where the letters of lines have sizes: a smaller one right below a dish that reads like a title says what is in it, and one right below a title what is said of all its dishes. */
export function withSmallerBelow(lines: readonly SourceLine[]): SourceLine[] {
  const usual = usualSize(lines);
  const faces = lines.map(({ size = usual, ...line }) => ({
    ...line,
    size: size < usual * smaller ? 0.9 : size > usual / smaller ? 1.1 : 1,
  }));
  const said = withSaidBelow(faces, () => false, true);
  const isBelowTitle = (at: number) => {
    const above = faces.slice(0, at).findLast(({ text }) => text !== '');
    return above !== undefined && above.size > 1 && !isPriced(above.text);
  };
  return lines.map((line, at) => {
    const { text } = line;
    const isOne = line.size !== lines[at + 1]?.size && !text.includes('    ');
    const mayBeTitle = isOne && /^\p{Lu}/u.test(text) && !/[,.;:]/u.test(text);
    if (!mayBeTitle) return line;
    const isSmall = (faces[at]?.size ?? 1) < 1;
    const isNoted = isSmall && isBelowTitle(at) && isPriced(lines[at + 1]?.text ?? '');
    return { ...line, text: isNoted ? inBrackets(text) : (said[at]?.text ?? text) };
  });
}
