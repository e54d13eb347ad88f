import { assert, property, string } from 'fast-check';
import type { TranslationRow } from '../../contracts/catalogue/menus/translation-calls.ts';
import { changedRows } from '../translations/translation-texts.ts';
import { readTranslations, translationsCsv } from './translations-csv.ts';

const updated_at = '2026-01-01T00:00:00.000Z';
const wine = (words: TranslationRow['words'] = {}): TranslationRow => ({
  kind: 'item',
  id: 'w',
  original: { name: 'Wine', description: '=Dry; "old"\nfrom here', note: null, choices: ['Glass'] },
  words,
  updated_at,
});
const menu: TranslationRow = {
  kind: 'menu',
  id: 'm',
  original: { name: 'Dinner', description: null, note: 'Service', choices: [] },
  words: { name: 'Abend' },
  updated_at,
};

test('a line stands for each text, and the same file changes nothing', () => {
  const rows = [menu, wine({ choices: { Glass: 'Glas' } })];
  const file = translationsCsv(rows);
  expect(file).toContain('kind,id,field,state,original,translation');
  expect(file).toContain('menu,m,name,,Dinner,Abend');
  expect(file).toContain('menu,m,note,missing,Service,');
  expect(file).toContain('item,w,choice: Glass,,Glass,Glas');
  const changed: TranslationRow = { ...menu, outdated: ['name'] };
  expect(translationsCsv([changed])).toContain('menu,m,name,original changed,Dinner,Abend');
  expect(readTranslations(file, rows)).toEqual({ typed: new Map(), bad: [] });
});

test('whatever is typed comes back from a file as it was', () => {
  const text = string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  assert(
    property(text, text, (name, glass) => {
      const said = { name: name.trim() || 'x', choices: { Glass: glass.trim() || 'y' } };
      const file = translationsCsv([menu, wine(said)]);
      const { typed, bad } = readTranslations(file, [menu, wine()]);
      expect(bad).toEqual([]);
      const [change] = changedRows([menu, wine()], typed);
      expect(change).toEqual({ kind: 'item', id: 'w', updated_at, words: said });
    }),
  );
});

test('lines that cannot be taken are named, and the others are', () => {
  const lines = [
    'id;field;original;translation',
    'w;name;Wine;Wein',
    'gone;name;Wine;Wein',
    'm;name;Supper;Abendessen',
    'm;note;Service;',
  ];
  const { typed, bad } = readTranslations(lines.join('\n'), [menu, wine()]);
  expect([...typed]).toEqual([['w name', 'Wein']]);
  expect(bad).toEqual([
    { line: 3, problem: 'There is no such text on this menu' },
    { line: 4, problem: 'The original reads “Dinner” now' },
  ]);
  expect(readTranslations('name,price\na,b', [menu]).bad).toEqual([
    { line: 1, problem: 'There is no column id, field, translation' },
  ]);
});
