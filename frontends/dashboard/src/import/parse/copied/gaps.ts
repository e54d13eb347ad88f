import { isPriceAlone, isPriced } from '../bare-names.ts';
import { decoratedName } from '../headings.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';

/** So many lines, nearly each between blanks, tell that blanks tell nothing. */
const minCount = 20;
const minShare = 0.85;

const isTitled = (text: string) =>
  /^\s*\p{L}[^,.!?:;]{2,40}$/u.test(text) && !isPriced(text) && decoratedName(text) === undefined;

/** A text of which each line is a paragraph, as some PDF are copied. */
export const withoutGaps: Step = (lines) => {
  const full = lines.flatMap((line, at) => (isBlank(line) ? [] : [at]));
  const alone = full.filter((at) => isBlank(lines[at - 1]) && isBlank(lines[at + 1]));
  if (full.length < minCount || alone.length < full.length * minShare) return [...lines];
  const gapAbove = new Map(full.map((at, index) => [at, at - (full[index - 1] ?? at)]));
  const gaps = [...gapAbove.values()].toSorted((a, b) => a - b);
  const usual = gaps[gaps.length >> 1] ?? 0;
  const textAt = (at: number) => lines[at]?.text ?? '';
  const isWide = (at: number) => (gapAbove.get(at) ?? 0) > usual && !isPriceAlone(textAt(at));
  // A wider gap than the others stands above or below a title, as of the few that end so.
  const above = full.filter((at, index) => isWide(full[index + 1] ?? at) && isTitled(textAt(at)));
  const titles = above.filter((at) => !isWide(at));
  const areTitles = titles.length > 1 && titles.length * 4 < full.length;
  return full.flatMap((at): TidyLine[] => {
    const line = lines[at];
    if (line && areTitles && titles.includes(at))
      return [{ ...line, text: `== ${line.text.trim()} ==` }];
    return line
      ? [...(isWide(at) || above.includes(at) ? [{ text: '', from: [] }] : []), line]
      : [];
  });
};
