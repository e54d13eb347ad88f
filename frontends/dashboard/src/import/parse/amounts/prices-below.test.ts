import { dishesOf, allergensIn, menuIn, eachReads } from '../testing/read-text.ts';

eachReads(menuIn, {
  'a price per person on a line of its own is that of the dish above': [
    'Øl\n\nFadøl    62,-\nSodavand    38,-\n\nFrokostplatte\nMarineret sild, fiskefilet, hønsesalat og gammel ost. Minimum to personer.\nPr. person 265,-',
    'Øl: Fadøl 62; Sodavand 38; Frokostplatte 265',
  ],
  'a title alone between blanks, above a block whose price is below, heads it in four words': [
    'Zupy\n\nŻurek\nz jajkiem\n9,90 zł\n\nBarszcz z uszkami\n12,50 zł\n\nDania mięsne i rybne\n\nKotlet schabowy\nz kapustą\n22,90 zł\n\nFilet z mintaja\n23,50 zł',
    'Zupy: Żurek 9.9; Barszcz z uszkami 12.5 | Dania mięsne i rybne: Kotlet schabowy 22.9; Filet z mintaja 23.5',
  ],
  'one line more than dishes have above their prices is a title': [
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
  'columns copied apart are joined where two names touch, or where the prices stand first': [
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
  'an amount whose comma and dash stand apart is a price': [
    'Gravlaks\nKr. 215, -\nReker\nKr. 235,-\nSildebrett\nKr. 255, -',
    ': Gravlaks 215; Reker 235; Sildebrett 255',
  ],
  'a line that begins with «&» goes on with the one above, and so a title above is told': [
    'Forretter\nFiskesuppe\nTorsk, laks\n245,-\nReker\nMajones, sitron\n235,-\nSildebrett\nEgg, poteter\n255,-\nHusets spesialiteter\nReinsdyrskav\nFløtesaus, tyttebær\n& potetpuré\n295,-\nBiff\nSopp, løk\n285,-',
    'Forretter: Fiskesuppe 245; Reker 235; Sildebrett 255 | Husets spesialiteter: Reinsdyrskav 295; Biff 285',
  ],
  'what more costs in brackets below a price keeps no dish of the page from being read': [
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
  'so it is where each dish says what is in it': [
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
  'what stands in brackets before a price is said of the name above it, also with a sign before each line':
    [
      '- CARNES\n- Secretos de Porco - €15,00\n- Cabrito do Solar\n- (com arroz, batata e grelos) - € 19,50\n- Bochechas de Vitela - €16,50\n- PEIXES\n- Polvo à Lagareiro - €18,50\n- Bacalhau do Solar\n- (broa, azeite e batata) - €17,00',
      'CARNES: Secretos de Porco 15; Cabrito do Solar 19.5; Bochechas de Vitela 16.5 | PEIXES: Polvo à Lagareiro 18.5; Bacalhau do Solar 17',
    ],
  'three dishes or more between a title in capitals and a price are the courses of a menu': [
    'HAV & SJÖ\n\nToast på räkor med dill\n\nHalstrad gös med dill och kål\n\nVarm chokladkaka med dill\n\n445:-\n\nSKOG & HAGE\n\nToast på räkor med krasse\n\nHalstrad gös med krasse och kål\n\nVarm chokladkaka med krasse\n\n445:-\n\nGÅRDAR\n\nToast på räkor med kummin\n\nHalstrad gös med kummin och kål\n\nVarm chokladkaka med kummin\n\n445:-\n\nALLTID HOS OSS\n\nHusets köttbullar 225:-\nKalvlever med bacon 235:-',
    'HAV & SJÖ: HAV & SJÖ 445; Toast på räkor med dill null; Halstrad gös med dill och kål null; Varm chokladkaka med dill null | SKOG & HAGE: SKOG & HAGE 445; Toast på räkor med krasse null; Halstrad gös med krasse och kål null; Varm chokladkaka med krasse null | GÅRDAR: GÅRDAR 445; Toast på räkor med kummin null; Halstrad gös med kummin och kål null; Varm chokladkaka med kummin null | ALLTID HOS OSS: Husets köttbullar 225; Kalvlever med bacon 235',
  ],
  'prices of a column that stand below the names of several sections go to these in their order': [
    'ANTIPASTI\nSarde in saor\nBaccalà mantecato\nPRIMI\nBigoli\nRisotto\nGnocchi\n€ 9,50\n€ 11,00\n€ 12,00\n€ 15,00 a persona\n€ 10,00\nDOLCI\nTiramisù\nPanna cotta\n€ 5,50\n€ 5,00',
    'ANTIPASTI: Sarde in saor 9.5; Baccalà mantecato 11 | PRIMI: Bigoli 12; Risotto 15; Gnocchi 10 | DOLCI: Tiramisù 5.5; Panna cotta 5',
  ],
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

test('a price per person below each name is its own, and two numbers in brackets are codes where others are', () => {
  expect(
    allergensIn(
      'Forklaring allergener:\n\n1. Melk | 2. Egg | 3. Peanøtter | 4. Nøtter\n6. Gluten: a.hvete/b.rug/c.bygg\n7. Fisk | 11. Sennep | 12. Sesamfrø\n\nMøteboks\n\nEt utvalg av focaccia med skinke (1,6,11) eller grillede grønnsaker (6,12)\n\nPris 125,- pr pers\n\nSpekebord\n\nEt utvalg av våre beste spekevarer og salater (1,2,6,11)\n\nPris 195,- pr pers\n\nVelkomstbit\n\n2 snitter, 1 reke og 1 roastbiff\nOstepinne\n\nPris 69,- pr pers',
    ),
  ).toBe(
    'Møteboks 125: gluten, milk, mustard, sesame; Spekebord 195: gluten, egg, milk, mustard; Velkomstbit 69: none',
  );
});
