import { isBlank, type Step } from '../tidy-line.ts';

/** So many lines, nearly each between blanks, tell that blanks tell nothing. */
const least = 20;
const share = 0.85;

/** A text of which each line is a paragraph, as some PDF are copied. */
export const withoutGaps: Step = (lines) => {
  const full = lines.flatMap((line, at) => (isBlank(line) ? [] : [at]));
  const alone = full.filter((at) => isBlank(lines[at - 1]) && isBlank(lines[at + 1]));
  return full.length < least || alone.length < full.length * share
    ? [...lines]
    : lines.filter((line) => !isBlank(line));
};
