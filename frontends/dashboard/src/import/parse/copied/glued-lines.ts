import { isPriced } from '../bare-names.ts';
import { isCapitals } from '../headings.ts';
import type { Step, TidyLine } from '../tidy-line.ts';

/** «thyme crumble.MAINS»: a title behind the end of a sentence. */
const title = /(?<=\p{Ll}["”’)]?[.!?])(?=\p{Lu}{3}[^\p{Ll}.,]*$)/u;
/** «Cod’s RoeFennel Salad (V)Home Cured Bresaola»: names that touch. */
export const seam = /(?<=\p{L}\p{Ll}{2}|\p{L}\))(?=\p{Lu}[\p{Ll}’]+[\s,])/u;

/** So many on one line, or in a text, are how it was copied. */
const leastNames = 5;
const leastTitles = 2;

const isTitled = ({ text }: TidyLine) => {
  const [, behind = ''] = text.split(title);
  return isCapitals(behind);
};

function partsOf({ text }: TidyLine, areTitled: boolean): string[] {
  const names = isPriced(text) ? [] : text.split(seam);
  if (names.length >= leastNames) return names;
  const [said = '', behind = ''] = text.split(title);
  return areTitled && isCapitals(behind) ? [said, `== ${behind.trim()} ==`] : [text];
}

/** Parts what touches where lines were lost as a text was copied. */
export const withGluedLinesApart: Step = (lines) => {
  const areTitled = lines.filter(isTitled).length >= leastTitles;
  return lines.flatMap((line): TidyLine[] => {
    const parts = partsOf(line, areTitled);
    return parts.length > 1 ? parts.map((text) => ({ ...line, text })) : [line];
  });
};
