import { expect, test } from '@jest/globals';
import { dishesOf } from '../testing/read-text.ts';

const read = (text: string) =>
  dishesOf(text).map(({ name, description, price }) => [name, description, price]);

const french = [
  'PLATS',
  'Bavette d’aloyau, sauce échalote, frites',
  'maison 19,50 €',
  'Blanquette de veau à l’ancienne, riz',
  'pilaf 18,90 €',
  'Andouillette AAAAA, sauce moutarde 17,90 €',
  'Pavé de merlu, beurre blanc, écrasé de',
  'pomme de terre 20,50 €',
  'Risotto aux légumes de saison 16,50 €',
  'Entrecôte, sauce au poivre 27,00 €',
].join('\n');

test('where dishes have a line each, those that are too long for one go on below', () => {
  expect(read(french)).toEqual([
    ['Bavette d’aloyau, sauce échalote, frites maison', '', 19.5],
    ['Blanquette de veau à l’ancienne, riz pilaf', '', 18.9],
    ['Andouillette AAAAA, sauce moutarde', '', 17.9],
    ['Pavé de merlu, beurre blanc, écrasé de pomme de terre', '', 20.5],
    ['Risotto aux légumes de saison', '', 16.5],
    ['Entrecôte, sauce au poivre', '', 27],
  ]);
});

test('so does what follows a price that stands at the end of the first line', () => {
  const german =
    'Hauptgerichte\nRinderroulade mit Apfelrotkohl und 18,50\nKlößen\nForelle blau, Dampfkartoffeln 17,50\nSauerbraten vom Rind mit Spätzle und 19,50\nsalzigem Karamell';
  expect(read(german)).toEqual([
    ['Rinderroulade mit Apfelrotkohl und Klößen', '', 18.5],
    ['Forelle blau, Dampfkartoffeln', '', 17.5],
    ['Sauerbraten vom Rind mit Spätzle und salzigem Karamell', '', 19.5],
  ]);
});

test('what is in a dish stays said of it, however long its name is', () => {
  const english =
    'MAINS\nFried chicken sandwich\nhot honey, pickles, slaw 14\nStout chili mac\ncheddar, scallion 12\nGarden salad 9\nFish and chips 16\nHanger steak\nfries, au poivre 26';
  expect(read(english)).toEqual([
    ['Fried chicken sandwich', 'hot honey, pickles, slaw', 14],
    ['Stout chili mac', 'cheddar, scallion', 12],
    ['Garden salad', '', 9],
    ['Fish and chips', '', 16],
    ['Hanger steak', 'fries, au poivre', 26],
  ]);
});
