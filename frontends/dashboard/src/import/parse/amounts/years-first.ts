import { isPriceAlone, isPriced } from '../bare-names.ts';
import { withText, type Step } from '../tidy-line.ts';

/** «2020  Barolo», above «Massolino, Piedmont  22  105» */
const first =
  /^\s*(?<year>(?:19[5-9]|20[0-4])\d|NV|MV)(?:\s*[|·–—-]\s+|\s+)(?<name>\p{Lu}[^\d,]*?)\s*$/u;
const leastLed = 3;

/** The year of a wine goes behind its name, where a list has years first: with it before a name is read as said. */
export const withYearsBehind: Step = (lines) => {
  const isLed = (at: number) => {
    const below = lines[at + 1]?.text ?? '';
    return first.test(lines[at]?.text ?? '') && isPriced(below) && !isPriceAlone(below);
  };
  return lines.filter((_, at) => isLed(at)).length < leastLed
    ? [...lines]
    : lines.map((line, at) =>
        isLed(at) ? withText(line, line.text.replace(first, '$<name> $<year>')) : line,
      );
};
