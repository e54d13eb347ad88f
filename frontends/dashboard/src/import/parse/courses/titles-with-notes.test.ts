import { sectionsOf } from '../testing/read-text.ts';

const menuOf = (text: string) =>
  sectionsOf(text).map(({ name, note, dishes }) =>
    [name, note, ...dishes.map((dish) => dish.name)].filter(Boolean).join(' | '),
  );

test.each([
  'Breakfast 8:00-11:00',
  'BREAKFAST (till 11am)',
  'Frühstück – 9 bis 11 Uhr',
  'Petit-déjeuner, jusqu’à 11h30',
  'Pranzo (lun-ven 12-14.30)',
  'ランチ 11:30〜14:00',
  'Happy hour 5-7',
])('hours behind a title are part of it: %s', (title) => {
  expect(menuOf(`${title}\nPorridge 4.50\nPancakes 7.50`)).toEqual([
    `${title} | Porridge | Pancakes`,
  ]);
});

test('hours, and words in brackets, right below a title are said of its section', () => {
  expect(
    menuOf('Breakfast\n8:00-11:00\nPorridge 4.50\n\nMains\n(all with salad)\nSteak 17.50'),
  ).toEqual(['Breakfast | 8:00-11:00 | Porridge', 'Mains | all with salad | Steak']);
});

test.each([
  ['Mains (all with fries or salad)', '\n\nSteak 17.50\nPie 12.50', 'Steak | Pie'],
  ['Burgers (our own beef)', '\nClassic 12.00\nDouble 14.00', 'Classic | Double'],
  ['焼き鳥 (1本・たれ)', '\nもも 180円\nねぎま　190円　★人気', 'もも | ねぎま'],
])('the title of a paragraph may say how its dishes are served: %s', (title, text, dishes) => {
  const written = /^\p{Lo}/u.test(title) ? title.replace(/^\S+/u, '【$&】') : title;
  expect(menuOf(`${written}${text}`)).toEqual([`${title} | ${dishes}`]);
});

test('a title in brackets of its own may be one sign', () => {
  expect(menuOf('【揚げ物】\n唐揚げ 650円\n\n【〆】\nお茶漬け 480円')).toEqual([
    '揚げ物 | 唐揚げ',
    '〆 | お茶漬け',
  ]);
});

test('the hours of the house, prices from and to, and what is in a dish make no titles', () => {
  expect(menuOf('Open 8:00-11:00\nPorridge 4.50\nPancakes 7.50')).toEqual(['Porridge | Pancakes']);
  expect(menuOf('Porridge 4.50 – 5.50\nPancakes 7.50')).toEqual(['Porridge | Pancakes']);
  expect(menuOf('Bruschetta\n(tomato, basil)\n7.50\n\nCrostini\n(liver)\n8.50')).toEqual([
    'Bruschetta | Crostini',
  ]);
});

test.each([
  ['Burgers, served with fries', 'Burgers – served with fries'],
  ['*Burgers* served with fries', 'Burgers – served with fries'],
  ['Burgers\nAll served with fries.', 'Burgers | All served with fries.'],
  ['Pfannengerichte: mit Salat', 'Pfannengerichte – mit Salat'],
])('a usual heading may say at once what is served with its dishes: %s', (title, read) => {
  expect(menuOf(`${title}\nClassic 12.50\nDouble 14.50`)).toEqual([`${read} | Classic | Double`]);
});

test.each([
  ['Lunch Mo–Fr 12:00–15:00 · mit Suppe', 'Lunch Mo–Fr 12:00–15:00 | mit Suppe'],
  ['Lunch\nMo–Fr 12:00–15:00 · mit Suppe', 'Lunch | Mo–Fr 12:00–15:00 · mit Suppe'],
  ['Pizze – impasto integrale +1,50', 'Pizze | impasto integrale +1,50'],
  ['Salades (supplément poulet + 3,00 €)', 'Salades | supplément poulet + 3,00 €'],
  ['Burgers served with fries, add bacon +2.00', 'Burgers | served with fries, add bacon +2.00'],
  ['Pho Gà groß oder klein · mehr Nudeln + 2,00', 'Pho Gà | groß oder klein · mehr Nudeln + 2,00'],
])(
  'what stands behind a title, with its hours or what more costs, is said of it: %s',
  (title, read) => {
    const dishes = title.startsWith('Pho') ? ['Pho Gà rot', 'Pho Gà weiß'] : ['Classic', 'Double'];
    const text = `Soup 4.50\nToast 5.50\n\n${title}\n${dishes.join(' 12.50\n')} 14.50`;
    expect(menuOf(text)).toEqual(['Soup | Toast', `${read} | ${dishes.join(' | ')}`]);
  },
);

test('sizes behind a usual heading are sizes', () => {
  expect(menuOf('BURGERS    single / double\nClassic 12.50 / 15.50\nCheese 13.50 / 16.50')).toEqual(
    ['BURGERS | Classic | Cheese'],
  );
});

test('a dish that is cooked for hours is no title', () => {
  expect(menuOf('Mains\nSoup 6.50\nGigot de 7h 22.50\nLamb 7 hours 18.00\nPie 9.50')).toEqual([
    'Mains | Soup | Gigot de 7h | Lamb 7 hours | Pie',
  ]);
});
