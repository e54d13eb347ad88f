import { linesOfText } from '../columns.ts';
import { readMenu } from '../read-menu.ts';
import { eachReads, saidIn } from '../testing/read-text.ts';

const fish = ['Sild', 'Karrysild', 'Rejer', 'Stjerneskud', 'Laks', 'Rullepølse', 'Roastbeef'];
const others = ['Hønsesalat', 'Tatar', 'Gammel Ole'];

const beers = ['Pilsner', 'Porter', 'Hvedeøl', 'Classic', 'Juleøl', 'Bock', 'Stout', 'Cider'];

const namesOf = (numbers: readonly number[]) => {
  const dishes = [...fish, ...others].map((name, at) => `${numbers[at]} ${name}  ${70 + at},-`);
  const text = [...dishes, '', 'Øl', ...beers.map((name) => `${name}  42,-`)].join('\n');
  const [first] = readMenu(linesOfText(text)).sections;
  return first?.dishes.map(({ name }) => name);
};

test('numbers that count dishes are left out though one of them was read wrong', () => {
  expect(namesOf([5, 6, 7, 8, 9, 10, 1, 12, 13, 14])).toEqual([...fish, ...others]);
});

test.each([
  ['', '. '],
  ['#', ' '],
  ['Nr. ', ' '],
  ['A', ' '],
])(
  'a dish begins at its number «%s1%s», and what stands below, and its price, are its own',
  (mark, end) => {
    const names = [
      'Spring Rolls',
      'Curry Puffs',
      'Satay',
      'Squid',
      'Tom Yum',
      'Tom Kha',
      'Laksa',
      'Roti',
    ];
    const dish = (name: string, at: number) =>
      [
        `${mark}${at + 1}${end}${name}`,
        'Chicken and potato',
        `${at % 2 ? '' : 'with rice\n'}$${at + 9}.90`,
      ].join('\n');
    const [section, ...others] = readMenu(
      linesOfText(`ENTREES\n${names.map(dish).join('\n')}`),
    ).sections;
    expect(others).toEqual([]);
    expect(section?.dishes.map(({ name, price }) => `${name} ${price}`)).toEqual(
      names.map((name, at) => `${name} ${at + 9}.9`),
    );
  },
);

test('numbers that begin anew at each course count none of a set menu', () => {
  const course = (...names: string[]) => names.map((name, at) => `${at + 1}. ${name}`).join('\n');
  const text = [
    course('Spiced parsnip soup', 'Liver pâté, toast', 'Fig parcel, walnuts'),
    course('Roast salmon, leek', 'Turkey crown, stuffing', 'Lamb shoulder, mash'),
    course('Christmas pudding', 'White chocolate mousse', 'Pear tart, cream'),
    'Three course price £23.75',
  ].join('\n');
  const dishes = readMenu(linesOfText(text)).sections.flatMap((section) => section.dishes);
  expect(dishes.map(({ name }) => name)).toContain('Christmas pudding');
});

const below = (said: string) =>
  `Suppen\n1. Miso 9,00\n2. Shoyu 9,50\n${said}\n3. Shio 9,80\n4. Udon 8,70\nmit Lauch\n5. Soba 8,90`;

eachReads(
  (said: string) => saidIn(below(said)),
  Object.fromEntries(
    [
      '18 Stunden gekochte Brühe',
      '24h gereiftes Rind',
      '48-hour broth',
      '72-hour cured egg',
      '12 heures de cuisson',
      '36 mesi di stagionatura',
      '12 meses de curación',
      '24 uur gegaard',
      '30 dni dojrzewania',
      '18 часов варки',
      '200 g Rind',
    ].map((said) => [
      `a number of hours or grams is none of a dish: ${said}`,
      [said, `Miso 9; Shoyu 9.5 (${said}); Shio 9.8; Udon 8.7 (mit Lauch); Soba 8.9`],
    ]),
  ),
);
