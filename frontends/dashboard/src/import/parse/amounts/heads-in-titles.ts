import { isPriced } from '../bare-names.ts';
import { countsOf } from '../counts-of.ts';
import { takePrice } from '../money.ts';
import { isBlank, type Step, withText } from '../tidy-line.ts';

/** So many titles end with the same words, each above a dish that has as many prices. */
const least = 2;

const bullet = /^\s*[•●·*–—-]\s+/u;
const wordsOf = (text: string) => text.replace(bullet, '').trim().split(/\s+/u);

/** How many prices the next line has. */
const pricesOf = (text: string) => takePrice(text).prices.length;

/** «Pollo Lunch Dinner», «Res Lunch Dinner»: what columns are called stands behind each title. */
export const withHeadsInTitles: Step = (lines) => {
  const tails = lines.map(({ text }, at) => {
    const below = lines.slice(at + 1).find((line) => !isBlank(line))?.text ?? '';
    const count = pricesOf(below);
    const words = wordsOf(text);
    const isTitle = /^\P{Nd}{4,60}$/u.test(text) && !/[,.:;]/u.test(text) && !isPriced(text);
    return isTitle && count > 1 && words.length > count && words.length < count + 4
      ? words.slice(-count)
      : [];
  });
  const counts = countsOf(tails.filter((tail) => tail.length > 0).map((tail) => tail.join(' ')));
  return lines.map((line, at) => {
    const tail = tails[at] ?? [];
    if (tail.length === 0 || (counts.get(tail.join(' ')) ?? 0) < least) return line;
    const title = wordsOf(line.text).slice(0, -tail.length).join(' ');
    const { places: _, ...brought } = line;
    return withText(brought, [title, ...tail].join('    '));
  });
};
