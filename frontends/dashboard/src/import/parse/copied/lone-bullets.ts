import { isPriced } from '../bare-names.ts';
import { isServing } from '../reading.ts';
import { isBlank, type Step, type TidyLine, withText } from '../tidy-line.ts';

const bullet = /^\s*[•●◦▪■·*–—-]\s*$/u;
const isBullet = (line: TidyLine | undefined) => line !== undefined && bullet.test(line.text);
/** «$24.75 pp-»: the sign of the next stands behind it. */
const isBulletBehind = (line: TidyLine | undefined) => /[\p{L}\d]-\s*$/u.test(line?.text ?? '');

/** So many signs alone on a line stand before the things of a list. */
const least = 4;

const titled = (line: TidyLine) =>
  /^\s*\p{L}[^.,:!?]{1,40}$/u.test(line.text) &&
  !isPriced(line.text) &&
  !isServing(line.text) &&
  !/^\s*with /iu.test(line.text);

const led = /^\s*[•●◦▪■·–—-]\s(?=\s*[\p{L}\p{N}("“„«])/u;
/** Such a share of the lines, which begin with one sign: it tells none from another. */
const nearlyAll = 0.8;

/** «- STARTERS», «- House couvert», «- (bread, olives) - € 3.50»: a copied list, with a sign before each line. */
export const withoutEachBullet: Step = (lines) => {
  const said = lines.filter((line) => !isBlank(line));
  const begun = said.filter(({ text }) => led.test(text));
  const areAll = begun.length >= least * 2 && begun.length >= said.length * nearlyAll;
  const areApart = lines.some(isBlank) || !begun.some(({ text }) => /^\P{L}*\(/u.test(text));
  return areAll && !areApart
    ? lines.map((line) => withText(line, line.text.replace(led, '')))
    : [...lines];
};

/** Signs on lines of their own, above each thing of a list: what stands there without one is a title. */
export const withoutLoneBullets: Step = (lines) => {
  if (lines.filter(isBullet).length < least) return [...lines];
  return lines.map((line, at) => {
    if (isBullet(line)) return withText(line, '');
    if (isBulletBehind(line)) return withText(line, line.text.replace(/-\s*$/u, ''));
    const below = lines.slice(at + 1).find((one) => !isBlank(one));
    const above = lines.slice(0, at).findLast((one) => !isBlank(one));
    const isTitle = isBullet(below) && !isBullet(above) && !isBulletBehind(above) && titled(line);
    return isTitle ? withText(line, `== ${line.text.trim()} ==`) : line;
  });
};
