import { languages, writtenIn } from '@menuleaf/dashboard/src/import/read/languages.ts';
import { sheetTexts } from './photo-menus.ts';

test('what a sheet is written in is told by its words, or not told', () => {
  const sheets = sheetTexts('photos').map(({ name, text, language }) => ({
    name,
    language,
    told: writtenIn(text)?.code ?? '',
  }));
  expect(sheets.filter(({ told, language }) => told !== '' && told !== language)).toEqual([]);
  const known = sheets.filter(({ language }) => languages.some(({ code }) => code === language));
  expect(known.filter(({ told }) => told !== '').length).toBeGreaterThan(known.length * 0.95);
});
