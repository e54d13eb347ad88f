import { assert, property, subarray } from 'fast-check';
import { allergens } from './allergen-names.ts';
import { readAllergens } from './allergens.ts';
import { parseAllergenChips, formatAllergenChips } from './write-allergens.ts';

const said = (contains: string[], mayContain: string[] = [], none = false) => ({
  contains: new Set(allergens.filter((name) => contains.includes(name))),
  mayContain: new Set(allergens.filter((name) => mayContain.includes(name))),
  none,
  other: [],
});

test('the chips write the text that diners filter by', () => {
  expect(formatAllergenChips(said(['gluten', 'milk'], ['sesame']))).toBe(
    'gluten, milk, may contain: sesame',
  );
  expect(formatAllergenChips(said([], [], true))).toBe('none of the 14');
  expect(formatAllergenChips(said([]))).toBe('');
});

test('what the chips write is American English', () => {
  expect(formatAllergenChips(said(['sulphites'], ['molluscs']))).toBe(
    'sulfites, may contain: mollusks',
  );
});

test('whatever the chips say is read back as they said it', () => {
  assert(
    property(subarray([...allergens]), subarray([...allergens]), (contains, may) => {
      const traces = may.filter((name) => !contains.includes(name));
      const text = formatAllergenChips(said(contains, may));
      const read = readAllergens(text);
      expect(read?.contains ?? []).toEqual(contains);
      expect(read?.mayContain ?? []).toEqual(traces);
      expect(parseAllergenChips(text)).toEqual(said(contains, traces));
    }),
  );
});

test('nothing said is not free from anything', () => {
  expect(parseAllergenChips('')).toEqual(said([]));
  expect(readAllergens('')).toBeUndefined();
  expect(parseAllergenChips('none of the 14').none).toBe(true);
});

test('words that no chip stands for stay', () => {
  const before = parseAllergenChips('milk, ask for the pepper paste');
  expect(before.other).toEqual(['ask for the pepper paste']);
  const text = formatAllergenChips({ ...before, contains: new Set([...before.contains, 'egg']) });
  expect(text).toBe('milk, egg, ask for the pepper paste');
});

test.each([
  ['milk, may contain: kiwi', 'egg'],
  ['milk; no kiwi', 'egg'],
  ['may contain traces of kiwi, nuts', 'milk'],
  ['kiwi (traces), milk', 'egg'],
] as const)(
  'a chip added to «%s» is contained, whatever the words beside it say',
  (text, added) => {
    const before = parseAllergenChips(text);
    const contains = new Set([...before.contains, added]);
    const read = readAllergens(formatAllergenChips({ ...before, contains }));
    expect(new Set(read?.contains)).toEqual(contains);
    expect(new Set(read?.mayContain)).toEqual(before.mayContain);
  },
);
