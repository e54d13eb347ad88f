import { expect, test } from '@jest/globals';
import { readDelimited } from '../../read/delimited.ts';
import { guessLayout } from './layout.ts';
import { readSheet } from './sheet.ts';

function dishesOf(text: string) {
  const brought = readDelimited(text);
  if (brought.kind !== 'sheet') throw new Error('no sheet');
  return readSheet(brought.rows, guessLayout(brought.rows)).sections.flatMap(({ name, dishes }) =>
    dishes.map((dish) =>
      [
        name,
        dish.name,
        dish.price,
        ...dish.choices.map((choice) => `${choice.name}=${choice.price}`),
        dish.description,
        ...dish.doubts.map(({ reason }) => reason),
      ].join('|'),
    ),
  );
}

test('an item library of Square is read, with variations as choices and without what is archived', () => {
  expect(
    dishesOf(`Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Categories,Reporting Category,Price,Archived,Tax - Sales (8%)
A1,Latte,,Small,,With oat or whole milk,Coffee,Coffee,4.25,N,Y
A1,Latte,,Large,,With oat or whole milk,Coffee,Coffee,5.00,N,Y
A2,Scone,,Regular,,,Bakery,Bakery,3.50,N,Y
A3,Old cake,,Regular,,,Bakery,Bakery,6.00,Y,Y
A4,Special,,Regular,,,Bakery,Bakery,variable,N,Y`),
  ).toEqual([
    'Coffee|Latte|4.25|Small=4.25|Large=5|With oat or whole milk',
    'Bakery|Scone|3.5|',
    'Bakery|Special|||“variable” is no price.',
  ]);
});

test('a list of all items of Toast is read by its groups', () => {
  expect(
    dishesOf(`Master ID,Item ID,Parent ID,Menu Name,Menu Group,Subgroup,Menu Item,Avg Price,Item Qty
1,11,,Dinner,Starters,,Fried pickles,8.5,120
2,12,,Dinner,Mains,,Meatloaf,17,80`),
  ).toEqual(['Starters|Fried pickles|8.5|', 'Mains|Meatloaf|17|']);
});

test('an inventory of Clover is read without what is hidden', () => {
  expect(
    dishesOf(`Clover ID,Name,Alternate Name,Price,Price Type,Price Unit,Tax Rates,Cost,Product Code,SKU,Hidden
X1,Club sandwich,Club,12.5,Fixed,,Default,3.1,,,No
X2,Staff meal,,1,Fixed,,Default,1,,,Yes`),
  ).toEqual(['|Club sandwich|12.5|']);
});

test('products of Shopify are read, with their options as choices and their descriptions as words', () => {
  expect(
    dishesOf(`Handle,Title,Body (HTML),Vendor,Product Category,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src
chili,Beef chili,<p>Slow cooked<br>with beans &amp; beer</p>,Us,Food > Prepared,Soups,Size,Cup,,6.00,a.jpg
chili,,,,,,,Bowl,,9.00,
chili,,,,,,,,,,b.jpg
pie,Key lime pie,,Us,Food > Prepared,Desserts,Title,Default Title,,7.50,`),
  ).toEqual([
    'Soups|Beef chili|6|Cup=6|Bowl=9|Slow cooked with beans & beer',
    'Desserts|Key lime pie|7.5|',
  ]);
});
