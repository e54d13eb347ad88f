import { textOfChoices } from '@menuleaf/shared/menu/prices/choice-text.ts';
import { typedPrice } from '@menuleaf/shared/menu/prices/price-decimals.ts';
import { inWesternDigits } from '../../import/parse/columns.ts';
import { isSectionName } from '../../import/parse/headings.ts';
import { takePrice } from '../../import/parse/money.ts';
import type { Dish } from './doc.ts';

type Line = Pick<Dish, 'name' | 'price' | 'price_kind' | 'choices'>;

/** «Ramen 900円（税込）», «Soup 7 (v)» */
const behindPrice = /(\S*\d\S*?)\s*([(（][^\d()（）]+[)）])$/u;

/** Parses prices as the import does: sizes, «from 8», «market price». */
function readLine(text: string, decimals: number): Line {
  const line = inWesternDigits(text.replaceAll(/[￥／]/g, (sign) => sign.normalize('NFKC')))
    .replaceAll(/[ \u00A0\u202F\u3000]+/g, ' ')
    .trim()
    .replace(behindPrice, '$2 $1');
  const { rest, prices, choices, isLeast, isMarket } = takePrice(line, decimals);
  const name = rest.replaceAll(/\s+/g, ' ').trim();
  const [price] = prices.toSorted((a, b) => a - b);
  if (name !== '' && isMarket) return { name, price: '0', price_kind: 'market', choices: '' };
  if (name === '' || price === undefined || (prices.length > 1 && choices.length === 0)) {
    const asTyped = text.replaceAll(/\s+/g, ' ').trim();
    return { name: asTyped, price: '', price_kind: 'fixed', choices: '' };
  }
  return {
    name,
    price: typedPrice(price, decimals),
    price_kind: isLeast ? 'from' : 'fixed',
    choices: textOfChoices(choices, decimals),
  };
}

/** Dishes, and the heading above them if there is one. */
export type PastedPart = { heading: string | undefined; dishes: Line[] };

const isPriced = (line: Line | undefined) => line !== undefined && line.price !== '';

/** A name without a price above priced dishes, such as «Cakes» after an empty line. */
function isHeading(lines: readonly Line[], at: number): boolean {
  const [above, [line, below, next]] = [lines[at - 1], lines.slice(at, at + 3)];
  if (!line || isPriced(line) || /\d/.test(line.name) || !isPriced(below)) return false;
  if (line.name.endsWith(':')) return true;
  return isPriced(next) && (above === undefined || above.name === '' || isSectionName(line.name));
}

/** Parses pasted lines into dishes by heading; undefined for a single line. `decimals` are the currency's. */
export function pastedParts(text: string, decimals: number): PastedPart[] | undefined {
  const lines = text.split(/\r\n?|\n/).map((line) => readLine(line, decimals));
  if (lines.filter(({ name }) => name !== '').length < 2) return undefined;
  const parts: PastedPart[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.name === '') continue;
    if (isHeading(lines, at)) parts.push({ heading: line.name.replace(/:$/, ''), dishes: [] });
    else if (parts.length === 0) parts.push({ heading: undefined, dishes: [line] });
    else parts.at(-1)?.dishes.push(line);
  }
  return parts;
}

/** «Soup 5.50», «Soup $5», but not «Cola 0,33», where the number may belong to the name. */
const endsInPrice = /(?<![\d.,])[1-9]\d*[.,]\d{2}$|\p{Sc}\s?[\d.,]+$|\d\s?\p{Sc}$/u;

/** «Bento box 12», but not «Combo 2», which counts. */
const endsInNumber = /[\p{L})]\s+[1-9]\d{0,3}$/u;
const counts =
  /(?:^|\s)(?:combo|men[uúùü]|set|formule|option|no|n[r°º]|nummer|number|#)\.?\s*\d+$/iu;

/** What a name that was typed holds of prices; undefined if it has none, or a price of its own. */
function behindName({ name, price, price_kind, choices }: Line, decimals: number) {
  if (price !== '' || price_kind !== 'fixed' || choices !== '') return undefined;
  const line = readLine(name, decimals);
  return isPriced(line) ? line : undefined;
}

/**
 * A name that was typed with its price behind it. A plain number is one where no other name ends in one (`others`), as
 * years and pieces do.
 */
export function typedLine(line: Line, decimals: number, others: readonly string[] = []) {
  const name = line.name.trim();
  const isPlain = endsInNumber.test(name) && !counts.test(name);
  const isPrice = endsInPrice.test(name) || (isPlain && !others.some((one) => /\d$/.test(one)));
  return isPrice ? behindName(line, decimals) : undefined;
}

/** «Combo 2»: a number behind the name that may be its price, to be asked. */
export function possiblePrice(line: Line, decimals: number) {
  const read = behindName(line, decimals);
  return read?.choices === '' && read.price_kind === 'fixed' ? read : undefined;
}
