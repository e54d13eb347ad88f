import type { Money } from '../../contracts/catalogue/money.ts';

/** A cache: creating a format takes 0.1 ms, and a menu needs one for each price. */
const known = new Map<string, number>();

function findDecimals(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const decimals = Math.min(format.resolvedOptions().maximumFractionDigits ?? 2, 3);
  known.set(currency, decimals);
  return decimals;
}

/** Decimals of a currency: 2 for dollars, 0 for yen, 3 for dinars, which is the maximum stored. */
export const decimalsOf = (currency: string): number =>
  known.get(currency) ?? findDecimals(currency);

/** Japan's format has the full-width sign, which no Latin face has. */
export const narrowYen = (text: string) => text.replace('￥', '¥');

/**
 * `$1,234.50`, `8,50 €`, `¥900`: a price in the restaurant's country format, with the currency's decimals. Extra
 * decimals, left from another currency, are rounded.
 */
export function priceFormat({ currency, price_locale }: Money): (price: number) => string {
  const format = new Intl.NumberFormat(price_locale, { style: 'currency', currency });
  return (price) => narrowYen(format.format(price));
}

/** `€,`: currency sign and decimal point, for scripts that read prices off a page; undefined for the usual `$.`. */
export function moneyMark({ currency, price_locale }: Money): string | undefined {
  const parts = new Intl.NumberFormat(price_locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
  }).formatToParts(1.5);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '.';
  const sign = narrowYen(part('currency'));
  const mark = sign + (/\p{L}$/u.test(sign) ? '\u00A0' : '') + part('decimal');
  return mark === '$.' ? undefined : mark;
}
