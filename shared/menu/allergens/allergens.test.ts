import { assert, property, string, subarray } from 'fast-check';
import { allergens } from './allergen-names.ts';
import { readAllergens } from './allergens.ts';

const says = (contains: string[], mayContain: string[] = [], isUnclear = false) => ({
  contains,
  mayContain,
  isUnclear,
});

test.each([
  ['gluten, milk, may contain: sesame', says(['gluten', 'milk'], ['sesame'])],
  ['Wheat; Dairy; Eggs', says(['gluten', 'egg', 'milk'])],
  ['Contains milk and egg. May contain nuts, sesame.', says(['egg', 'milk'], ['nuts', 'sesame'])],
  ['May contain nuts. Contains milk.', says(['milk'], ['nuts'])],
  ['may contain traces of peanuts', says([], ['peanuts'])],
  ['milk, sesame (traces)', says(['milk'], ['sesame'])],
  ['Made in a kitchen with nuts', says([], ['nuts'])],
  ['shellfish', says(['crustaceans', 'molluscs'])],
  ['prawns / squid', says(['crustaceans', 'molluscs'])],
  ['peanut butter', says(['peanuts'])],
  ['almond milk', says(['nuts'])],
  ['soy milk, wheat', says(['gluten', 'soy'])],
  ['tree nuts', says(['nuts'])],
  ['sulphur dioxide', says(['sulphites'])],
  ['milk, nut-free', says(['milk'])],
  ['gluten free, contains egg', says(['egg'])],
  ['no nuts, milk', says(['milk'])],
  ['no nuts or milk; egg', says(['egg'])],
  ['does not contain nuts. Contains soya', says(['soy'])],
  ['not gluten-free, contains milk', says(['gluten', 'milk'])],
  ['Not nut free', says(['nuts'])],
  ['not free from milk', says(['milk'])],
  ['milk, may contain milk', says(['milk'])],
  ['Contains: milk\nMay contain: nuts', says(['milk'], ['nuts'])],
  ['no nuts\nmilk', says(['milk'])],
  ['gluten (may contain nuts), milk and egg', says(['gluten', 'egg', 'milk'], ['nuts'])],
  ['may contain (nuts, sesame), milk', says([], ['milk', 'nuts', 'sesame'])],
  ['May contain:\nnuts,\r\nsesame', says([], ['nuts', 'sesame'])],
  ['lupin celery mustard fish molluscs', says(['fish', 'celery', 'mustard', 'lupin', 'molluscs'])],
])('%s', (text, declared) => {
  expect(readAllergens(text)).toEqual(declared);
});

test.each([
  'none',
  'None.',
  'no allergens',
  'Allergen-free',
  'allergen free',
  'Free from allergens',
])('%s declares that there is none', (text) => {
  expect(readAllergens(text)).toEqual(says([]));
});

test.each([
  'Not suitable for nut allergy sufferers',
  'milk, not safe with nuts',
  'no added nuts',
  'almond free',
])('%s is no promise that there is none', (text) => {
  const read = readAllergens(text);
  expect(read?.isUnclear || read?.contains.includes('nuts')).toBe(true);
});

test.each([
  'lactose-free',
  'wheat free, milk',
  'no cow’s milk',
  'without shrimp or crab',
  'no fish sauce',
])('%s leaves the rest of the allergen unsaid', (text) => {
  expect(readAllergens(text)?.isUnclear).toBe(true);
});

test.each([null, '', '   \n'])('%p declares nothing', (text) => {
  expect(readAllergens(text)).toBeUndefined();
});

test.each([
  'kiwi',
  'milk, kiwi',
  'ask the staff',
  'n/a',
  'not declared',
  'none known',
  'Erdnüsse',
  '🥜',
  '?',
  '-',
])('%s is unclear, never safe', (text) => {
  expect(readAllergens(text)?.isUnclear).toBe(true);
});

test('eggplant, coconut, nutmeg and buckwheat are not the allergens inside their names', () => {
  expect(readAllergens('eggplant, coconut, nutmeg, buckwheat')).toEqual(says([], [], true));
});

test('each of the 14 is read by its own name, alone and among others', () => {
  assert(
    property(
      subarray([...allergens], { minLength: 1 }),
      subarray([...allergens]),
      (inside, perhaps) => {
        const text = `${inside.join(', ')}${perhaps.length ? `, may contain: ${perhaps.join(', ')}` : ''}`;
        const read = readAllergens(text);
        expect(read?.contains).toEqual(inside);
        expect(read?.mayContain).toEqual(perhaps.filter((name) => !inside.includes(name)));
      },
    ),
  );
});

test('text of any kind is read without failing, and quickly', () => {
  assert(property(string({ unit: 'grapheme' }), (text) => void readAllergens(text)));
  const from = performance.now();
  readAllergens('may contain '.repeat(1000));
  readAllergens('('.repeat(10_000));
  readAllergens('a '.repeat(5000));
  expect(performance.now() - from).toBeLessThan(20_000);
});
