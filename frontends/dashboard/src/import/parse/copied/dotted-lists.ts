import { isPriceAlone, isPriced } from '../bare-names.ts';
import { isBlank, type Step, withText } from '../tidy-line.ts';

/** «Duck confit · spiced plum · chestnut» */
const dots = /\s*[·•∙|]\s*/u;
const listed = /^\s*\p{L}[^·•∙|]{2,60}\s*[·•∙|]\s*\p{L}/u;

/** So many of them stand above a price, and they are no links of a site. */
const least = 3;

/** Dots between what is in a dish whose price stands below: the first is its name. */
export const withDotsListed: Step = (lines) => {
  const isPricedBelow = (at: number) => {
    const below = lines.slice(at + 1, at + 3).find((line) => !isBlank(line));
    return isPriceAlone(below?.text ?? '');
  };
  const found = new Set(
    lines.filter(({ text }, at) => listed.test(text) && !isPriced(text) && isPricedBelow(at)),
  );
  if (found.size < least) return [...lines];
  return lines.map((line) => {
    if (!found.has(line)) return line;
    const [name = '', ...said] = line.text.trim().split(dots);
    return withText(line, `${name} – ${said.join(', ')}`);
  });
};
