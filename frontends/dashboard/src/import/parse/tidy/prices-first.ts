import { takePrice } from '../money.ts';
import { type Step, withText } from './tidy-line.ts';

/** «15 | Paper Plane | bourbon, lemon» */
const priceFirst =
  /^\s*(?<price>\p{Sc}?\s?\d{1,3}(?:[.,]\d{1,2})?(?:\s?\/\s?\d{1,3}(?:[.,]\d{1,2})?)*)(?:\s*[|–—]\s*|\s{2,})(?<name>[\p{L}\d][^|]*?)\s*(?:\|\s*(?<said>.+))?$/u;

const numberOf = (price: string) => Number(price.replaceAll(/[^\d.,]/gu, '').replace(',', '.'));

/** Dish numbers increase by one. */
const areNumbers = (prices: readonly number[]) =>
  prices.every((price, at) => at === 0 || price === (prices[at - 1] ?? 0) + 1);

/** Moves prices from before names, separated by bars, to after them. */
export const withPricesLast: Step = (lines) => {
  const found = lines.map(({ text }) => priceFirst.exec(text)?.groups);
  const prices = found.flatMap((one) => (one ? [numberOf(one['price'] ?? '')] : []));
  const behind = found.filter(
    (one) => takePrice(`${one?.['name'] ?? ''} ${one?.['said'] ?? ''}`).prices.length > 0,
  );
  const arePricedBehind = behind.length * 3 > prices.length;
  if (prices.length < 3 || arePricedBehind || areNumbers(prices)) return [...lines];
  return lines.map((line, at) => {
    const { price, name, said } = found[at] ?? {};
    if (price === undefined || name === undefined) return line;
    const words = said === undefined ? name : `${name} – ${said.replaceAll(/\s*\|\s*/gu, ', ')}`;
    return withText(line, `${words}    ${price}`);
  });
};
