import { isBlank, type Step, withText } from '../tidy-line.ts';

/** So many lines are a list. */
const minCount = 8;
const led = /^\s*[•●◦▪■·–—-]\s(?=\s*[\p{L}\p{N}("“„«])/u;
/** Such a share of the lines, which begin with one sign: it tells none from another. */
const nearlyAll = 0.8;

/** «- STARTERS», «- House couvert», «- (bread, olives) - € 3.50»: a copied list, with a sign before each line. */
export const withoutEachBullet: Step = (lines) => {
  const said = lines.filter((line) => !isBlank(line));
  const begun = said.filter(({ text }) => led.test(text));
  const areAll = begun.length >= minCount && begun.length >= said.length * nearlyAll;
  const areApart = lines.some(isBlank) || !begun.some(({ text }) => /^\P{L}*\(/u.test(text));
  return areAll && !areApart
    ? lines.map((line) => withText(line, line.text.replace(led, '')))
    : [...lines];
};
