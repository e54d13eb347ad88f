import type { Money } from '../../contracts/catalogue/money.ts';
import { narrowYen } from './format-price.ts';

/**
 * Currencies whose whole amounts menus write without decimals: those without smaller coins (cash digits of CLDR's
 * supplemental data), and those where it is the custom although there are some.
 */
const wholeByCustom = 'AMD CRC CZK DKK GYD INR KZT MNT MUR NOK RSD RUB SEK THB TWD TZS UAH UZS';

/** A price as a menu in that country says it: `165 kr`, but `62,50 kr`; elsewhere with the currency's decimals. */
export function menuPriceFormat({ currency, price_locale }: Money): (price: number) => string {
  const format = new Intl.NumberFormat(price_locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: wholeByCustom.includes(currency) ? 'stripIfInteger' : 'auto',
  });
  return (price) => narrowYen(format.format(price));
}
