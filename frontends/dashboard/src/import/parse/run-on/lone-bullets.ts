import { isPriceAlone, isPriced } from '../bare-names.ts';
import { isBlank, type Step, type TidyLine, withText } from '../tidy-line.ts';

const bullet = /^\s*[•●◦▪■·*–—-]\s*$/u;
const isBullet = (line: TidyLine | undefined) => line !== undefined && bullet.test(line.text);

/** «• 12.50»: a price, where other things of a list stand behind such signs as well. */
const pricedBullet = /^(\s*)[•●◦▪■·*–—-]\s+(?=\S)/u;

/** So many signs alone on a line stand before the things of a list. */
const least = 4;

const titled = (line: TidyLine) =>
  /^\s*\p{L}[^.,:!?]{1,40}$/u.test(line.text) && !isPriced(line.text);

/** Signs on lines of their own, above each thing of a list: what stands there without one is a title. */
export const withoutLoneBullets: Step = (lines) => {
  const bare = lines.map((line) => {
    const text = line.text.replace(pricedBullet, '$1');
    return text !== line.text && isPriceAlone(text) ? withText(line, text) : line;
  });
  if (bare.filter(isBullet).length < least) return bare;
  return bare.map((line, at) => {
    if (isBullet(line)) return withText(line, '');
    const below = bare.slice(at + 1).find((one) => !isBlank(one));
    const above = bare.slice(0, at).findLast((one) => !isBlank(one));
    const isTitle = isBullet(below) && !isBullet(above) && titled(line);
    return isTitle ? withText(line, `== ${line.text.trim()} ==`) : line;
  });
};
