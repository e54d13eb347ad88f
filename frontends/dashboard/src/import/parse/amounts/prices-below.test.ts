import { expect, test } from '@jest/globals';
import { dishesOf, menuIn } from '../testing/read-text.ts';

test.each([
  [
    'a title alone between blanks, above a block whose price is below, heads it in four words',
    'Zupy\n\nŻurek\nz jajkiem\n9,90 zł\n\nBarszcz z uszkami\n12,50 zł\n\nDania mięsne i rybne\n\nKotlet schabowy\nz kapustą\n22,90 zł\n\nFilet z mintaja\n23,50 zł',
    'Zupy: Żurek 9.9; Barszcz z uszkami 12.5 | Dania mięsne i rybne: Kotlet schabowy 22.9; Filet z mintaja 23.5',
  ],
  [
    'one line more than dishes have above their prices is a title',
    `Om te delen
Plank van het huis
26
Kroketjes (10 st.)
13
Ringen (8 st.)
15
Uit zee
Zalm met broccoli
27
Tong met puree
31`,
    'Om te delen: Plank van het huis 26; Kroketjes 13; Ringen 15 | Uit zee: Zalm met broccoli 27; Tong met puree 31',
  ],
  [
    'columns copied apart are joined where two names touch, or where the prices stand first',
    `PLATS
Quenelle de brochet
Tablier de sapeur
19
17
ENTRÉES
Pâté de tête
Œuf polléHarengs pommes à l'huile
Soupe gratinée
9
10
8
7
DESSERTS
Prix nets, service compris
6
5
8
Île flottante
Crème caramel
Baba au rhum`,
    "PLATS: Quenelle de brochet 19; Tablier de sapeur 17 | ENTRÉES: Pâté de tête 9; Œuf pollé 10; Harengs pommes à l'huile 8; Soupe gratinée 7 | DESSERTS: Île flottante 6; Crème caramel 5; Baba au rhum 8",
  ],
  [
    'an amount whose comma and dash stand apart is a price',
    'Gravlaks\nKr. 215, -\nReker\nKr. 235,-\nSildebrett\nKr. 255, -',
    ': Gravlaks 215; Reker 235; Sildebrett 255',
  ],
  [
    'a line that begins with «&» goes on with the one above, and so a title above is told',
    'Forretter\nFiskesuppe\nTorsk, laks\n245,-\nReker\nMajones, sitron\n235,-\nSildebrett\nEgg, poteter\n255,-\nHusets spesialiteter\nReinsdyrskav\nFløtesaus, tyttebær\n& potetpuré\n295,-\nBiff\nSopp, løk\n285,-',
    'Forretter: Fiskesuppe 245; Reker 235; Sildebrett 255 | Husets spesialiteter: Reinsdyrskav 295; Biff 285',
  ],
  [
    'what more costs in brackets below a price keeps no dish of the page from being read',
    `Knackig und frisch

Preis
inkl. MwSt.

Blattsalat mit Kernen

7.50
(11.00)

Randensalat
mit Baumnüssen, Äpfeln

9.00
(13.00)

Siedfleischsalat
mit Zwiebeln, Radiesli

19.50
(22.50)

Käsesalat
mit Radiesli, Gurken

17.50`,
    ': Blattsalat mit Kernen 7.5; Randensalat 9; Siedfleischsalat 19.5; Käsesalat 17.5',
  ],
  [
    'so it is where each dish says what is in it',
    `Moelas
Moelas estufadas em vinho, com pão.
7.50€
Orelha
Orelha de porco com coentros.
6.00€
Do rio
Choco Frito
Tiras de choco com maionese de limão.
14.50€
Garoupa
Massa malandrinha com garoupa.
19.00€`,
    ': Moelas 7.5; Orelha 6 | Do rio: Choco Frito 14.5; Garoupa 19',
  ],
])('%s', (_, text, menu) => {
  expect(menuIn(text)).toBe(menu);
});

test('where such a title may be a name as well, the owner is asked', () => {
  const text = `Coffee
2.50
Tea
2.40
Club sandwich
Bacon and egg
9.50
Juice
3.20
Cola
3.00`;
  const dishes = dishesOf(text);
  expect(
    dishes.find(({ name }) => name === 'Bacon and egg')?.doubts.map(({ reason }) => reason),
  ).toEqual(expect.arrayContaining(['“Club sandwich” beside it may be its name.']));
});

test('what stands in brackets before a price is said of the name above it, with a sign before each line or without', () => {
  const lines = [
    'CARNES',
    'Secretos de Porco - €15,00',
    'Cabrito do Solar',
    '(com arroz, batata e grelos) - € 19,50',
    'Bochechas de Vitela - €16,50',
    'PEIXES',
    'Polvo à Lagareiro - €18,50',
    'Bacalhau do Solar',
    '(broa, azeite e batata) - €17,00',
  ];
  const read =
    'CARNES: Secretos de Porco 15; Cabrito do Solar 19.5; Bochechas de Vitela 16.5 | PEIXES: Polvo à Lagareiro 18.5; Bacalhau do Solar 17';
  expect(menuIn(lines.join('\n'))).toBe(read);
  expect(menuIn(lines.map((line) => `- ${line}`).join('\n'))).toBe(read);
});

test('a price per person below each name is its own, and two numbers in brackets are codes where others are', () => {
  const text = `Forklaring allergener:

1. Melk | 2. Egg | 3. Peanøtter | 4. Nøtter
6. Gluten: a.hvete/b.rug/c.bygg
7. Fisk | 11. Sennep | 12. Sesamfrø

Møteboks

Et utvalg av focaccia med skinke (1,6,11) eller grillede grønnsaker (6,12)

Pris 125,- pr pers

Spekebord

Et utvalg av våre beste spekevarer og salater (1,2,6,11)

Pris 195,- pr pers

Velkomstbit

2 snitter, 1 reke og 1 roastbiff
Ostepinne

Pris 69,- pr pers`;
  const dishes = dishesOf(text);
  expect(dishes.map(({ name, price, allergens }) => [name, price, allergens])).toEqual([
    ['Møteboks', 125, 'gluten, milk, mustard, sesame'],
    ['Spekebord', 195, 'gluten, egg, milk, mustard'],
    ['Velkomstbit', 69, ''],
  ]);
});

test('three dishes or more between a title in capitals and a price are the courses of a menu', () => {
  const menu = (title: string, fish: string) =>
    `${title}\n\nToast på räkor med ${fish}\n\nHalstrad gös med ${fish} och kål\n\nVarm chokladkaka med ${fish}\n\n445:-\n\n`;
  const text = `${menu('HAV & SJÖ', 'dill')}${menu('SKOG & HAGE', 'krasse')}${menu('GÅRDAR', 'kummin')}ALLTID HOS OSS\n\nHusets köttbullar 225:-\nKalvlever med bacon 235:-`;
  const of = (title: string, fish: string) =>
    `${title}: ${title} 445; Toast på räkor med ${fish} null; Halstrad gös med ${fish} och kål null; Varm chokladkaka med ${fish} null`;
  expect(menuIn(text)).toBe(
    `${of('HAV & SJÖ', 'dill')} | ${of('SKOG & HAGE', 'krasse')} | ${of('GÅRDAR', 'kummin')} | ALLTID HOS OSS: Husets köttbullar 225; Kalvlever med bacon 235`,
  );
});

test('prices of a column that stand below the names of several sections go to these in their order', () => {
  const text = [
    ...['ANTIPASTI', 'Sarde in saor', 'Baccalà mantecato', 'PRIMI', 'Bigoli', 'Risotto', 'Gnocchi'],
    ...['€ 9,50', '€ 11,00', '€ 12,00', '€ 15,00 a persona', '€ 10,00'],
    ...['DOLCI', 'Tiramisù', 'Panna cotta', '€ 5,50', '€ 5,00'],
  ].join('\n');
  expect(menuIn(text)).toBe(
    'ANTIPASTI: Sarde in saor 9.5; Baccalà mantecato 11 | PRIMI: Bigoli 12; Risotto 15; Gnocchi 10 | DOLCI: Tiramisù 5.5; Panna cotta 5',
  );
});
