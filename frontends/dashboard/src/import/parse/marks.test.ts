import { expect, test } from '@jest/globals';
import { linesOfText } from './columns.ts';
import { readMenu } from './read-menu.ts';

const dishesOf = (text: string) =>
  readMenu(linesOfText(text)).sections.flatMap(({ dishes }) =>
    dishes.map(({ name, allergens }) => `${name}: ${allergens}`),
  );
const legend = 'A = gluten, G = milk, L = celery';

test('codes that are run together are read one by one, where a legend explains each', () => {
  expect(dishesOf(`Garlic soup AGL 6.50\nGoulash AL 7.20\nRib BBQ 15.00\n\n${legend}`)).toEqual([
    'Garlic soup: gluten, milk, celery',
    'Goulash: gluten, celery',
    'Rib BBQ: ',
  ]);
});
