import { choiceKey, choiceOfKey } from './choice-key.ts';
import { columnOf } from '../csv/item-columns.ts';
import { translatedRow } from '../translations/translated.ts';
import { textsOfRow } from '../translations/translation-texts.ts';

const own = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

test('no choice is known by what every object has already', () => {
  expect(own.filter((name) => choiceKey(name) in {})).toEqual([]);
  expect(own.map((name) => choiceOfKey(choiceKey(name)))).toEqual(own);
  expect(choiceKey('Glass')).toBe('Glass');
});

test('no column is called as what every object has already', () => {
  expect(own.map(columnOf)).toEqual(own.map(() => undefined));
});

test('a choice without words of its own keeps its name', () => {
  const choices = own.map((name) => ({ name }));
  const row = {
    name: 'Wine',
    description: null,
    choices,
    words: { de: { choices: { Glass: 'Glas' } } },
  };
  expect(translatedRow(row, 'de').choices).toEqual(choices);
});

test('a translator sees no text where a choice has none', () => {
  const original = { name: 'Wine', description: null, note: null, choices: own };
  const version = { id: 'wine', updated_at: '2026-01-01T00:00:00.000Z' };
  const row = { kind: 'item' as const, ...version, original, words: { choices: {} } };
  expect(textsOfRow(row).map(({ said }) => said)).toEqual(['', ...own.map(() => '')]);
});
