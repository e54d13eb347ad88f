import { expect, test } from '@jest/globals';
import { parseAllergenList } from './said-allergens.ts';

test.each([
  [
    'Allergener: fisk, melk/laktose, sulfitt fra vin selleri, mandler',
    'celery fish milk nuts sulphites',
  ],
  ['Alergény: obilniny, vajcia, mlieko, mäkkýše', 'egg gluten milk molluscs'],
  ['ALERGENI: mlijeko, jaja, riba, gorušica', 'egg fish milk mustard'],
  ['Alergeni: ouă, lapte, pește, țelină', 'celery egg fish milk'],
])('«%s» says which allergens', (text, expected) => {
  expect([...new Set(parseAllergenList(text))].toSorted().join(' ')).toBe(expected);
});

test('what is no allergen leaves the whole line unread', () => {
  expect(parseAllergenList('Contains: milk, love')).toBeUndefined();
});
