import { partsOf } from '../dish.ts';
import {
  sectionsOf,
  dishesOf,
  read,
  allergensIn,
  menuIn,
  eachReads,
} from '../testing/read-text.ts';

const week = `MONDAY 07.11
Leek soup
Roast hen
Allergens: milk, celery.
TUESDAY 08.11
Barley soup (250-300g)
Fish pie
Allergens: fish, gluten.
WEDNESDAY 09.11
Plum dumplings
Allergens: egg, gluten.`;

test('the dates of days are no prices of what is served on them', () => {
  expect(dishesOf(week).map(({ price }) => price)).toEqual([null, null, null, null, null]);
});

test('allergens of a day belong to no single one of its dishes', () => {
  expect(dishesOf(week).map(({ name, allergens }) => [name, allergens])).toEqual([
    ['Leek soup', ''],
    ['Roast hen', ''],
    [expect.stringContaining('Barley soup'), ''],
    ['Fish pie', ''],
    ['Plum dumplings', 'gluten, egg'],
  ]);
  const { left, lines } = read(week);
  expect(left.map((at) => lines[at]?.text)).toContain('Allergens: fish, gluten.');
});

test('allergens below several dishes are of none of them, and the last is marked', () => {
  const [water, burger, pie] = dishesOf(
    'MAINS\nLamb stew 8.00\nBurger 12.00\nAllergens: gluten, egg\n\nFish pie 14.00\nAllergens: fish',
  );
  expect([water?.allergens, burger?.allergens, pie?.allergens]).toEqual(['', '', 'fish']);
  expect(burger?.doubts.map(({ field }) => field)).toContain('allergens');
});

test('a list in brackets is said of the dish before it', () => {
  const { name } = partsOf('Breton beans (haricots, smoked bacon, onion, tomato, marjoram)-300g');
  expect(name).toBe('Breton beans');
});

const table = `Menu Monday
13.5.2024Soup | Price | Allergens | |
---|---|---|---|
Leek soup | 35,-kč | 7,9, | |
Lunch | Roast hen, mash | 145,-kč | 1,7 |
Menu Tuesday
14.5.2024Soup | Price | Allergens | |
---|---|---|---|
Barley soup | 35,-kč | 1 | |
Lunch | Fish pie | 139,-kč | 1,4,7 |
Lunch | Plum dumplings | 129,-kč | 1,3 |
Allergens
No | Allergen | About
---|---|---|
1 | Cereals with gluten | wheat, rye |
3 | Eggs | and what is made of them |
4 | Fish | and what is made of it |
7 | Milk | and what is made of it |
9 | Celery | and what is made of it |`;

test('a table with a head and codes is read with its legend', () => {
  expect(sectionsOf(table).map(({ name }) => name)).toEqual(['Menu Monday', 'Menu Tuesday']);
  expect(allergensIn(table)).toBe(
    'Leek soup 35: milk, celery; Roast hen, mash 145: gluten, milk; Barley soup 35: gluten; Fish pie 139: gluten, fish, milk; Plum dumplings 129: gluten, egg',
  );
});

test('what days begin their dishes with again and again is no title', () => {
  const days = ['Monday (14)', 'Tuesday (15)', 'Wednesday (16)'];
  const meat = ['Roast hen', 'Beef stew', 'Fried cod'];
  const text = days.map((day, at) => `${day}\n\nMeat – ${meat[at]}\nSide – Rice, beans and salad`);
  const { sections } = read(text.join('\n'));
  expect(sections.map(({ name }) => name)).toEqual(days);
  expect(sections.map(({ dishes }) => dishes[0]?.name)).toEqual(meat);
  expect(sections.flatMap(({ dishes }) => dishes.map(({ price }) => price))).not.toContain(14);
});

test('codes in small letters within names are no price, and what a dish of a day costs stands below it', () => {
  const text = `Montag

Menü I
Linseneintopf mit Würstchen a1,i,j/2,3
€ 6,90

Menü II
VEGETARISCH Kaiserschmarrn a1,c,g mit Apfelmus
€ 5,60

Dienstag

Menü I
Hähnchenkeule i mit Kartoffelsalat i,j,l/11
€ 7,40

Menü II
VEGAN Gemüse-Curry i mit Reis
€ 5,70

Mittwoch

Menü I
Rindergulasch i,j/12 mit Knödel a1,c,g
€ 8,20

Menü II
VEGETARISCH Käsespätzle a1,c,g
€ 5,80

Allergene: a1 Weizen, c Eier, g Milch, i Sellerie, j Senf, l Sulfite. Zusatzstoffe: 2 Konservierungsstoff, 3 Antioxidationsmittel, 11 Süßungsmittel, 12 Hefe`;
  expect(allergensIn(text)).toBe(
    'Linseneintopf mit Würstchen 6.9: gluten, celery, mustard, Konservierungsstoff, Antioxidationsmittel; Kaiserschmarrn mit Apfelmus 5.6: gluten, egg, milk; Hähnchenkeule mit Kartoffelsalat 7.4: celery, mustard, sulfites, Süßungsmittel; Gemüse-Curry mit Reis 5.7: celery; Rindergulasch mit Knödel 8.2: gluten, egg, milk, celery, mustard; Käsespätzle 5.8: gluten, egg, milk',
  );
  expect(dishesOf(text).map(({ isVegetarian }) => isVegetarian)).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
});

const days = [
  'Monday Tuesday Wednesday Thursday Closed',
  'Montag Dienstag Mittwoch Donnerstag Ruhetag',
  'Lundi Mardi Mercredi Jeudi Fermé',
  'Poniedziałek Wtorek Środa Czwartek Nieczynne',
  'Понедельник Вторник Среда Четверг Выходной',
  'الاثنين الثلاثاء الأربعاء الخميس مغلق',
  '月曜日 火曜日 水曜日 木曜日 定休日',
  '월요일 화요일 수요일 목요일 휴무',
  'วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี ปิด',
].map((line) => line.split(' '));

test.each([
  ['beside a colon', ': '],
  ['beside a dash', ' – '],
  ['above', '\n'],
])('a day is no dish, has none where it is closed, and hides none behind it: %s', (_, sign) => {
  const brought = days.map(([first, second, third, fourth, closed]) =>
    dishesOf(
      `${first}${sign}Leek pie 9.50\n\n${second}${sign}${closed}\n\n${third}${sign}Beef stew 8.50\n\n${fourth}${sign}Cod 9.00`,
    ).map(({ name, price }) => `${name}|${price}`),
  );
  expect(brought).toEqual(days.map(() => ['Leek pie|9.5', 'Beef stew|8.5', 'Cod|9']));
});

const weeks: [string, string[]][] = [
  ['Mo Di Mi Do Fr', [' ', ': ', '. ', ' – ']],
  ['Ma Ti Ke To Pe', [' ', ': ']],
  ['Pr An Tr Kt Pn', [' ', ': ']],
  ['Δευ Τρί Τετ Πέμ Παρ', [' ', ': ']],
  ['Пн Вт Ср Чт Пт', [' ', ': ']],
  ['月 火 水 木 金', [' ', ': ']],
  ['Monday Tuesday Wednesday Thursday Friday', [' ', ', 9.3. ', '    ']],
  ['Lunes Martes Miércoles Jueves Viernes', [' ', ' (9.3.) ', ' | ']],
];

const served = ['Leek pie', 'Beef stew', 'Cod with peas', 'Roast hen', 'Fish cakes'];

test('days and their short names before dishes with a price are said of these', () => {
  const read = (text: string) =>
    dishesOf(text).map(({ name, price, description }) => `${name}|${price}|${description}`);
  const wrong = weeks.flatMap(([week, signs]) => {
    const days = week.split(' ');
    const wanted = served.map((name, at) => `${name}|${at + 8.5}|${days[at]}`);
    return signs
      .filter((sign) => {
        const lines = served.map((name, at) => `${days[at]}${sign}${name} ${at + 8}.50`);
        return read(lines.join('\n')).join() !== wanted.join();
      })
      .map((sign) => `${week}${sign}`);
  });
  expect(wrong).toEqual([]);
  expect(read('Sunday roast beef 14.50\nMonday pie 9.50')[0]).toBe('Sunday roast beef|14.5|');
});

eachReads(menuIn, {
  'a meal is no name of its dishes for one day on which it has many': [
    '02.03.2026. ponedjeljak\nDoručak: namaz, kruh\nRučak: varivo od mahuna, kruh\n03.03.2026. utorak\nDoručak: zobena kaša\nRučak: juha, batak, mlinci, salata\n05.03.2026. četvrtak\nDoručak: kuhano jaje, kruh\nRučak: grah s kobasicom',
    '02.03.2026. ponedjeljak: namaz, kruh null; varivo od mahuna, kruh null | 03.03.2026. utorak: zobena kaša null; juha null | 05.03.2026. četvrtak: kuhano jaje, kruh null; grah s kobasicom null',
  ],
  'a number of a school district is no price of a week': [
    'Breakfast is offered at all buildings in USD 317.\nMonday\nPorridge\nTuesday\nEggs\nWednesday\nMuffin',
    'Monday: Porridge null | Tuesday: Eggs null | Wednesday: Muffin null',
  ],
  'what a dish of a week costs may stand below its days, and a dish that begins with «Veg:» explains no code':
    [
      'Måndag\nPannbiff med löksås\nVeg: Pasta med svamp, spenat och parmesan\n\nTisdag\nRaggmunk med fläsk\nVeg: Raggmunk med keso\n\nOnsdag\nFiskgratäng med dill\nVeg: Halloumigryta med ris\n\nHela veckan\nRäksmörgås 169:-\n\nDagens 135 kr inkl. bröd och kaffe',
      'Måndag: Pannbiff med löksås 135; Pasta med svamp, spenat och parmesan 135 | Tisdag: Raggmunk med fläsk 135; Raggmunk med keso 135 | Onsdag: Fiskgratäng med dill 135; Halloumigryta med ris 135 | Hela veckan: Räksmörgås 169; Dagens 135',
    ],
});
