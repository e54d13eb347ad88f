import { isPriced } from './bare-names.ts';
import { namedOf } from '../line-grammar/named-line.ts';
import { type Step, type TidyLine, withText } from './tidy-line.ts';

/** So many dishes carry a letter that a line above them gives a price. */
const least = 3;

const graded = /^(?<dish>.*\p{L}{2}.*?)[\s.…(]+(?<grade>\p{Lu}{1,3})\)?\s*$/u;

/** «S 4.80  M 5.80  L 6.80»: what each letter costs. */
function pricesIn({ text }: TidyLine): Map<string, string> {
  const { labels = [], prices = [] } = namedOf(text) ?? {};
  const areGrades = labels.length > 1 && labels.every((label) => /^\p{Lu}{1,3}$/u.test(label));
  return new Map(areGrades ? labels.map((label, at) => [label, prices[at] ?? '']) : []);
}

/** «Har gow (4)  L» below a key to letters: the letter stands for its price. */
export const withGrades: Step = (lines) => {
  const priceOf = ({ text }: TidyLine, prices: ReadonlyMap<string, string>) => {
    const { dish = '', grade = '' } = isPriced(text) ? {} : (graded.exec(text)?.groups ?? {});
    const price = prices.get(grade);
    return price === undefined ? undefined : `${dish}    ${price}`;
  };
  const key = lines.findIndex((line, at) => {
    const prices = pricesIn(line);
    return (
      prices.size > 0 &&
      lines.slice(at + 1).filter((below) => priceOf(below, prices)).length >= least
    );
  });
  const prices =
    key < 0 ? new Map<string, string>() : pricesIn(lines[key] ?? { text: '', from: [] });
  const from = lines[key]?.from ?? [];
  return lines.map((line, at) => {
    if (at === key) return withText(line, '');
    const text = priceOf(line, prices);
    return text === undefined ? line : { ...line, text, from: [...line.from, ...from] };
  });
};
