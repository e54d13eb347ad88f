import { expect, test } from '@jest/globals';
import { dietOfWords } from './meanings.ts';
import { parseAllergenList } from './said-allergens.ts';

test.each([
  [
    'Allergener: fisk, melk/laktose, sulfitt fra vin selleri, mandler',
    'celery fish milk nuts sulphites',
  ],
  ['Alergény: obilniny, vajcia, mlieko, mäkkýše', 'egg gluten milk molluscs'],
  ['ALERGENI: mlijeko, jaja, riba, gorušica', 'egg fish milk mustard'],
  ['Zawiera: orzechy ziemne, łubin', 'lupin nuts peanuts'],
  ['Alergeny: orzechy, orzechy arachidowe', 'nuts peanuts'],
  ['Alergeni: ouă, lapte, pește, țelină', 'celery egg fish milk'],
])('«%s» says which allergens', (text, expected) => {
  expect([...new Set(parseAllergenList(text))].toSorted().join(' ')).toBe(expected);
});

test('what is no allergen leaves the whole line unread', () => {
  expect(parseAllergenList('Contains: milk, love')).toBeUndefined();
});

test.each([
  ['素食', 'vegetarian'],
  ['纯素', 'vegan'],
  ['全素', 'vegan'],
  ['ベジタリアン', 'vegetarian'],
  ['ビーガン', 'vegan'],
  ['채식', 'vegetarian'],
])('«%s» is %s', (words, diet) => {
  expect(dietOfWords(words)).toBe(diet);
});
