import { isPriceAlone } from '../bare-names.ts';
import { isBlank, type Step } from '../tidy-line.ts';

/** So many dishes have their price above them and below. */
const minCount = 3;

/** «$9 | Hummus | $9 | $12 | Crab dip | $12»: a page has each price twice, for wide screens and narrow ones; those above go. */
export const withPricesOnce: Step = (lines) => {
  const textAt = (at: number | undefined) => lines[at ?? -1]?.text.trim();
  const twice = new Set<number>();
  let [above, here] = [new Array<number>(), new Array<number>()];
  let [pairs, others] = [0, 0];
  for (const [at, line] of lines.entries()) {
    if (isPriceAlone(line.text) || line.text.trim() === '/') here.push(at);
    else if (!isBlank(line) && here.length > 0) {
      const isSame = above.every((one, turn) => textAt(one) === textAt(here[turn]));
      if (!isSame) others += 1;
      else if (above.length > 0 && here.length > above.length) pairs += 1;
      if (isSame) for (const one of above) twice.add(one);
      above = here.slice(isSame ? above.length : 0);
      here = [];
    }
  }
  const areTwice = pairs >= minCount && others * 3 < pairs;
  if (areTwice) for (const one of above) twice.add(one);
  return areTwice ? lines.filter((_, at) => !twice.has(at)) : [...lines];
};
