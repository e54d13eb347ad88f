import { isPriced } from '../bare-names.ts';
import { isBlank, type Step } from '../tidy-line.ts';

/** So many lines that come again are how a page was copied: its words for wide screens, and those for small ones. */
const least = 3;
/** So near stands the second, blanks not counted. */
const near = 3;

const isLong = (text: string) => text.trim().split(/\s+/u).length > 2;

/** Leaves what a page says twice once: «with mint oil», «9.00», and again «with mint oil». */
export const withoutSaidTwice: Step = (lines) => {
  const full = lines.filter((line) => !isBlank(line));
  const again = new Set(
    full.filter(({ text }, at) => {
      const above = full.slice(Math.max(0, at - near), at);
      return (
        isLong(text) && !isPriced(text) && above.some((one) => one.text.trim() === text.trim())
      );
    }),
  );
  return again.size < least ? [...lines] : lines.filter((line) => !again.has(line));
};
