import { price as priceRule } from '@menuleaf/shared/contracts/catalogue/items/item-fields.ts';
import { plainPrice } from './plain-price.ts';
import { priceOfChoices } from './typed-prices.ts';

test.each([
  ['12,50 €', 2, 12.5],
  ['$12.50', 2, 12.5],
  ['R$ 32,90', 2, 32.9],
  ['R$32,90', 2, 32.9],
  ['₺1.250,00', 2, 1250],
  ['1250', 2, 1250],
  ['0.500', 2, 0.5],
  ['٤٥٫٥٠', 2, 45.5],
  ['\u200F٤٥', 2, 45],
  ['١٬٢٠٠٫٥٠', 2, 1200.5],
  ['۴۵', 2, 45],
  ['１２００', 0, 1200],
  ['￥1,200', 0, 1200],
  ['1,200円', 0, 1200],
  ['12.500', 0, 12_500],
  ['8.505', 3, 8.505],
])('%j with %d decimals is %d', (typed, decimals, number) => {
  expect(priceRule.parse(plainPrice(typed, decimals))).toBe(number);
});

test.each([
  ['1.250', 2],
  ['€1.250', 2],
  ['12.500', 2],
  ['1,250', 2],
  ['1.250.000', 2],
  ['1,250', 3],
])('%j with %d decimals is refused as unclear', (typed, decimals) => {
  const { error } = priceRule.safeParse(plainPrice(typed, decimals));
  expect(error?.issues[0]?.message).toBe('Price can be read in two ways. Write it like 1234.50');
});

test.each(['-5 €', '5 apples', '€', '12 €€', '5 + 5'])('%j is no price', (typed) => {
  expect(priceRule.safeParse(plainPrice(typed, 2)).success).toBe(false);
});

test('the prices of choices are read in the same way, and their names are kept', () => {
  const typed = { price: '', choices: 'Ｌ 5€=٥ €; Half\\; cold=¥1,200' };
  expect(priceOfChoices(typed, 0).choices).toBe('Ｌ 5€=5; Half\\; cold=1200');
});
