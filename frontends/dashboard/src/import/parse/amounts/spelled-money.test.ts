import { linesOfText } from '../columns.ts';
import { readMenu } from '../read-menu.ts';
import { readSheet } from '../sheet/sheet.ts';
import { dishesOf } from '../testing/read-text.ts';

const names = ['House salad', 'Grilled chicken', 'Lemon cake'];
const pricesIn = (written: readonly string[]) =>
  readMenu(linesOfText(names.map((name, at) => `${name} ${written[at]}`).join('\n')))
    .sections.flatMap(({ dishes }) => dishes)
    .map(({ name, price }) => [name, price]);

test.each([
  ['KWD 1.250', 'KWD 0.500', 'KWD 12.000', [1.25, 0.5, 12]],
  ['4,500 DT', '28,000 DT', '0,800 DT', [4.5, 28, 0.8]],
  ['3.500', '0.200', '14.000', [3.5, 0.2, 14]],
  ['6.500 د.أ', '0.750 د.أ', '12.000 د.أ', [6.5, 0.75, 12]],
  ['5,000 دينار', '12,500 دينار', '1,000 دينار', [5000, 12500, 1000]],
  ['450,000 LBP', '1,200,000 LBP', '800,000 LBP', [450000, 1200000, 800000]],
  ['450.000đ', '1.200.000đ', '800.000đ', [450000, 1200000, 800000]],
  ['Rs.180', 'Rs.1,250', 'Rs.320', [180, 1250, 320]],
  ['180 /-', '1,250 /-', '320 /-', [180, 1250, 320]],
  ['L. 145', 'L145', 'L 85', [145, 145, 85]],
  ['s/28', 's/35.50', '12', [28, 35.5, 12]],
  ['#2,500', '#4,000', '#12,000', [2500, 4000, 12000]],
  ['12 man.', '8.5 man.', '24 man.', [12, 8.5, 24]],
  ['1900 դր.', '2500 դր.', '800 դր.', [1900, 2500, 800]],
  ['680円+税', '1,280円+税', '980円+税', [680, 1280, 980]],
  ['390-00', '1250-00', '550-00', [390, 1250, 550]],
  ['189 :-', '245', '55 :-', [189, 245, 55]],
  ['8 € 50', '12 €', '24 € 90', [8.5, 12, 24.9]],
  ['8,50 лв. / 4,35 €', '12,00 лв. / 6,14 €', '24,90 лв. / 12,73 €', [8.5, 12, 24.9]],
])('%s, %s and %s are money', (one, two, three, prices) => {
  expect(pricesIn([one, two, three])).toEqual(names.map((name, at) => [name, prices[at]]));
});

test('a size right behind an amount is no sign of money', () => {
  const { sections } = readMenu(
    linesOfText('Black tea M 6.20 L 7.20\nGreen tea M 6.20 L 7.20\nOolong M 6.20 L 7.20'),
  );
  expect(sections[0]?.dishes[0]?.choices).toEqual([
    { name: 'M', price: 6.2 },
    { name: 'L', price: 7.2 },
  ]);
});

test.each([
  ['Price', ['KWD 1.250', 'KWD 3.750', 'KWD 0.500'], [1.25, 3.75, 0.5]],
  ['Price (TND)', ['4,500', '28,000', '1,800'], [4.5, 28, 1.8]],
  ['Price', ['L 45', 'L145', 'L 145.00'], [45, 145, 145]],
])('a column «%s» of %s holds such prices', (head, cells, prices) => {
  const rows = [['Name', head], ...names.map((name, at) => [name, cells[at] ?? ''])];
  const { sections } = readSheet(rows, { hasHeader: true, columns: ['name', 'price'] });
  expect(sections.flatMap(({ dishes }) => dishes.map(({ price }) => price))).toEqual(prices);
});

test.each([
  ['刺身\n本日の刺身 1,280円～\nまぐろ 720円', 1280],
  ['刺身\n本日の刺身 1,280円から\nまぐろ 720円', 1280],
  ['热菜\n水煮鱼片 ¥48 起\n回锅肉 ¥36', 48],
  ['Plates\nCatch of the day $19.50+\nSoup $6.50', 19.5],
])('the least that a dish costs is said behind its price: %s', (text, price) => {
  const kinds = dishesOf(text).map((dish) => [dish.price, dish.priceKind]);
  expect(kinds[0]).toEqual([price, 'from']);
  expect(kinds[1]?.[1]).toBe('fixed');
});
