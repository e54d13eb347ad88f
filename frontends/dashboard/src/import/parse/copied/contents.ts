import { isPriced } from '../bare-names.ts';
import { type Step, withText } from '../tidy-line.ts';

const leastListed = 3;

/** «Plates», «Noodles», «Drinks» in a row, and each again above dishes: a page says what it has, and these are titles. */
export const withContents: Step = (lines) => {
  const texts = lines.map(({ text }) => text.trim());
  const isListed = (text: string, at: number) => {
    const again = texts.lastIndexOf(text);
    const paragraph = texts.slice(again, texts.indexOf('', again));
    const isTitle = texts[again - 1] === '' && !paragraph.some(isPriced);
    return text !== '' && again > at + leastListed && isTitle;
  };
  const from = texts.findIndex(isListed);
  const other = texts.findIndex((text, at) => at > from && !isListed(text, at));
  const listed = new Set(from < 0 || other < from + leastListed ? [] : texts.slice(from, other));
  return lines.flatMap((line, at) => {
    if (!listed.has(texts[at] ?? '')) return [line];
    return at < other ? [] : [withText(line, `== ${texts[at]} ==`)];
  });
};
