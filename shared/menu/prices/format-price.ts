import type { Money } from '../../contracts/catalogue/money.ts';

/** What was found out: a format is made in a tenth of a millisecond, and a menu asks for each of its prices. */
const known = new Map<string, number>();

function findDecimals(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const decimals = Math.min(format.resolvedOptions().maximumFractionDigits ?? 2, 3);
  known.set(currency, decimals);
  return decimals;
}

/** Decimals that prices of a currency have: 2 in dollars, 0 in yen, 3 in dinars, which is the most that are kept. */
export const decimalsOf = (currency: string): number =>
  known.get(currency) ?? findDecimals(currency);

/**
 * `$1,234.50`, `8,50 €`, `￥900`: a price as the restaurant's country writes it, with the currency's own number of
 * decimals. What is kept finer, since the currency was another one, is rounded: nobody could pay it.
 */
export function priceFormat({ currency, price_locale }: Money): (price: number) => string {
  const format = new Intl.NumberFormat(price_locale, { style: 'currency', currency });
  return (price) => format.format(price);
}

/** `€,`: the currency's sign and the decimal point, for who reads prices off a page; undefined for `$.`, which most are. */
export function moneyMark({ currency, price_locale }: Money): string | undefined {
  const parts = new Intl.NumberFormat(price_locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
  }).formatToParts(1.5);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '.';
  const sign = part('currency');
  const mark = sign + (/\p{L}$/u.test(sign) ? '\u00A0' : '') + part('decimal');
  return mark === '$.' ? undefined : mark;
}
