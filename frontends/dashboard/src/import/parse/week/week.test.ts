import { readMenu } from '../read-menu.ts';
import {
  sectionsOf,
  dishesOf,
  read,
  namesOf,
  saidIn,
  titlesIn,
  menuIn,
  eachReads,
} from '../testing/read-text.ts';

test('days with a date, in two languages, stand above dishes without a price, codes between strokes, and what these are called', () => {
  const text =
    'PONDĚLÍ | MONDAY (23.2.2026)\nDýňová polévka / 7 | Pumpkin soup\nKuře na kari, rýže / 7 | Chicken curry, rice\nÚTERÝ | TUESDAY (24.2.2026)\nBramboračka / 1, 9 | Potato soup\nŠpagety / 1, 3, 7 | Spaghetti\nSTŘEDA | WEDNESDAY (25.2.2026)\nVývar / 9 | Broth\nKnedlíky / 1, 3 | Dumplings';
  expect(titlesIn(text)).toBe(
    'PONDĚLÍ | MONDAY (23.2.2026): Dýňová polévka; Kuře na kari, rýže | ÚTERÝ | TUESDAY (24.2.2026): Bramboračka; Špagety | STŘEDA | WEDNESDAY (25.2.2026): Vývar; Knedlíky',
  );
  const dishes = dishesOf(text);
  expect(dishes.map(({ description }) => description)).toContain('Pumpkin soup');
  expect(dishes.every(({ price }) => price === null)).toBe(true);
  const { sections } = read(text);
  expect(sections.map(({ asked }) => asked?.isFirst)).toEqual([true, false, false]);
});

eachReads(titlesIn, {
  'short names of days begin lines whose dishes bars part': [
    'SEG: Sopa de nabiça | Frango | Costeletas\nTER: Canja | Massa | Filetes\nQUA: Caldo-verde | Arroz de polvo | Lulas (7 Eur.)',
    'SEG: Sopa de nabiça; Frango; Costeletas | TER: Canja; Massa; Filetes | QUA: Caldo-verde; Arroz de polvo; Lulas',
  ],
  'a table whose columns are days is a list of dishes for each day': [
    'Monday\tTuesday\tWednesday\nTomato soup\tBeef stew\tFish pie\nJelly\tFruit\tPizza',
    'Monday: Tomato soup; Jelly | Tuesday: Beef stew; Fruit | Wednesday: Fish pie; Pizza',
  ],
  'a sign begins another dish below a comma, and a number in brackets is a date': [
    'Segunda-feira (14)\n• Bife, arroz,\n• Galinhada,\nTerça-feira (15)\n• Peixe frito, pirão,\n• Costelinha\nQuarta-feira (16)\n• Carne de panela,\n• Feijoada',
    'Segunda-feira (14): Bife, arroz; Galinhada | Terça-feira (15): Peixe frito, pirão; Costelinha | Quarta-feira (16): Carne de panela; Feijoada',
  ],
  'a day and what is served on it may share a line, and a cell may have run into the next': [
    'Viikko 11, 10.3.–16.3.\n\n• maanantai: Makkarakastike (m, g), perunasose (l), salaatti\n• tiistai: Uunikala (l), peruna\n• keskiviikko: Kasvislasagne (l), salaatti\n\nViikko 12, 17.3.–23.3.',
    'maanantai: Makkarakastike, perunasose, salaatti | tiistai: Uunikala, peruna | keskiviikko: Kasvislasagne, salaatti',
  ],
  'a day and what is served on it may share a line, and a cell may have run into the next, too': [
    '09.03.2026 PoniedziałekPulpety w sosie (1,3,7)\nKasza (1)\n10.03.2026 WtorekZupa ogórkowa (7,9)\n11.03.2026 ŚrodaKopytka (1,3)\nMizeria (7)',
    '09.03.2026 Poniedziałek: Pulpety w sosie; Kasza | 10.03.2026 Wtorek: Zupa ogórkowa | 11.03.2026 Środa: Kopytka; Mizeria',
  ],
  'meals of a day are titles with it, and what most dishes are called is no name': [
    'Sunday April 14\nLunch:\nSoup: Leek broth\nEntree: Leek pie\nAlternate Entree: Leek salad\nDinner:\nSoup: Beef cream\nEntree: Beef roast\nAlternate Entree: Beef wrap\nMonday, April 15\nLunch:\nSoup: Bean broth\nEntree: Bean pie\nAlternate Entree: Bean salad\nDinner:\nSoup: Cod cream\nEntree: Cod roast\nAlternate Entree: Cod wrap\nTuesday, April 16\nLunch:\nSoup: Pea broth\nEntree: Pea pie\nAlternate Entree: Pea salad\nDinner:\nSoup: Duck cream\nEntree: Duck roast\nAlternate Entree: Duck wrap\n',
    'Sunday April 14 – Lunch: Leek broth; Leek pie; Leek salad | Sunday April 14 – Dinner: Beef cream; Beef roast; Beef wrap | Monday, April 15 – Lunch: Bean broth; Bean pie; Bean salad | Monday, April 15 – Dinner: Cod cream; Cod roast; Cod wrap | Tuesday, April 16 – Lunch: Pea broth; Pea pie; Pea salad | Tuesday, April 16 – Dinner: Duck cream; Duck roast; Duck wrap',
  ],
  'what stands above the dishes of each day is of its title, and no dish': [
    'Måndag\nDagens lunch\nKalops serveras med potatis\nLax serveras med sås\nDagens gröna: Linsgryta\nTisdag\nDagens lunch\nStekt strömming\nKycklingpaj toppas med ost\nDagens gröna: Svamppaj\nOnsdag\nDagens lunch\nSejrygg i citronsås\nDagens gröna: Moussakaa\nTorsdag\nDagens lunch\nGul ärtsoppa med pannkaka\nDagens gröna: Grön ärtsoppa\nFredag\nDagens lunch\nSmakverkets plankstek\nDagens gröna: Halloumi\n',
    'Måndag – Dagens lunch: Kalops serveras med potatis; Lax serveras med sås; Linsgryta | Tisdag – Dagens lunch: Stekt strömming; Kycklingpaj toppas med ost; Svamppaj | Onsdag – Dagens lunch: Sejrygg i citronsås; Moussakaa | Torsdag – Dagens lunch: Gul ärtsoppa med pannkaka; Grön ärtsoppa | Fredag – Dagens lunch: Smakverkets plankstek; Halloumi',
  ],
});

const ofWeek = (days: string) =>
  saidIn(`Curry\nKatsu 13,90\n\nLunch\n${days}\n\nSweets\nMochi 4,50`);
const weeks: [days: string, said: [string, string, string]][] = [
  [
    'M1 Montag: Udon + 3 Gyoza 10,90\nM2 Dienstag: Miso 9,90\nM3 Mittwoch: Soba 8,90',
    ['Montag', 'Dienstag', 'Mittwoch'],
  ],
  [
    'Montag\nUdon + 3 Gyoza 10,90\nDienstag\nMiso 9,90\nMittwoch\nSoba 8,90',
    ['Montag', 'Dienstag', 'Mittwoch'],
  ],
  [
    '1. Maandag – Udon + 3 Gyoza 10,90\n2. Dinsdag – Miso 9,90\n3. Woensdag – Soba 8,90',
    ['Maandag', 'Dinsdag', 'Woensdag'],
  ],
  [
    'Lundi\n\nUdon + 3 Gyoza 10,90\n\nMardi\n\nMiso 9,90\n\nMercredi\n\nSoba 8,90',
    ['Lundi', 'Mardi', 'Mercredi'],
  ],
  ['Lun: Udon + 3 Gyoza 10,90\nMar: Miso 9,90\nMié: Soba 8,90', ['Lun', 'Mar', 'Mié']],
  [
    'Lunedì: Udon + 3 Gyoza 10,90\nMartedì: Miso 9,90\nMercoledì: Soba 8,90',
    ['Lunedì', 'Martedì', 'Mercoledì'],
  ],
  ['Pn: Udon + 3 Gyoza 10,90\nWt: Miso 9,90\nŚr: Soba 8,90', ['Pn', 'Wt', 'Śr']],
  [
    'Pondělí\nUdon + 3 Gyoza 10,90\nÚterý\nMiso 9,90\nStředa\nSoba 8,90',
    ['Pondělí', 'Úterý', 'Středa'],
  ],
  [
    'Måndag: Udon + 3 Gyoza 10,90\nTisdag: Miso 9,90\nOnsdag: Soba 8,90',
    ['Måndag', 'Tisdag', 'Onsdag'],
  ],
  [
    'Понедельник\nUdon + 3 Gyoza 10,90\nВторник\nMiso 9,90\nСреда\nSoba 8,90',
    ['Понедельник', 'Вторник', 'Среда'],
  ],
  [
    'Pazartesi: Udon + 3 Gyoza 10,90\nSalı: Miso 9,90\nÇarşamba: Soba 8,90',
    ['Pazartesi', 'Salı', 'Çarşamba'],
  ],
  [
    '月曜日\nUdon + 3 Gyoza 10,90\n火曜日\nMiso 9,90\n水曜日\nSoba 8,90',
    ['月曜日', '火曜日', '水曜日'],
  ],
  ['Hétfő: Udon + 3 Gyoza 10,90\nKedd: Miso 9,90\nSzerda: Soba 8,90', ['Hétfő', 'Kedd', 'Szerda']],
];

test.each(weeks)('the day of a dish is said of it: %j', (days, [first, second, third]) => {
  expect(ofWeek(days)).toBe(
    `Katsu 13.9; Udon + 3 Gyoza 10.9 (${first}); Miso 9.9 (${second}); Soba 8.9 (${third}); Mochi 4.5`,
  );
});

test('a day above several dishes is their title', () => {
  const days =
    'Monday\nSoup 5.00\nPie 9.00\nTuesday\nBroth 5.00\nStew 9.50\nWednesday\nChowder 5.50\nPasta 8.00';
  expect(titlesIn(`LUNCH\n${days}`)).toBe(
    'Monday: Soup; Pie | Tuesday: Broth; Stew | Wednesday: Chowder; Pasta',
  );
});

test('no number of a date is a price, wherever it stands', () => {
  const french =
    'LUNDI 3 MARS\nEntrée : Carottes\nDessert : Pomme\nMARDI 4 MARS\nEntrée : Betteraves\nDessert : Banane\nJEUDI 6 MARS\nEntrée : Salade verte\nDessert : Flan';
  const short = 'Mo 03.03. Schnitzel\nDi 04.03. Gulasch\nMi 05.03. Fisch';
  const dutch = 'Maandag 3 maart\nBoerenkool\n\nDinsdag 4 maart\nPasta\n\nWoensdag 5 maart\nNasi';
  const finnish = 'Ma 3.3.\nLohikeitto L,G\n\nTi 4.3.\nHernekeitto M,G\n\nKe 5.3.\nKanacurry M,G';
  expect(namesOf(french)[0]).toEqual(['LUNDI 3 MARS', 'Carottes', 'Pomme']);
  expect(namesOf(short)[2]).toEqual(['Mi 05.03.', 'Fisch']);
  expect(namesOf(dutch)[1]).toEqual(['Dinsdag 4 maart', 'Pasta']);
  expect(namesOf(finnish)[0]).toEqual(['Ma 3.3.', 'Lohikeitto']);
  const all = [french, short, dutch, finnish].flatMap(dishesOf);
  expect(all.every(({ price }) => price === null)).toBe(true);
});

test('how much of a dish there is is no price of those below it', () => {
  const text =
    'Luni\nCiorbă – 300 ml\nPiept de pui – 350 g\nMarți\nSupă – 300 ml\nSarmale – 400 g\nMiercuri\nFasole\nCotlet';
  expect(dishesOf(text).map(({ price }) => price)).toEqual([null, null, null, null, null, null]);
});

test('marks on the parts of a dish are not those of the dish', () => {
  const [first, second] = dishesOf(
    'g = gluteeniton, m = maidoton\n\nmaanantai: Lasagne (m), raaste (m, g), leipä\ntiistai: Keitto (g)\nkeskiviikko: Kala (g)',
  );
  expect([first?.isGlutenFree, second?.isGlutenFree]).toEqual([false, true]);
});

test('what a page says of the dishes of days, below their prices, is none', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday'].flatMap((day, at) => [
    { text: day },
    ...['Stew', 'Pie'].flatMap((name) => [
      { text: `${name} ${'ABC'.charAt(at)}lba    9.50` },
      { text: 'mash, pickles', part: 'said' as const },
    ]),
  ]);
  const { sections } = readMenu(days, 2);
  expect(sections.map(({ dishes }) => dishes.map(({ name }) => name))).toEqual(
    ['A', 'B', 'C'].map((first) => [`Stew ${first}lba`, `Pie ${first}lba`]),
  );
});

test('what numbers the dishes of most days is no name, however long the week', () => {
  const days = ['Pondělí', 'Úterý', 'Středa', 'Čtvrtek', 'Pátek'];
  const dishes = [
    ...['Svíčková na smetaně', 'Smažený sýr', 'Smažený řízek s bramborem', 'Čočka na kyselo'],
    ...['Kuřecí paprikáš', 'Rizoto se zeleninou', 'Hovězí guláš s knedlíkem', 'Bramboráky'],
    ...['Pečené kuře s rýží', 'Špenát s vejcem'],
  ];
  const lines = days.flatMap((day, at) => [
    day,
    `Menu 1: ${dishes[2 * at]} ${108 + at} Kč`,
    `Menu 2: ${dishes[2 * at + 1]} ${107 + at} Kč`,
    '',
  ]);
  const names = sectionsOf(['Denní menu', '', ...lines].join('\n')).flatMap((section) =>
    section.dishes.map(({ name }) => name),
  );
  expect(names).toEqual(dishes);
});

test('«MENU 1» above a dish is no dish at 1, and is said of that', () => {
  expect(
    saidIn(
      'Jídelníček na 06.04.2026 - Pondělí\nMENU 1\nhovězí nudličky, rýže (1, 7)\nMENU 2\nbrambory, okurek (3)\nJídelníček na 07.04.2026 - Úterý\nMENU 1\npečené kuře, nádivka (1, 3)\nMENU 2\nčočka, vejce (3)',
    ),
  ).toBe(
    'hovězí nudličky, rýže null (MENU 1); brambory, okurek null (MENU 2); pečené kuře, nádivka null (MENU 1); čočka, vejce null (MENU 2)',
  );
});

eachReads(menuIn, {
  'what several dishes of a dated day cost together is the price of none of them': [
    '02.03.2026\nLe potage\nLe papet\nLa tarte potage\nPlat du jour: 19.-\nMenu 2 plats: 23.-\nMenu complet: 26.-\n03.03.2026\nLe riz\nLe filet\nLa tarte riz\nPlat du jour: 19.-\nMenu 2 plats: 23.-\nMenu complet: 26.-\n04.03.2026\nLe flan\nLe canard\nLa tarte flan\nPlat du jour: 19.-\nMenu 2 plats: 23.-\nMenu complet: 26.-\n',
    '02.03.2026: Le potage null; Le papet null; La tarte potage null; Plat du jour 19; Menu 2 plats 23; Menu complet 26 | 03.03.2026: Le riz null; Le filet null; La tarte riz null; Plat du jour 19; Menu 2 plats 23; Menu complet 26 | 04.03.2026: Le flan null; Le canard null; La tarte flan null; Plat du jour 19; Menu 2 plats 23; Menu complet 26',
  ],
  'a dish of a dated day, what is in it and its price may stand below each other': [
    'Mandag 16/11\nMillionbøf\nsyltede rødbeder\n58,-\nLinsedal\nspinat, ris\n48,-\n\nTirsdag 17/11\nKylling i karry\nsyltede rødbeder\n58,-\nBagt græskar\nspinat, ris\n48,-\n\nOnsdag 18/11\nStegt flæsk\nsyltede rødbeder\n58,-\nPorretærte\nspinat, ris\n48,-\n\n',
    'Mandag 16/11: Millionbøf 58; Linsedal 48 | Tirsdag 17/11: Kylling i karry 58; Bagt græskar 48 | Onsdag 18/11: Stegt flæsk 58; Porretærte 48',
  ],
  'what dishes of a day are called again on other days is no name, and of two prices above a week neither is theirs':
    [
      'Montag\nMenü 1: Schnitzel 8,90 €\nMenü 2: Lasagne 7,90 €\nDienstag\nMenü 1: Gulasch 9,50 €\nMenü 2: Falafel 7,90 €\nMittwoch\nMenü 1: Linsen 6,90 €\nMenü 2: Spätzle 7,90 €',
      'Montag: Schnitzel 8.9; Lasagne 7.9 | Dienstag: Gulasch 9.5; Falafel 7.9 | Mittwoch: Linsen 6.9; Spätzle 7.9',
    ],
  'what dishes of a day are called again on other days is no name, and of two prices above a week neither is theirs, too':
    [
      'Menü 1 7,90 €\nMenü 2 6,90 €\n\nMontag\nSchnitzel\nLasagne\n\nDienstag\nGulasch\nFalafel\n\nMittwoch\nLinsen\nSpätzle',
      ': Menü 1 7.9; Menü 2 6.9 | Montag: Schnitzel null; Lasagne null | Dienstag: Gulasch null; Falafel null | Mittwoch: Linsen null; Spätzle null',
    ],
});
