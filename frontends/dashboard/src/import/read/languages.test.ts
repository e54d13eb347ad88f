import { afterEach, expect, jest, test } from '@jest/globals';
import { ownLanguage, writtenIn } from './languages.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('a language is known by its small words, also where its accents were not read', () => {
  const tapas = 'Salmorejo con huevo y jamôn 4,50 Huevos rotos con jamôn 9,80 Queso payoyo, miel';
  expect(writtenIn(tapas)).toMatchObject({ name: 'Spanish' });
  expect(writtenIn('Soupe du jour 6 Poulet rôti et sauce au citron 14')).toMatchObject({
    name: 'French',
  });
  expect(writtenIn('Zupa z kurczaka 12 Ziemniaki i salatka 8 Lody na patyku')).toMatchObject({
    name: 'Polish',
  });
  const nordic = [
    'Knäcke och brynt smör, toast på sill',
    'Stegt sild på rugbrød med løg, æble og smør',
  ];
  expect(nordic.map((text) => writtenIn(text)?.name)).toEqual(['Swedish', 'Danish']);
  expect(writtenIn('Kip met frites, salade en brood uit de oven')).toMatchObject({ name: 'Dutch' });
  expect(writtenIn('Kureci polevka, hovezi na smetane, domaci knedliky')).toMatchObject({
    name: 'Czech',
  });
  expect(writtenIn('Roast chicken with lemon and potatoes 12')).toMatchObject({ name: 'English' });
});

test('few words and other languages tell nothing', () => {
  expect(writtenIn('Pizza Margherita 9,00 Tiramisù')).toBeUndefined();
  expect(writtenIn('Ψάρι με λαχανικά και σάλτσα της ημέρας στη σχάρα')).toBeUndefined();
});

test('photos are read in a language of the device first', () => {
  const languages = jest.spyOn(navigator, 'languages', 'get');
  expect(
    [['es-ES', 'en'], ['el', 'de-AT'], ['el']].map((own) => {
      languages.mockReturnValue(own);
      return ownLanguage().code;
    }),
  ).toEqual(['spa', 'deu', 'eng']);
});
