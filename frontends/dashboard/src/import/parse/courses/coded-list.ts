import { isPriced } from '../bare-names.ts';
import { readLegendLine } from '../legend.ts';
import { isNoise } from '../noise.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';

/** So many lines with codes that the legend explains are dishes. */
const least = 4;

const codesAtEnd = /\p{L}.*\(\s*(?<codes>[\p{L}\d]{1,3}(?:\s?[,.;]\s?[\p{L}\d]{1,3})*)\s*\)\s*$/u;

const codesOf = ({ text }: TidyLine) =>
  codesAtEnd
    .exec(text)
    ?.groups?.['codes']?.split(/\s?[,.;]\s?/u)
    .map((code) => code.toUpperCase()) ?? [];

/** «leek soup (1,9)», «rice», «baked trout (4)» above a legend, on a menu without prices: each line is a dish, whether it has a code or none. */
export const withCodedList: Step = (lines) => {
  const legend = new Set(lines.flatMap(({ text }) => readLegendLine(text).map(([code]) => code)));
  const isCoded = (line: TidyLine) => {
    const codes = codesOf(line);
    return codes.length > 0 && codes.every((code) => legend.has(code));
  };
  const coded = lines.flatMap((line, at) => (isCoded(line) ? [at] : []));
  const [first = 0, last = 0] = [coded[0], coded.at(-1)];
  const list = lines.slice(first, last + 1).filter((line) => !isBlank(line));
  const isList =
    coded.length >= least &&
    coded.length * 3 >= list.length &&
    list.every(({ text, part }) => part === undefined && text.length < 80 && !isNoise(text)) &&
    !lines.some(({ text }, at) => !coded.includes(at) && isPriced(text));
  return lines.map((line, at) =>
    isList && at >= first && at <= last && !isBlank(line)
      ? { ...line, isDish: true, part: 'dish' }
      : line,
  );
};
