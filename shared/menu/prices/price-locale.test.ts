import { currencyName } from './currency-name.ts';
import { decimalsOf, priceFormat } from './format-price.ts';
import { menuPriceFormat } from './menu-price-format.ts';
import { moneyOf } from './money-of.ts';
import { priceLocale, priceLocaleOn, regionOf } from './price-locale.ts';

/** Ignores kinds of spaces and direction marks. */
const written = (country: string | undefined, currency: string, price: number) =>
  priceFormat({ currency, price_locale: priceLocale(country) })(price)
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/[\u200E\u200F\u061C]/g, '');

test.each([
  ['US', 'USD', 1234.5, '$1,234.50'],
  [undefined, 'USD', 8, '$8.00'],
  ['Germany', 'EUR', 1234.5, '1.234,50 €'],
  ['deutschland', 'EUR', 8.5, '8,50 €'],
  ['France', 'EUR', 8.5, '8,50 €'],
  ['España', 'EUR', 8.5, '8,50 €'],
  ['IE', 'EUR', 8.5, '€8.50'],
  ['U.S.A.', 'USD', 8.5, '$8.50'],
  ['UK', 'GBP', 8.5, '£8.50'],
  ['UAE', 'AED', 8.5, '8.50 د.إ.'],
  ['الإمارات', 'AED', 8.5, '8.50 د.إ.'],
  ['Turkey', 'TRY', 8.5, '₺8,50'],
  ['Switzerland', 'CHF', 8.5, 'CHF 8.50'],
  ['日本', 'JPY', 900, '¥900'],
  ['Japan', 'JPY', 900.5, '¥901'],
  ['US', 'USD', 1.255, '$1.26'],
  ['Kuwait', 'KWD', 1.25, '1.250 د.ك.'],
  ['Kuwait', 'KWD', 1.255, '1.255 د.ك.'],
  ['Brasil', 'BRL', 8.5, 'R$ 8,50'],
  ['Middle-earth', 'USD', 8.5, '$8.50'],
  ['Middle-earth', 'NOK', 8.5, 'NOK 8.50'],
])('in %s a price in %s of %s is written %s', (country, currency, price, expected) => {
  expect(written(country, currency, price)).toBe(expected);
});

test.each([
  ['Sweden', 'SEK', 165, '165 kr'],
  ['Sweden', 'SEK', 62.5, '62,50 kr'],
  ['Czech Republic', 'CZK', 189, '189 Kč'],
  ['India', 'INR', 250, '₹250'],
  ['Japan', 'JPY', 900, '¥900'],
  ['Germany', 'EUR', 12, '12,00 €'],
  [undefined, 'USD', 8, '$8.00'],
])('a menu in %s in %s says %s as %s', (country, currency, price, expected) => {
  const say = menuPriceFormat({ currency, price_locale: priceLocale(country) });
  expect(say(price).replaceAll('\u00A0', ' ')).toBe(expected);
});

test.each([
  ['EUR', 'Europe/Lisbon', '1.234,50 €'],
  ['EUR', 'Europe/Dublin', '€1,234.50'],
  ['EUR', 'Europe/Vienna', '€ 1.234,50'],
  ['CHF', 'Europe/Zurich', "CHF 1'234.50"],
  ['BRL', 'America/Sao_Paulo', 'R$ 1.234,50'],
  ['XOF', 'Africa/Dakar', 'F CFA 1,235'],
  ['USD', 'Europe/Lisbon', '$1,234.50'],
])('without an address, %s in %s are written %s', (currency, time_zone, expected) => {
  const money = moneyOf({ currency, time_zone, locations: [] });
  expect(priceFormat(money)(1234.5).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(expected);
});

test.each([
  ['UAE', 'en', 'AED', 'AED 28.00'],
  ['UAE', 'ja', 'AED', 'AED 28.00'],
  ['UAE', 'ar', 'AED', '28.00 د.إ.'],
  ['UAE', 'fa', 'AED', '28.00 د.إ.'],
  ['Japan', 'en', 'JPY', '¥28'],
])('a price in %s can be read on a page in %s', (country, language, currency, expected) => {
  const price_locale = priceLocaleOn(priceLocale(country), language);
  const text = priceFormat({ currency, price_locale })(28);
  expect(text.replaceAll(/\u00A0/g, ' ').replaceAll(/[\u200E\u200F]/g, '')).toBe(expected);
});

test.each([
  ['United Kingdom', 'GB'],
  ['UK', 'GB'],
  ['France', 'FR'],
  ['Россия', 'RU'],
])('%s is %s, by its code of today', (country, region) => {
  expect(regionOf(country)).toBe(region);
});

test('any country that an owner can type has a way to write every currency', () => {
  for (const country of ['', ' ', 'zz', 'XX', '12', '<b>', '🍕', 'Côte d’Ivoire']) {
    for (const currency of Intl.supportedValuesOf('currency')) {
      expect(written(country, currency, 12)).toMatch(/12/);
    }
  }
});

test('a currency has its decimals and its name', () => {
  expect([decimalsOf('USD'), decimalsOf('JPY'), decimalsOf('KWD')]).toEqual([2, 0, 3]);
  expect([currencyName('USD'), currencyName('JPY')]).toEqual(['US dollars', 'Japanese yen']);
});

test.each([
  ['ZWG', 'Zimbabwean gold'],
  ['XXQ', 'XXQ'],
])('where a browser has no name for %s it is %s', (value, name) => {
  const parts = jest.spyOn(Intl.NumberFormat.prototype, 'formatToParts');
  parts.mockReturnValue([{ type: 'currency', value }]);
  expect(currencyName(value)).toBe(name);
  parts.mockRestore();
});
