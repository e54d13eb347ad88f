import { dishesOf } from '../testing/read-text.ts';

const names =
  'Set menu|Lunch menu|Dinner for two|Tagesmenü|Menu du jour|Menù degustazione|Menú del día|Menu do dia|Dagmenu|Lunchmeny|3-retters menu|Lounasmenu|Zestaw 2|Menu 1|Napi menü|Meniul zilei|Meni dana|Дневни мени|Обедно меню|Бизнес-ланч|Бізнес-ланч|Dienos pietūs|Lõunamenüü|Μενού ημέρας|Günün menüsü|ארוחה זוגית|وجبة عائلية|おまかせコース|双人套餐|런치 세트|เซ็ตอาหารกลางวัน|Combo gia đình|Paket keluarga'.split(
    '|',
  );

const menu = (name: string, isAbove: boolean) => {
  const courses = 'Onion soup\nRoast hen\nPlum tart';
  const set = isAbove ? `${name}    45,50 €\n${courses}` : `${name}\n${courses}\n45,50 €`;
  return dishesOf(`Starters\nLeek pie 9,50 €\nBeef stew 12,50 €\n\n${set}\n\nTea 3,50 €`);
};

test.each([
  ['above its courses', true],
  ['below them', false],
])('the price of a set menu is that of none of its courses: %s', (_, isAbove) => {
  const wrong = names.filter((name) => {
    const dishes = menu(name, isAbove);
    const set = dishes.find(({ price }) => price === 45.5);
    return set?.name !== name || dishes.filter(({ price }) => price === 45.5).length !== 1;
  });
  expect(wrong).toEqual([]);
});

test('what children choose from costs the same each', () => {
  expect(
    dishesOf('Kids menu 7.50\nFish fingers\nPasta\nPizza\n\nTea 3.50').map(({ price }) => price),
  ).toEqual([7.5, 7.5, 7.5, 3.5]);
});

test.each(['ou', 'or', 'oder', 'lub', 'или', 'または', '또는'])(
  'dishes that “%s” parts below the price of a menu stay apart, and a supplement is the price of none',
  (or) => {
    const courses = [
      ['Onion soup', 'Terrine', 'Leek tart (V)'],
      ['Beef cheek', 'Pike perch (suppl. 5 €)', 'Chard gratin (V)'],
    ].map((names) => names.join(`\n${or}\n`));
    const dishes = dishesOf(
      `MENU DU LAVOIR    34 €\n\n${courses.join('\n\n***\n\n')}\n\nTea    3 €\n\n(V) vegetarian`,
    );
    expect(
      dishes.map(({ name, price, isVegetarian }) => [name, price, isVegetarian]).slice(1, 7),
    ).toEqual([
      ['Onion soup', null, false],
      ['Terrine', null, false],
      ['Leek tart', null, true],
      ['Beef cheek', null, false],
      ['Pike perch', null, false],
      ['Chard gratin', null, true],
    ]);
  },
);
