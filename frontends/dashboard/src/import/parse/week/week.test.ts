import { expect, test } from '@jest/globals';
import { readMenu } from '../read-menu.ts';
import {
  dishesOf,
  namesOf,
  pricesIn,
  read,
  saidIn,
  sectionsOf,
  titlesIn,
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

test.each([
  [
    'short names of days begin lines whose dishes bars part',
    'SEG: Sopa de nabiça | Frango | Costeletas\nTER: Canja | Massa | Filetes\nQUA: Caldo-verde | Arroz de polvo | Lulas (7 Eur.)',
    'SEG: Sopa de nabiça; Frango; Costeletas | TER: Canja; Massa; Filetes | QUA: Caldo-verde; Arroz de polvo; Lulas',
  ],
  [
    'a table whose columns are days is a list of dishes for each day',
    'Monday\tTuesday\tWednesday\nTomato soup\tBeef stew\tFish pie\nJelly\tFruit\tPizza',
    'Monday: Tomato soup; Jelly | Tuesday: Beef stew; Fruit | Wednesday: Fish pie; Pizza',
  ],
  [
    'a sign begins another dish below a comma, and a number in brackets is a date',
    'Segunda-feira (14)\n• Bife, arroz,\n• Galinhada,\nTerça-feira (15)\n• Peixe frito, pirão,\n• Costelinha\nQuarta-feira (16)\n• Carne de panela,\n• Feijoada',
    'Segunda-feira (14): Bife, arroz; Galinhada | Terça-feira (15): Peixe frito, pirão; Costelinha | Quarta-feira (16): Carne de panela; Feijoada',
  ],
  [
    'a day and what is served on it may share a line, and a cell may have run into the next',
    'Viikko 11, 10.3.–16.3.\n\n• maanantai: Makkarakastike (m, g), perunasose (l), salaatti\n• tiistai: Uunikala (l), peruna\n• keskiviikko: Kasvislasagne (l), salaatti\n\nViikko 12, 17.3.–23.3.',
    'maanantai: Makkarakastike, perunasose, salaatti | tiistai: Uunikala, peruna | keskiviikko: Kasvislasagne, salaatti',
  ],
  [
    'a day and what is served on it may share a line, and a cell may have run into the next',
    '09.03.2026 PoniedziałekPulpety w sosie (1,3,7)\nKasza (1)\n10.03.2026 WtorekZupa ogórkowa (7,9)\n11.03.2026 ŚrodaKopytka (1,3)\nMizeria (7)',
    '09.03.2026 Poniedziałek: Pulpety w sosie; Kasza | 10.03.2026 Wtorek: Zupa ogórkowa | 11.03.2026 Środa: Kopytka; Mizeria',
  ],
])('%s', (_, text, menu) => {
  expect(titlesIn(text)).toBe(menu);
});

test('«MENU 1» above a dish is no dish at 1, and is said of that', () => {
  const week =
    'Jídelníček na 06.04.2026 - Pondělí\nMENU 1\nhovězí nudličky, rýže (1, 7)\nMENU 2\nbrambory, okurek (3)\nJídelníček na 07.04.2026 - Úterý\nMENU 1\npečené kuře, nádivka (1, 3)\nMENU 2\nčočka, vejce (3)';
  expect(saidIn(week)).toBe(
    'hovězí nudličky, rýže null (MENU 1); brambory, okurek null (MENU 2); pečené kuře, nádivka null (MENU 1); čočka, vejce null (MENU 2)',
  );
});

test('meals of a day are titles with it, and what most dishes are called is no name', () => {
  const day = (name: string, one: string, other: string) =>
    `${name}\nLunch:\nSoup: ${one} broth\nEntree: ${one} pie\nAlternate Entree: ${one} salad\nDinner:\nSoup: ${other} cream\nEntree: ${other} roast\nAlternate Entree: ${other} wrap\n`;
  const text = `${day('Sunday April 14', 'Leek', 'Beef')}${day('Monday, April 15', 'Bean', 'Cod')}${day('Tuesday, April 16', 'Pea', 'Duck')}`;
  expect(namesOf(text).slice(0, 3)).toEqual([
    ['Sunday April 14 – Lunch', 'Leek broth', 'Leek pie', 'Leek salad'],
    ['Sunday April 14 – Dinner', 'Beef cream', 'Beef roast', 'Beef wrap'],
    ['Monday, April 15 – Lunch', 'Bean broth', 'Bean pie', 'Bean salad'],
  ]);
});

test('what several dishes of a dated day cost together is the price of none of them', () => {
  const day = (date: string, one: string, other: string) =>
    `${date}\nLe ${one}\nLe ${other}\nLa tarte ${one}\nPlat du jour: 19.-\nMenu 2 plats: 23.-\nMenu complet: 26.-\n`;
  const dishes = dishesOf(
    `${day('02.03.2026', 'potage', 'papet')}${day('03.03.2026', 'riz', 'filet')}${day('04.03.2026', 'flan', 'canard')}`,
  );
  const courses = dishes.filter(({ name }) => /^L[ea] /u.test(name));
  expect(courses).toHaveLength(9);
  expect(courses.every(({ price, choices }) => price === null && choices.length === 0)).toBe(true);
});

test('a dish of a dated day, what is in it and its price may stand below each other', () => {
  const day = (date: string, one: string, other: string) =>
    `${date}\n${one}\nsyltede rødbeder\n58,-\n${other}\nspinat, ris\n48,-\n\n`;
  const text = `${day('Mandag 16/11', 'Millionbøf', 'Linsedal')}${day('Tirsdag 17/11', 'Kylling i karry', 'Bagt græskar')}${day('Onsdag 18/11', 'Stegt flæsk', 'Porretærte')}`;
  expect(pricesIn(text)).toBe(
    'Millionbøf 58; Linsedal 48; Kylling i karry 58; Bagt græskar 48; Stegt flæsk 58; Porretærte 48',
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

test('what dishes of a day are called again on other days is no name, and of two prices above a week neither is theirs', () => {
  const called =
    'Montag\nMenü 1: Schnitzel 8,90 €\nMenü 2: Lasagne 7,90 €\nDienstag\nMenü 1: Gulasch 9,50 €\nMenü 2: Falafel 7,90 €\nMittwoch\nMenü 1: Linsen 6,90 €\nMenü 2: Spätzle 7,90 €';
  expect(dishesOf(called).map(({ name, price }) => [name, price])[3]).toEqual(['Falafel', 7.9]);
  const above =
    'Menü 1 7,90 €\nMenü 2 6,90 €\n\nMontag\nSchnitzel\nLasagne\n\nDienstag\nGulasch\nFalafel\n\nMittwoch\nLinsen\nSpätzle';
  expect(dishesOf(above).find(({ name }) => name === 'Falafel')?.price).toBeNull();
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

test('what stands above the dishes of each day is of its title, and no dish', () => {
  const day = (name: string, ...dishes: readonly string[]) =>
    `${name}\nDagens lunch\n${dishes.join('\n')}\n`;
  const text = [
    day('Måndag', 'Kalops serveras med potatis', 'Lax serveras med sås', 'Dagens gröna: Linsgryta'),
    day('Tisdag', 'Stekt strömming', 'Kycklingpaj toppas med ost', 'Dagens gröna: Svamppaj'),
    day('Onsdag', 'Sejrygg i citronsås', 'Dagens gröna: Moussakaa'),
    day('Torsdag', 'Gul ärtsoppa med pannkaka', 'Dagens gröna: Grön ärtsoppa'),
    day('Fredag', 'Smakverkets plankstek', 'Dagens gröna: Halloumi'),
  ].join('');
  const names = sectionsOf(text).flatMap(({ dishes }) => dishes.map(({ name }) => name));
  expect(names.filter((name) => /Dagens|==/u.test(name))).toEqual([]);
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
