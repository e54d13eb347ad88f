import { isPriced } from '../bare-names.ts';
import { namedOf } from '../line-grammar/named-line.ts';
import { partsOf } from '../line-grammar/priced-parts.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';

/** So many dishes carry a letter that a line above them gives a price. */
const minCount = 3;

const mark = '\\d|[IVX]{1,3}|\\p{Lu}';
const graded = /^(?<dish>.*\p{L}{2}.*?)[\s.…(]+(?<grade>\p{Lu}{1,3})\)?\s*$/u;
/** «1) Goulash», «II  Goulash» */
const led = new RegExp(`^\\s*(?<grade>${mark})[.):]?\\s+(?<dish>\\p{L}{2}.*)$`, 'u');
/** «Menu 1 with soup» */
const called = new RegExp(`^\\p{L}{3,12}\\s(?<grade>${mark})(?=[\\s:.()]|$)`, 'u');

/** «S 4.80  M 5.80  L 6.80», «Menu 1  11.90»: what each letter or number costs. */
function pricesIn({ text }: TidyLine): Map<string, string> {
  const { labels = [], prices = [] } = namedOf(text) ?? {};
  const areGrades = labels.length > 1 && labels.every((label) => /^\p{Lu}{1,3}$/u.test(label));
  if (areGrades) return new Map(labels.map((label, at) => [label, prices[at] ?? '']));
  const [part, ...others] = partsOf(text);
  const { grade } = called.exec(part?.words ?? '')?.groups ?? {};
  return new Map(part && grade && others.length === 0 ? [[grade, part.price]] : []);
}

/** «Har gow (4)  L», «1) Goulash» below a key: the letter or number stands for its price. */
export const withGrades: Step = (lines) => {
  const keys = lines.map(pricesIn);
  const prices = new Map(keys.flatMap((one) => [...one]));
  const dishOf = ({ text }: TidyLine) => {
    const { dish = '', grade = '' } = isPriced(text)
      ? {}
      : ((led.exec(text) ?? graded.exec(text))?.groups ?? {});
    return { dish, price: prices.get(grade), key: keys.findIndex((one) => one.has(grade)) };
  };
  const dishes = lines.map(dishOf);
  const areGraded =
    prices.size > 1 && dishes.filter(({ price }) => price !== undefined).length >= minCount;
  if (!areGraded) return [...lines];
  return lines.map((line, at) => {
    if ((keys[at]?.size ?? 0) > 1) return withText(line, '');
    const { dish = '', price, key = 0 } = dishes[at] ?? {};
    return price === undefined
      ? line
      : { ...line, text: `${dish}    ${price}`, from: [...line.from, ...(lines[key]?.from ?? [])] };
  });
};
