import { writtenCurrencies } from './written-currency.ts';

const menu = (price: (at: number) => string) =>
  Array.from({ length: 5 }, (_, at) => `Dish ${at} ${price(at)}`);

test.each([
  ['JPY', (at: number) => `${at}80円`],
  ['EUR', (at: number) => `${at},50 €`],
  ['GBP', (at: number) => `£${at}.50`],
  ['HKD', (at: number) => `HK$${at}0`],
  ['TRY', (at: number) => `${at}50 TL`],
  ['AED', (at: number) => `AED ${at}0`],
  ['PEN', (at: number) => `S/ ${at}0`],
  ['SEK NOK DKK ISK', (at: number) => `${at}5 kr`],
  ['SEK', (at: number) => `SEK ${at}5 kr`],
  ['JPY CNY', (at: number) => `¥${at}50`],
])('prices say that they are in %s', (code, price) => {
  expect(writtenCurrencies(menu(price)).join(' ')).toBe(code);
});

test.each([
  ['plain numbers', (at: number) => `${at}.50`],
  ['dollars of some country', (at: number) => `$${at}.50`],
  ['two currencies on a line each', (at: number) => (at % 2 ? `${at} €` : `£${at}`)],
])('%s say nothing', (_, price) => {
  expect(writtenCurrencies(menu(price))).toEqual([]);
});

test('a wine that is sold in pounds on one line makes no menu British', () => {
  expect(writtenCurrencies([...menu((at) => `${at}.50`), 'Port £5'])).toEqual([]);
});

test.each([
  ['EUR', 'All prices in euro.'],
  ['EUR', 'Prix en euros, service compris'],
  ['CHF', 'Alle Preise in CHF inkl. MwSt.'],
  ['', 'Price in the bar: ask'],
])('one line says %s of all prices: %s', (code, line) => {
  expect(writtenCurrencies([...menu((at) => `${at}.50`), line]).join()).toBe(code);
});
