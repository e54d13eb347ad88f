import { takePrice } from '../money.ts';
import { isBlank, type Step } from '../tidy-line.ts';

/** So many names that stand twice are how a page was copied: its pictures are called as its dishes. */
const least = 3;

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** «tea egg», the text of a picture, right above «Tea Egg»: only the name stays. */
export const withoutTextsOfPictures: Step = (lines) => {
  const texts = lines.filter((line) => !isBlank(line));
  const twice = new Set(
    texts.filter(({ text }, at) => {
      const said = lettersOf(text);
      return said.length > 2 && said === lettersOf(takePrice(texts[at + 1]?.text ?? '').rest);
    }),
  );
  return twice.size < least ? [...lines] : lines.filter((line) => !twice.has(line));
};
