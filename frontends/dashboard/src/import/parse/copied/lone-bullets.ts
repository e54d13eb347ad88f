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
