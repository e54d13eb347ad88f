import { moneyOf, thoseThatShow } from './money.ts';

const dollars = { currency: 'USD', price_locale: 'en-US' };
const yen = { currency: 'JPY', price_locale: 'ja-JP' };

test('an owner reads prices as guests do', () => {
  expect(moneyOf([]).format(8)).toBe('$8.00');
  expect(moneyOf([yen, yen])).toMatchObject({ currency: 'JPY', decimals: 0 });
  expect(moneyOf([yen, yen]).format(900)).toBe('¥900');
});

test('who has restaurants in two currencies reads numbers', () => {
  const euros = { currency: 'EUR', price_locale: 'de-DE' };
  const money = moneyOf([dollars, euros]);
  expect([money.format(8), money.format(1234.5)]).toEqual(['8.00', '1234.50']);
});

test('a whole price has no cents where one of the currencies has none', () => {
  const money = moneyOf([dollars, yen]);
  expect([money.format(350), money.format(1234.5)]).toEqual(['350', '1234.50']);
});

test('a menu is priced as the restaurants that show it are, whatever else the owner has', () => {
  const at = (active_menu_id: string | null, money: typeof yen) => ({
    ...money,
    active_menu_id,
    further_menu_ids: [],
  });
  const both = [at('m1', dollars), at('m2', yen)];
  expect(moneyOf(thoseThatShow('m2', both)).decimals).toBe(0);
  expect(moneyOf(thoseThatShow('nobody-shows-it', both)).decimals).toBe(2);
});
