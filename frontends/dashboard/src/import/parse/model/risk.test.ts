import type { ReadDish } from '../source-line.ts';
import { labels, type Labeled } from './labels.ts';
import { doubtOf } from './doubt-of.ts';
import type { Origin } from './origin.ts';
import { likenessOf, markByRisk } from './risk.ts';
import { tokensOf } from './tokens.ts';

const dishOf = (name: string, price: number): ReadDish => ({
  ...{ name, price, description: '', choices: [], priceKind: 'fixed', allergens: '', doubts: [] },
  ...{ isVegan: false, isVegetarian: false, isGlutenFree: false, lines: [0] },
});

const names = Array.from('ABCDEFGHIJ', (letter) => `Pie${letter}`);
const tokensTo = (last: number) =>
  tokensOf(names.map((name, at) => `${name} ${at < 9 ? at + 4.5 : last}0`).join('\n'));

/** Each word is as likely a name, and each number its price, as `share` says. */
function readWith(share: number, last = 13.5): Labeled {
  const tokens = tokensTo(last);
  const given = tokens.map(({ kind }) => {
    if (kind === 'number') return labels.priceBehind;
    return kind === 'word' ? labels.nameStart : labels.aside;
  });
  const shares = given.map((label) =>
    Object.values(labels).map((one) => (one === label ? share : (1 - share) / 8)),
  );
  return { tokens, labels: given, shares, sureness: given.map(() => Math.log(share)) };
}

/** What is doubted of dishes that both readings have, with a doubt of the rules about the first. */
function marked(
  share: number,
  field: 'name' | 'allergens' = 'name',
  isPhoto = false,
  last = 13.5,
  called = 'PieJ',
) {
  const dishes = names.map((name, at) => (at < 9 ? dishOf(name, at + 4.5) : dishOf(called, last)));
  dishes[0]?.doubts.push({ field, reason: 'Rules doubt it.' });
  const read = readWith(share, last);
  const section = { name: 'Pies', description: '', note: '', line: -1, dishes };
  const origins = new Map(
    dishes.map((dish, at): [ReadDish, Origin] => {
      const stretch = { first: [{ section, dish }], second: [], isAgreed: true, from: 0, to: 9 };
      const from = read.tokens.findIndex((token) => token.text === names[at]);
      return [dish, { kind: 'agreed', stretch, preference: 0, from, to: from + 1 }];
    }),
  );
  const whole = { first: 10, second: 10, agreed: 10, unpriced: 0, unpricedThen: 0 };
  markByRisk([section], { read, whole, origins }, isPhoto);
  return dishes.map(({ doubts }) => doubts.map(({ reason }) => reason));
}

test('a price on a photo that is far from the others is doubted, and a number before one name', () => {
  const doubtsOfLast = (price: number, isPhoto = true) =>
    marked(0.999, 'name', isPhoto, price).at(-1);
  expect(doubtsOfLast(45.5)).toEqual([]);
  expect(doubtsOfLast(1350.5)).toEqual(['The price is far from the others.']);
  expect(doubtsOfLast(1350.5, false)).toEqual([]);
  const doubtsOfNumbered = (isPhoto: boolean) =>
    marked(0.999, 'name', isPhoto, 13.5, '2 PieJ').at(-1);
  expect(doubtsOfNumbered(true)).toEqual(['A mark may be left in the name.']);
  expect(doubtsOfNumbered(false)).toEqual([]);
});

test('what rules doubt of a name is dropped where both readings are sure, and nothing else is', () => {
  expect(marked(0.999).flat()).toEqual([]);
  expect(marked(0.999, 'allergens').flat()).toEqual(['Rules doubt it.']);
  expect(marked(0.999, 'name', true).flat()).toEqual(['Rules doubt it.']);
});

test('a dish is marked where the network is not sure of it, though both readings have it', () => {
  const all = marked(0.4);
  expect(all[0]).toEqual(['Rules doubt it.']);
  expect(all.slice(1).every((reasons) => reasons.length === 1)).toBe(true);
});

test('a name with another end is the same dish at the same price', () => {
  const [one] = names.map((name) => dishOf(name, 4.5));
  const other = {
    ...{ name: 'PieA (for two)', price: 4.5, choices: [], section: '', sectionAt: -1 },
  };
  const second = [{ ...other, from: 0, named: 1, to: 2 }];
  const stretch = { first: [], second, isAgreed: false, from: 0, to: 9 };
  const origin: Origin = { kind: 'first', stretch, preference: 0, from: 0, to: 1 };
  expect(one && likenessOf(one, origin)).toBe('alike');
  expect(one && likenessOf({ ...one, price: 9 }, origin)).toBe('differing');
});

/** What is said of a dish whose price is another in the other reading. */
function saidOf(other: Pick<ReadDish, 'name' | 'price' | 'choices'>) {
  const dish = dishOf('PieA', 4.5);
  const section = { name: 'Pies', description: '', note: '', line: -1, dishes: [dish] };
  const second = [{ ...other, section: '', sectionAt: -1, from: 0, named: 1, to: 2 }];
  const stretch = { first: [{ section, dish }], second, isAgreed: false, from: 0, to: 2 };
  const origin: Origin = { kind: 'first', stretch, preference: 0, from: 0, to: 1 };
  const whole = { first: 1, second: 1, agreed: 0, unpriced: 0, unpricedThen: 0 };
  markByRisk([section], { read: readWith(0.4), whole, origins: new Map([[dish, origin]]) }, false);
  return dish.doubts;
}

test('where both readings have a name, what they differ in is said', () => {
  const choices = [
    { name: 'Veg', price: 4.5 },
    { name: '', price: 6 },
  ];
  expect(saidOf({ name: 'PieA', price: null, choices: [] })).toEqual([
    { field: 'price', reason: 'It may also be read as “PieA” without a price.' },
  ]);
  expect(saidOf({ name: 'PieA', price: 4.5, choices })).toEqual([
    { field: 'price', reason: 'It may also be read as “PieA” at Veg 4.50, 6.' },
  ]);
  for (const name of ['PieA', 'PieA (for two)'])
    expect(saidOf({ name, price: 4.5, choices: [] })[0]?.reason).not.toMatch(/also be read/);
  expect(saidOf({ name: 'PieA hot', price: 4.5, choices: [] })).toEqual([
    { field: 'name', reason: 'It may also be read as “PieA hot” at 4.50.' },
  ]);
});

const said = tokensOf('Roast duck breast with plums 24\nLeek soup 5');
/** What is said of «Roast duck breast», where labels of some words have other shares than those of a sure reading. */
function unsureOf(others: Record<number, Record<number, number>>) {
  const given = [3, 4, 4, 5, 5, 6, 0, 3, 4, 6];
  const shares = given.map((label, at) =>
    Object.values(labels).map((one) => others[at]?.[one] ?? (one === label ? 0.95 : 0.005)),
  );
  const [duck, soup] = [dishOf('Roast duck breast', 24), dishOf('Leek soup', 5)];
  const section = { name: '', description: '', note: '', line: -1, dishes: [duck, soup] };
  const originOf = (dish: ReadDish, from: number, to: number): [ReadDish, Origin] => {
    const stretch = { first: [{ section, dish }], second: [], isAgreed: true, from, to };
    return [dish, { kind: 'agreed', stretch, preference: 0, from, to }];
  };
  const origins = new Map([originOf(duck, 0, 3), originOf(soup, 7, 9)]);
  const whole = { first: 2, second: 2, agreed: 2, unpriced: 0, unpricedThen: 0 };
  const read = { tokens: said, labels: given, shares, sureness: given.map(() => 0) };
  return doubtOf(duck, originOf(duck, 0, 3)[1], undefined, { read, whole, origins }).reason;
}

test.each([
  [{ 2: { [labels.name]: 0.4 } }, '“breast” may be no part of the name.'],
  [{ 3: { [labels.name]: 0.5 } }, '“with plums” may belong to the name.'],
  [{ 4: { [labels.nameStart]: 0.6 } }, '“plums” may be a dish of its own.'],
  [{}, 'A part of the name may belong to the description, or the other way round.'],
])('of a dish that both readings have it is said what is least sure', (others, reason) => {
  expect(unsureOf(others)).toBe(reason);
});
