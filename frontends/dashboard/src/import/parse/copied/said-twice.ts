import { isPriceAlone, isPriced } from '../bare-names.ts';
import { takePrice } from '../money.ts';
import { isBlank, type Step } from '../tidy-line.ts';

/** So many lines that stand twice are how a page was copied. */
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

/** Leaves what a page says twice once: «with mint oil», «9.00», and again «with mint oil». */
export const withoutSaidTwice: Step = (lines) => {
  const said = lines.filter((line) => !isBlank(line) && !isPriceAlone(line.text));
  const again = new Set(
    said.filter(
      ({ text }, at) =>
        text.trim().split(/\s+/u).length > 2 &&
        !isPriced(text) &&
        said[at - 1]?.text.trim() === text.trim(),
    ),
  );
  return again.size < least ? [...lines] : lines.filter((line) => !again.has(line));
};
