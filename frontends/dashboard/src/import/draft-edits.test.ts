import type { KnownItem } from './again/known-item.ts';
import { draftOf, missingField, needsLook, type Draft } from './draft.ts';
import { addLeftLine } from './add-left-line.ts';
import { changeDish, keepNumbers, mergeAbove, moveLists } from './draft-edits.ts';
import { linesOfText } from './parse/columns.ts';
import { readMenu } from './parse/read-menu.ts';
import {
  describeAbove,
  dishDescribedBy,
  joinSectionAbove,
  makeHeading,
  sectionToJoin,
} from './section-edits.ts';

const pie: KnownItem = {
  id: 'i1',
  name: 'Apple pie',
  description: null,
  price: 7,
  choices: [],
  price_kind: 'fixed',
  updated_at: '2026-01-01T00:00:00Z',
  categories: [{ id: 'c1', name: 'Sweets' }],
};
const draft = draftOf(
  readMenu(linesOfText('Sweets\nApple pie 7.00\nCarrot cake 6.50\nCream 2.00')),
  [pie],
);
const dishes = ({ sections }: Draft) => sections.flatMap((section) => section.dishes);
const idOf = (name: string) => dishes(draft).find((dish) => dish.name === name)?.id ?? '';

test('a dish that is merged brings its allergens, and its price to what stands on the menu', () => {
  const [pieId, creamId] = [idOf('Apple pie'), idOf('Carrot cake')];
  const doubts = [{ field: 'name' as const, reason: 'It may hold too little.' }];
  const marked = changeDish(pieId, {
    doubts,
    price: '',
    allergens: 'gluten, may contain: nuts',
    choice: 'skip',
  })(changeDish(creamId, { allergens: 'milk' })(draft));
  expect(dishes(mergeAbove(creamId)(marked))[0]).toMatchObject({
    allergens: 'gluten, milk, may contain: nuts',
    price: '6.50',
    choice: 'update',
    doubts: [],
  });
});

test('a dish below one that was dropped is merged with the one above both', () => {
  const without = changeDish(idOf('Carrot cake'), { isDropped: true })(
    changeDish(idOf('Apple pie'), { description: 'with nuts' })(draft),
  );
  const merged = dishes(mergeAbove(idOf('Cream'))(without));
  expect(merged.map(({ name, description }) => [name, description])).toEqual([
    ['Apple pie', 'with nuts, Cream 2.00'],
    ['Carrot cake', ''],
  ]);
});

test('a heading that stands twice joins its first, others the one above', () => {
  const text = 'Sweets\nCake 6.50\nDrinks\nTea 3.00\nSweets\nPie 7.00\nWines\nCava 5.00';
  const read = draftOf(readMenu(linesOfText(text)), []);
  // However the reading itself joins them.
  const names = ['Sweets', 'Drinks', 'SWEETS', 'Wines'];
  const twice: Draft = {
    ...read,
    sections: read.sections.slice(0, 1).flatMap((one) =>
      names.map((name, at) => ({
        ...one,
        id: `s${at}`,
        name,
        note: '',
        dishes: dishes(read).slice(at, at + 1),
      })),
    ),
  };
  expect(sectionToJoin(twice.sections, 's0')).toBeUndefined();
  const named = ({ sections }: Draft) => sections.map(({ id, dishes: all }) => [id, all.length]);
  const sweets = joinSectionAbove('s2')(twice);
  expect(named(sweets)).toEqual([
    ['s0', 2],
    ['s1', 1],
    ['s3', 1],
  ]);
  expect(named(joinSectionAbove('s3')(sweets))).toEqual([
    ['s0', 2],
    ['s1', 2],
  ]);
  expect(joinSectionAbove('s0')(twice)).toBe(twice);
});

const outline = ({ sections }: Draft) =>
  sections.map(({ name, dishes: own }) =>
    [name, ...own.map((one) => [one.name, one.price, one.description].join('|'))].join(' '),
  );
/** A section of dishes that were read as such, «name|price|description». */
const section = (name: string, line: number, ...rows: string[]) => ({
  ...draft.sections[0]!,
  id: name,
  name,
  line,
  dishes: rows.map((row, at) => {
    const [said = '', price = '', description = ''] = row.split('|');
    return {
      ...dishes(draft)[1]!,
      id: said,
      name: said,
      price,
      description,
      lines: [line + 1 + 2 * at],
    };
  }),
});
/** What is read of lines that are all priced or bare, each a dish. */
const setMenu = (lines: string): Draft => ({
  ...draft,
  lines: lines.split('/').map((text) => ({ text })),
  sections: [
    {
      ...section('Menus', 0),
      dishes: lines.split('/').map((text, at) => {
        const [, name = text, price = ''] = /^(.+?)[ .]+(?:\$ ?)?(\d+)(?: €)?$/u.exec(text) ?? [];
        return { ...dishes(draft)[1]!, id: `d${at}`, name, price, lines: [at] };
      }),
    },
  ],
});

test.each([
  ['Menu Guignol 32 €/Quenelle de brochet/Tarte aux pralines', '32 €'],
  ['Sunday lunch ... $ 28/Soup or salad/Roast beef', '$ 28'],
])('of a set menu the heading says the price, and no course: %s', (lines, said) => {
  const [{ name, description, dishes: courses } = section('', 0)] = makeHeading('d0')(
    setMenu(lines),
  ).sections;
  expect(lines).toContain(name);
  expect(description).toBe(said);
  expect(courses.map(({ price }) => price)).toEqual(['no price', 'no price']);
});

test.each([
  ['Terrine maison/Quenelle de brochet', 'Terrine maison · Quenelle de brochet'],
  ['Rôti avec/Pommes', 'Rôti avec Pommes'],
  ['Steak with fries/and salad', 'Steak with fries and salad'],
  ['Soup,/Bread', 'Soup, Bread'],
])('what is merged twice is parted where it does not go on: %s', (lines, said) => {
  const [first, second] = ['d1', 'd2'].map(mergeAbove);
  const merged = second!(first!(setMenu(`Menu 32/${lines}`)));
  expect(dishes(merged).map(({ description }) => description)).toEqual([said]);
});

const misread: Draft = {
  ...draft,
  lines: 'Teas/Pot 6.50//Assam/with milk/Mint 7/Cake 5, Pie 6/Cocoa 4/DRINKS/Cola 3'
    .split('/')
    .map((text) => ({ text })),
  left: [6],
  sections: [
    section('Teas', 0, 'Pot|6.50', 'Assam'),
    section('with milk', 4, 'Mint|7.00', 'Cocoa|4.00'),
    section('DRINKS', 8, 'Cola|3.00'),
  ],
};

test.each([
  [
    'a dish is made a heading, with its price for those below',
    makeHeading('Pot'),
    'Pot Assam|6.50|',
  ],
  [
    'a heading is said of the dish above',
    describeAbove('with milk'),
    'Teas Pot|6.50| Assam||with milk Mint|7.00| Cocoa|4.00|',
  ],
  [
    'a line left out is a dish where it stands',
    addLeftLine(6, 'x'),
    'with milk Mint|7.00| Cake|5.00| Pie|6.00| Cocoa|4.00|',
  ],
])('%s', (_, edit, expected) => {
  const sections = outline(edit(misread));
  expect(sections).toContain(expected);
  expect(misread.sections.map((_one, at) => dishDescribedBy(misread, at)?.name)).toEqual([
    undefined,
    'Assam',
    undefined,
  ]);
});

test.each([
  ['Salumi, pecorino, noci', 'Salumi, pecorino, noci'],
  ['Salumi IGP, pecorino', 'Salumi IGP, pecorino'],
])('%p, read as a name and a description, is merged with its comma', (line, whole) => {
  const read = draftOf(readMenu(linesOfText(`Antipasti\nTagliere 14.00\n${line} 2.00`)), []);
  const [board, below] = dishes(read);
  const [name = '', description] = line.replace('Salumi', 'Salumi|').split(/\|,? /u);
  const split = changeDish(below?.id ?? '', { name, description })(read);
  expect(dishes(mergeAbove(below?.id ?? '')(split))).toMatchObject([
    { name: board?.name, description: `${whole} 2.00` },
  ]);
});

test('a name that cannot be saved is told at its dish', () => {
  const [dish] = dishes(changeDish(idOf('Cream'), { name: 'x'.repeat(201) })(draft)).slice(-1);
  expect(dish && [missingField(dish), needsLook(dish, false)]).toEqual([
    'Its name has more than 200 characters.',
    true,
  ]);
});

test.each([
  [
    'Squid, aioli 8\nHam, Egg & Chips 9\nRump steak, mushroom & chips 20',
    ['Squid: aioli', 'Ham, Egg & Chips: ', 'Rump steak: mushroom & chips'],
  ],
  ['Roulade, Rotkohl 18\nSchnitzel, Pommes 15', ['Roulade: Rotkohl', 'Schnitzel: Pommes']],
])('what names go on with behind a comma becomes their description: %j', (text, expected) => {
  const moved = moveLists(draftOf(readMenu(linesOfText(text)), []));
  expect(dishes(moved).map(({ name, description }) => `${name}: ${description}`)).toEqual(expected);
});

test('sizes that nobody named, headings in capitals and sections without one are in the menu’s language', () => {
  const of = (text: string, language: string) =>
    draftOf(readMenu(linesOfText(text)), [], [], 2, language).sections.map(
      ({ name, dishes: own }) => [name, ...own.map(({ price }) => price.replaceAll('\u00A0', ' '))],
    );
  expect(of('VOM GRILL UND SALATE\nLachs 18 / 24\nHuhn 14', 'de')).toEqual([
    ['Vom Grill und Salate', 'Klein 18.00; Groß 24.00', '14.00'],
  ]);
  expect(of('KAHVALTI\nMenemen 90 TL\nTost 70 TL', 'tr')[0]?.[0]).toBe('Kahvaltı');
  expect(of('Lachs 18.00\nHuhn 14.00', 'de')[0]?.[0]).toBe('Gerichte');
  // What the file says itself stays.
  expect(of('Pizza    Small    Large\nMargherita    8    12\nFunghi    9    13', 'de')).toEqual([
    ['Pizza', 'Small 8.00; Large 12.00', 'Small 9.00; Large 13.00'],
  ]);
});

test('a menu that was brought with its numbers is known when it is brought again, and has them in new names', () => {
  const text =
    '1. Edamame 5,50\n2. Gyoza 6,50\n2a. Gyoza vegan 6,20\n3. Karaage 8,50\n4. Tofu 6,90';
  const known = ['9. Mochi', '3. Karaage', '1. Edamame', '2. Gyoza', '2a. Gyoza vegan'].map(
    (name, at): KnownItem => ({ ...pie, id: `i${at}`, name, price: 5.5 }),
  );
  const again = draftOf(readMenu(linesOfText(text)), known);
  const said = (one: Draft) =>
    dishes(one).map(({ name, known: item, isNear }) => [name, item?.name, isNear]);
  const found = [
    ['1. Edamame', '1. Edamame', false],
    ['2. Gyoza', '2. Gyoza', false],
    ['2a. Gyoza vegan', '2a. Gyoza vegan', false],
    ['3. Karaage', '3. Karaage', false],
  ];
  expect(said(again)).toEqual([...found, ['4. Tofu', undefined, false]]);
  expect(again.missingItems.map(({ item }) => item.name)).toEqual(['9. Mochi']);
  expect(said(keepNumbers(false)(again))).toEqual([...found, ['Tofu', undefined, false]]);
});
