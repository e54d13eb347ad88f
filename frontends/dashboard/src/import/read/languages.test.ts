import { afterEach, expect, jest, test } from '@jest/globals';
import { lostLetters, ownLanguage, writtenIn } from './languages.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('a language is known by its small words, also where its accents were not read', () => {
  const tapas = 'Salmorejo con huevo y jamôn 4,50 Huevos rotos con jamôn 9,80 Queso payoyo, miel';
  expect(writtenIn(tapas)).toMatchObject({ name: 'Spanish' });
  expect(writtenIn('Soupe du jour 6 Poulet rôti et sauce au citron 14')).toMatchObject({
    name: 'French',
  });
  expect(writtenIn('Roast chicken with lemon and potatoes 12')).toMatchObject({ name: 'English' });
});

test('few words and other languages tell nothing', () => {
  expect(writtenIn('Pizza Margherita 9,00 Tiramisù')).toBeUndefined();
  expect(writtenIn('Zupa z kurczaka 12 Ziemniaki i sałatka 8 Lody na patyku')).toBeUndefined();
});

test('a language that cannot be read tells which letters may have lost their accents', () => {
  const polish = lostLetters('Zupa z kurczaka 12 Ziemniaki i salatka 8 Lody na patyku');
  const swedish = lostLetters('Knacke och brynt smor Toast pa kantareller med ost och sallad');
  expect([polish?.test('salatka'), swedish?.test('gos'), swedish?.test('frisk')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(lostLetters('Roast chicken with lemon and potatoes 12')).toBeUndefined();
  expect(lostLetters('Zupa 12')).toBeUndefined();
});

test('photos are read in a language of the device first', () => {
  const languages = jest.spyOn(navigator, 'languages', 'get');
  expect(
    [['es-ES', 'en'], ['pl', 'de-AT'], ['pl']].map((own) => {
      languages.mockReturnValue(own);
      return ownLanguage().code;
    }),
  ).toEqual(['spa', 'deu', 'eng']);
});
