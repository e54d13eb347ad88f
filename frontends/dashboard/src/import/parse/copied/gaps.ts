import { isPriceAlone, isPriced } from '../bare-names.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';

/** So many lines, nearly each between blanks, tell that blanks tell nothing. */
const least = 20;
const share = 0.85;

/** A text of which each line is a paragraph, as some PDF are copied. */
export const withoutGaps: Step = (lines) => {
  const full = lines.flatMap((line, at) => (isBlank(line) ? [] : [at]));
  const alone = full.filter((at) => isBlank(lines[at - 1]) && isBlank(lines[at + 1]));
  if (full.length < least || alone.length < full.length * share) return [...lines];
  const gapAbove = (at: number) => at - (full.findLast((one) => one < at) ?? at);
  const gaps = full.map(gapAbove).toSorted((a, b) => a - b);
  const usual = gaps[gaps.length >> 1] ?? 0;
  // A wider gap than the others stands above or below a title.
  const isWide = (at: number) => gapAbove(at) > usual && !isPriceAlone(lines[at]?.text ?? '');
  return full.flatMap((at, index): TidyLine[] => {
    const [line, below] = [lines[at], full[index + 1] ?? at];
    const isTitle = isWide(below) && !isPriced(line?.text ?? '');
    const blank = { text: '', from: [] };
    return line
      ? [...(isWide(at) || isTitle ? [blank] : []), line, ...(isTitle ? [blank] : [])]
      : [];
  });
};
