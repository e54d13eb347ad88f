import { expect, test } from '@jest/globals';
import { linesOfText } from '../columns.ts';
import { readMenu } from '../read-menu.ts';

test('a numbered dish above a numbered legend stays one', () => {
  const text = `Soups
3. Beef broth (9)
€5.50
4. Fish soup (4)
€6.50
5. Leek soup (7)
€4.50

1. Gluten and what is made of it
4. Fish and what is made of it
7. Milk and what is made of it
9. Celery and what is made of it`;
  const dishes = readMenu(linesOfText(text)).sections.flatMap((section) => section.dishes);
  expect(dishes.map(({ name, price, allergens }) => [name, price, allergens])).toEqual([
    ['Beef broth', 5.5, 'celery'],
    ['Fish soup', 6.5, 'fish'],
    ['Leek soup', 4.5, 'milk'],
  ]);
});

test('dishes with marks in a row are no legend', () => {
  const text = 'Today: soup 5\nPizza (V), Pasta (G), Salad (GF)\nBread (G) 3';
  const dishes = readMenu(linesOfText(text)).sections.flatMap((section) => section.dishes);
  expect(dishes.map(({ allergens }) => allergens).join('')).toBe('');
});
