import { titlesIn, marksIn, eachReads } from '../testing/read-text.ts';

eachReads(titlesIn, {
  'a week on one line is cut at its days, and each day before large letters': [
    `Sopars de la setmana Dilluns Enciam, tomata i olives Cigrons amb sofregit (tomata, ceba) Fruita del temps Dimarts Crema de verdures Llom arrebossat Dimecres Canelons de carn Bacallà al forn amb patata`,
    'Dilluns: Enciam, tomata i olives; Cigrons amb sofregit; Fruita del temps | Dimarts: Crema de verdures; Llom arrebossat | Dimecres: Canelons de carn; Bacallà al forn amb patata',
  ],
  'columns of days of which a space is left': [
    `Segunda-feira Terça-feira Quarta-feira

Prato principal Bife acebolado Lombo suíno Coxa de frango
Guarnição Purê de batata Abobrinha refogada Polenta cremosa
Sobremesa Mamão Laranja Gelatina`,
    'Segunda-feira: Bife acebolado; Purê de batata; Mamão | Terça-feira: Lombo suíno; Abobrinha refogada; Laranja | Quarta-feira: Coxa de frango; Polenta cremosa; Gelatina',
  ],
  'days with their dates in words, run together with dishes, or with a bullet': [
    `Segunda-feira, dia 15
Carne de panela
Terça-feira – 16 de junho
Frango ensopado
- Pondelok17. 02.
Chlieb (40/50/60)
Pitná voda`,
    'Segunda-feira, dia 15: Carne de panela | Terça-feira – 16 de junho: Frango ensopado | Pondelok17. 02.: Chlieb; Pitná voda',
  ],
  'days with their dates in words, run together with dishes, or with a bullet, too': [
    `Montag, 14.05.2026Käsespätzle mit Salat1, 3, 7
Dienstag, 15.05.2026Linseneintopf, Nussecke1, 3
Mittwoch, 16.05.2026Fisch mit Reis7, 9`,
    'Montag, 14.05.2026: Käsespätzle mit Salat | Dienstag, 15.05.2026: Linseneintopf, Nussecke | Mittwoch, 16.05.2026: Fisch mit Reis',
  ],
  'a date in words between a day and its dish': [
    '| Dato | Menu |\nMandag | Tredje | Gule ærter med flæsk. |\nTirsdag | Fjerde | Hakkebøffer med mos. |\nOnsdag | Femte | Stegte sild med kål. |\nTorsdag | Sjette | Lasagne med salat. |',
    'Mandag: Gule ærter med flæsk | Tirsdag: Hakkebøffer med mos | Onsdag: Stegte sild med kål | Torsdag: Lasagne med salat',
  ],
});

test('letters that a legend lists behind their words end names, also without a blank', () => {
  expect(
    marksIn(
      'Maanantai\nBean soup M, G, VEG\nDill sauce with sour creamL, G\nTiistai\nLentil casserole L\nGreen salad ( cabbage. Tomato, pineapple)\nKeskiviikko\nOat bread\nGluten free (G), Lactose free (L), Milk-free (M), Suitable for vegans (VEG)',
    ),
  ).toBe(
    'Bean soup null: vegan, gluten free; Dill sauce with sour cream null: gluten free; Lentil casserole null: none; Green salad null: none; Oat bread null: none',
  );
});
