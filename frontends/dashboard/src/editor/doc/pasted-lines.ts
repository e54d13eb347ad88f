import { textOfChoices } from '@menuleaf/shared/menu/prices/choice-text.ts';
import { typedPrice } from '@menuleaf/shared/menu/prices/price-decimals.ts';
import { takePrice } from '../../import/parse/money.ts';
import type { Dish } from './doc.ts';

type Line = Pick<Dish, 'name' | 'price' | 'price_kind' | 'choices'>;

/** Parses prices as the import does: sizes, «from 8», «market price». */
function readLine(text: string, decimals: number): Line {
  const line = text.replaceAll(/[ \u00A0\u202F]+/g, ' ').trim();
  const { rest, prices, choices, isLeast, isMarket } = takePrice(line, decimals);
  const name = rest.replaceAll(/\s+/g, ' ').trim();
  const [price] = prices.toSorted((a, b) => a - b);
  if (name !== '' && isMarket) return { name, price: '0', price_kind: 'market', choices: '' };
  if (name === '' || price === undefined || (prices.length > 1 && choices.length === 0)) {
    return { name: line.replaceAll(/\s+/g, ' '), price: '', price_kind: 'fixed', choices: '' };
  }
  return {
    name,
    price: typedPrice(price, decimals),
    price_kind: isLeast ? 'from' : 'fixed',
    choices: textOfChoices(choices, decimals),
  };
}

/** Parses pasted lines into dishes; undefined for a single line. `decimals` are the currency's. */
export function pastedLines(text: string, decimals: number): Line[] | undefined {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.length > 1 ? lines.map((line) => readLine(line, decimals)) : undefined;
}
