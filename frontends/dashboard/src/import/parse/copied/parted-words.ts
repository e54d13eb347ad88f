import { isPriced } from '../bare-names.ts';
import { type Step, withText } from '../tidy-line.ts';

/** «Möhren – Ingwersuppe»: a dash with blanks, and behind it one word. */
const dash = /(?<=\p{L}) [–—-] (?=\p{L})/gu;
const oneWord =
  /(?<=\p{L}) [–—-] (?=\p{Lu}\p{Ll}{3,}(?:\s*$|\s{2,}|,| (?:\p{Ll}{1,4} )|\s\S?\d))/gu;

/** So many lines have one, and in such a share of them no name can end before it. */
const minCount = 2;
const minShare = 0.4;

const countIn = (text: string, rule: RegExp) => [...text.matchAll(rule)].length;

/** «Mango und Erdnuß – Limettendressing» behind a comma, «Butter – Brot, Mais – Salat»: it parts no name from what is said. */
const isWithinDescription = (text: string) => /, .* [–—-] /u.test(text) || countIn(text, dash) > 1;

/** Joins words of two parts that a menu writes with a dash between blanks: «Möhren-Ingwersuppe». */
export const joinHyphenated: Step = (lines) => {
  const dashed = lines.filter(({ text }) => isPriced(text) && text.search(dash) >= 0);
  const areWords = dashed.every(({ text }) => countIn(text, dash) === countIn(text, oneWord));
  const within = dashed.filter(({ text }) => isWithinDescription(text));
  const areParted =
    areWords && dashed.length >= minCount && within.length >= dashed.length * minShare;
  return areParted
    ? lines.map((line) =>
        dashed.includes(line) ? withText(line, line.text.replaceAll(oneWord, '-')) : line,
      )
    : [...lines];
};
