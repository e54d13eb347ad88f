import { dishesOf, sectionsOf } from '../testing/read-text.ts';

import { meaningOfWords } from './meanings.ts';
import { allergensWithin, parseAllergenList } from './said-allergens.ts';
import { dietOfWords, parseDiets } from './said-diets.ts';

test.each([
  [
    'Allergener: fisk, melk/laktose, sulfitt fra vin selleri, mandler',
    'celery fish milk nuts sulphites',
  ],
  ['Alergény: obilniny, vajcia, mlieko, mäkkýše', 'egg gluten milk molluscs'],
  ['ALERGENI: mlijeko, jaja, riba, gorušica', 'egg fish milk mustard'],
  ['Zawiera: orzechy ziemne, łubin', 'lupin nuts peanuts'],
  ['Alergeny: orzechy, orzechy arachidowe', 'nuts peanuts'],
  ['Alergeni: ouă, lapte, pește, țelină', 'celery egg fish milk'],
  ['Allergènes : lait, œufs, fruits à coque', 'egg milk nuts'],
  ['Allergeenit: maito, kala, sulfiitit', 'fish milk sulphites'],
  ['Аллергены: молоко, яйца, орехи', 'egg milk nuts'],
  ['Αλλεργιογόνα: γλουτένη, γάλα και σουσάμι', 'gluten milk sesame'],
  ['Alerjenler: süt, yer fıstığı', 'milk peanuts'],
  ['アレルゲン: 小麦、卵、乳', 'egg gluten milk'],
  ['アレルゲン：小麦・卵・大豆', 'egg gluten soy'],
  ['过敏原: 花生、虾', 'crustaceans peanuts'],
  ['알레르기: 밀, 우유, 땅콩', 'gluten milk peanuts'],
  ['새우(갑각류), 계란 함유', 'crustaceans egg'],
  ['소스에 우유 미함유', ''],
  ['تحتوي على لبن ومكسرات وجلوتين', 'gluten milk nuts'],
  ['น้ำจิ้มมีถั่วลิสงและกุ้ง ผู้แพ้โปรดแจ้ง', 'crustaceans peanuts'],
  ['ไม่มีถั่วลิสง', ''],
  ['περιέχει ξηρούς καρπούς', 'nuts'],
  ['tejet, tojást tartalmaz', 'egg milk'],
  ['tejet nem tartalmaz', ''],
  ['卵、乳を含む', 'egg milk'],
  ['不含牛奶', ''],
])('«%s» says which allergens', (text, expected) => {
  expect([...new Set(parseAllergenList(text))].toSorted().join(' ')).toBe(expected);
});

test.each([
  ['in brackets', 'Tomato soup (Allergene: Milch, Ei)  9.50\nLeek pie (Allergene: Gluten)  8.50'],
  [
    'behind a sentence',
    'Tomato soup  9.50\nwith basil. Contains: milk, egg\nLeek pie  8.50\nin pastry. Contains: gluten',
  ],
])('allergens that are said %s are the dish’s', (_, text) => {
  const dishes = dishesOf(text);
  expect(dishes.map(({ name, price, allergens }) => [name, price, allergens])).toEqual([
    ['Tomato soup', 9.5, 'egg, milk'],
    ['Leek pie', 8.5, 'gluten'],
  ]);
});

test('numbers that are said to be allergens are asked about, and are no part of the name', () => {
  const [dish] = sectionsOf('Goulash (Allergene: 1, 3, 7)   9.50')[0]?.dishes ?? [];
  expect([dish?.name, dish?.doubts[0]?.reason]).toEqual(['Goulash', 'No legend explains 1, 3, 7.']);
});

test.each(['Contains: milk, love', 'アレルゲン：小麦・卵・鶏肉', 'Contains nuts? Ask us.'])(
  'what is no allergen, or a question, leaves the whole line unread: %s',
  (text) => {
    expect(parseAllergenList(text)).toBeUndefined();
  },
);

test.each([
  ['tomato, basil – contains milk', 'milk'],
  ['plaice, asparagus (indeholder fisk og skaldyr)', 'crustaceans fish'],
  ['Увага: містить горіхи (фундук)', 'nuts'],
  ['creamy – does not contain nuts', ''],
  ['with rice. May contain milk', ''],
  ['contains milk', ''],
  ['All prices in euro. Contains nuts? Ask us.', ''],
  ['vanilla, pistachio (contains nuts), lemon (vegan)', ''],
])('of «%s» a part says which allergens: %s', (text, expected) => {
  expect([...new Set(allergensWithin(text))].toSorted().join(' ')).toBe(expected);
});

test.each([
  [
    'a sentence',
    'Bibim    9.50\nUdon    7.50\n참깨 함유\nDon    9.00\n밀, 계란 함유',
    ['', 'sesame', 'gluten, egg'],
  ],
  [
    'a label',
    'Bibim    9.50\nUdon    7.50\nContains: sesame\nDon    9.00\nContains: egg',
    ['', '', ''],
  ],
  ['behind a price', 'Bibim    9.50\nUdon    7.50 – nice (contains sesame)', ['', 'sesame']],
])('what dishes contain is said below them: %s', (_, text, expected) => {
  expect(dishesOf(text).map(({ allergens }) => allergens)).toEqual(expected);
});

test.each([
  ['素食', 'vegetarian'],
  ['纯素', 'vegan'],
  ['全素', 'vegan'],
  ['ベジタリアン', 'vegetarian'],
  ['ビーガン', 'vegan'],
  ['채식', 'vegetarian'],
])('«%s» is %s', (words, diet) => {
  expect(dietOfWords(words)).toBe(diet);
});

test.each([
  ['vegan, gluten-free', ['vegan', 'gluten free']],
  ['wegańskie i bezglutenowe', ['vegan', 'gluten free']],
  ['végétarienne', ['vegetarian']],
  ['Apto celíacos', ['gluten free']],
  ['без глютен', ['gluten free']],
  ['χορτοφαγικό', ['vegetarian']],
  ['خالي من الغلوتين', ['gluten free']],
  ['ללא גלוטן', ['gluten free']],
  ['글루텐프리', ['gluten free']],
  ['ปราศจากกลูเตน', ['gluten free']],
  ['शाकाहारी', ['vegetarian']],
  ['vegan mogelijk', undefined],
  ['vegetables', undefined],
  ['gluten-free bread', undefined],
])('«%s» says nothing but diets: %s', (words, diets) => {
  expect(parseDiets(words)).toEqual(diets);
});

test.each([
  ['bezlaktózové', []],
  ['fără lactoză', []],
  ['乳不使用', []],
  ['ไม่มีนม', []],
])('«%s» in a legend names no allergen', (words, named) => {
  expect(meaningOfWords(words)?.allergens).toEqual(named);
});

test.each([
  ['behind a price', 'Leek soup    9.50 vegansk\nFish pie    8.50\nPlum tart    7.50 € | vegansk'],
  ['behind a dash', 'Leek soup – vegansk    9.50\nFish pie    8.50\nPlum tart, vegansk    7.50'],
  ['below', 'Leek soup    9.50\nvegansk\nFish pie    8.50\nPlum tart    7.50\nvegansk'],
  ['in capitals', 'Leek soup VEGANSK    9.50\nFish pie    8.50\nPlum tart VEGANSK 7.50'],
  [
    'below, large, where nothing follows',
    'Leek soup    9.50\nVegansk\n\nFish pie    8.50\n\nPlum tart    7.50\nVegansk',
  ],
  ['by a star', 'Leek soup *    9.50\nFish pie    8.50\nPlum tart *    7.50\n\n* vegansk'],
])('a diet that is said %s is the dish’s', (_, text) => {
  const dishes = dishesOf(text);
  expect(dishes.map(({ name, price, isVegan }) => [name, price, isVegan])).toEqual([
    ['Leek soup', 9.5, true],
    ['Fish pie', 8.5, false],
    ['Plum tart', 7.5, true],
  ]);
});

test.each([
  ['Vegan', [true, true], true],
  ['Our vegan dishes', [true, true], true],
  ['Vegetarian', [false, false], false],
  ['เมนูเจ (วีแกน)', [true, true], true],
  ['Vegan and fish', [false, false], false],
  ['Gluten-free', [false, false], false],
])('a heading “%s” marks the dishes right below it, and asks', (heading, marks, isAsked) => {
  const sections = sectionsOf(
    `Mains\nVeggie   9.50\nLeek soup    8.50\n\n== ${heading} ==\nBean stew    7.50\nShrimp pie (contains shrimp)   8.50\n\nPlum tart    6.50`,
  );
  const dishes = sections.flatMap((section) => section.dishes);
  const unmarked = [false, false];
  expect(dishes.map(({ isVegetarian, isVegan }) => [isVegetarian, isVegan])).toEqual([
    unmarked,
    unmarked,
    marks,
    unmarked,
    unmarked,
  ]);
  expect(dishes[2]?.doubts.some(({ field }) => field === 'diet')).toBe(isAsked);
});
