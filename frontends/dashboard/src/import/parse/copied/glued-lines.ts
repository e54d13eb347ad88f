import { isPriced } from '../bare-names.ts';
import { isCapitals } from '../headings.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';

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

/** «Steak FritesGrilled hanger steak, watercress»: a name, and what is in it. */
const isDescriptionBehind = ([, said = '', ...more]: readonly string[]) =>
  more.length === 0 && said.includes(', ');

function partsOf({ text }: TidyLine, areTitled: boolean, areGlued: boolean): string[] {
  const names = isPriced(text) ? [] : text.split(seam);
  if (areGlued && isDescriptionBehind(names)) return [names.join('    ')];
  if (names.length >= (areGlued ? leastTitles : leastNames)) return names;
  const [said = '', behind = ''] = text.split(title);
  return areTitled && isCapitals(behind) ? [said, `== ${behind.trim()} ==`] : [text];
}

/** Parts what touches where lines were lost as a text was copied. */
export const withGluedLinesApart: Step = (lines) => {
  const areTitled = lines.filter(isTitled).length >= leastTitles;
  const said = lines.filter(({ text }) => !isPriced(text) && isDescriptionBehind(text.split(seam)));
  return lines.flatMap((line) =>
    partsOf(line, areTitled, said.length >= leastNames).map((text) => withText(line, text)),
  );
};
