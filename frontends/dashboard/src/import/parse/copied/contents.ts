import { isPriced } from '../bare-names.ts';
import { isBlank, type Step, withText } from '../tidy-line.ts';

const leastListed = 3;

/** «Plates», «Noodles», «Drinks» in a row, and each again above dishes: a page says what it has, and these are titles. */
export const withContents: Step = (lines) => {
  const texts = lines.map(({ text }) => text.trim());
  const isTitle = (at: number) => {
    const end = lines.findIndex((line, index) => index > at && isBlank(line));
    return isBlank(lines[at - 1]) && end > 0 && !texts.slice(at, end).some(isPriced);
  };
  const isListed = (at: number) => {
    const again = texts.lastIndexOf(texts[at] ?? '');
    return texts[at] !== '' && again > at + leastListed && isTitle(again);
  };
  const from = lines.findIndex((_, at) => isListed(at));
  const other = lines.findIndex((_, at) => at > from && !isListed(at));
  const listed = new Set(from < 0 || other < from + leastListed ? [] : texts.slice(from, other));
  return lines.flatMap((line, at) => {
    if (!listed.has(texts[at] ?? '')) return [line];
    return at < other ? [] : [withText(line, `== ${texts[at]} ==`)];
  });
};
