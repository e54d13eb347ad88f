import { isPriceAlone, isPriced } from '../bare-names.ts';
import { isBlank, type Step } from '../tidy-line.ts';

/** So many lines that come again are how a page was copied: its words for wide screens, and those for small ones. */
const least = 3;

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
