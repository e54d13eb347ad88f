import { isPriced } from '../../parse/bare-names.ts';
import { isWordy } from '../../parse/columns.ts';
import type { SourceLine } from '../../parse/source-line.ts';

/** What is in a dish is so much smaller than its name. */
const smaller = 0.97;
/** On at most so many lines. */
const mostLines = 3;
/** So many dishes are how a page is written. */
const leastDishes = 3;

const isPrice = ({ text }: SourceLine) => /\d/u.test(text) && isPriced(text) && !isWordy(text);
const isOne = ({ text }: SourceLine) => !text.includes('    ');
const isName = (line: SourceLine) =>
  /^\P{L}{0,3}\p{L}/u.test(line.text) && isOne(line) && isWordy(line.text) && !isPrice(line);
const isSmaller = (line: SourceLine, name: SourceLine) =>
  line.text !== '' && (line.size ?? Infinity) < (name.size ?? 0) * smaller;

const isPricedName = ({ text }: SourceLine) => isPriced(text) && isWordy(text);

/** A name, and where its price stands below what is said of it in smaller letters. */
type Dish = { name: number; price: number };

function dishAt(lines: readonly SourceLine[], name: number): Dish[] {
  const [first, ...below] = lines.slice(name, name + mostLines + 2);
  if (!first || !isName(first) || isPriced(first.text)) return [];
  const said = below.findIndex((line) => isPrice(line) || !isSmaller(line, first) || !isOne(line));
  const price = lines[name + 1 + said];
  return said > 0 && price && isPrice(price) ? [{ name, price: name + 1 + said }] : [];
}

function withPrice(name: SourceLine, price: SourceLine): SourceLine {
  const places = [...(name.places ?? []), ...(price.places ?? [])];
  return { ...name, text: `${name.text}    ${price.text}`, places };
}

/** «Barolo», «Massolino, Piedmont» in smaller letters, «22 / 105»: a price that stands below what is said of a dish is put beside its name. */
export function pricesBesideNames(lines: readonly SourceLine[]): SourceLine[] {
  const found = lines.flatMap((_, at) => dishAt(lines, at));
  // Below a heading in larger letters stands a dish.
  const names = [...found.map(({ name }) => lines[name]), ...lines.filter(isPricedName)];
  const least = Math.min(...names.flatMap((line) => line?.size ?? []));
  const dishes = found.filter(({ name }) => (lines[name + 1]?.size ?? least) < least * smaller);
  const [first] = dishes;
  const above = first && lines[first.name - 1];
  // Where a price stands above the first name, each may be of what is below it.
  if (dishes.length < leastDishes || (above && isPrice(above))) return [...lines];
  return lines.flatMap((line, at) => {
    if (dishes.some(({ price }) => price === at)) return [];
    const dish = dishes.find(({ name }) => name === at);
    const price = dish && lines[dish.price];
    return [price ? withPrice(line, price) : line];
  });
}
