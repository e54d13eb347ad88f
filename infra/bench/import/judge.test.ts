import { generate } from './generate/generate.ts';
import { featureSums } from './feature-sums.ts';
import { judge, type Reading, type ReadDish } from './judge.ts';
import { corpus, kinds, type TrueDish, type TrueMenu } from './truth.ts';

const seeds = Array.from({ length: 150 }, (_, at) => at + 1);

const readOf = (dish: TrueDish): ReadDish => ({
  name: dish.names[0] ?? '',
  price: dish.price ?? null,
  choices: [...dish.choices],
  diets: [...dish.diets],
  allergens: [...dish.allergens],
  description: dish.description,
  isMarked: false,
});

/** What a reader without fault would hand over. */
const perfect = ({ sections }: TrueMenu): Reading => ({
  sections: sections.map(({ names, dishes }) => ({
    name: names[0] ?? '',
    dishes: dishes.map(readOf),
  })),
  leftLines: [],
});

const menu = generate(2);
function changed(change: (dish: ReadDish) => Partial<ReadDish>): Reading {
  const reading = perfect(menu.truth);
  const [first] = reading.sections;
  const [dish, ...others] = first?.dishes ?? [];
  if (!first || !dish) throw new Error('Seed 2 has no dish');
  first.dishes = [{ ...dish, ...change(dish) }, ...others];
  return reading;
}

test('what is read as it was meant is right, of every menu', () => {
  const truths = [...kinds.flatMap(corpus), ...seeds.map((seed) => generate(seed))];
  for (const { truth } of truths) {
    const verdict = judge(truth, perfect(truth));
    expect(verdict).toMatchObject({ right: verdict.expected, missed: [], misplaced: [] });
    expect(verdict).toMatchObject({ silent: [], lost: [], leaks: [] });
  }
});

test('a wrong price is wrong in silence, or marked where the owner is asked to look', () => {
  const silent = judge(
    menu.truth,
    changed(() => ({ price: 1 })),
  );
  expect(silent).toMatchObject({ right: silent.expected - 1, marked: [] });
  expect(silent.silent).toEqual(['Domácí paštika: 1']);
  const marked = judge(
    menu.truth,
    changed(() => ({ price: 1, isMarked: true })),
  );
  expect(marked).toMatchObject({ silent: [], marked: ['Domácí paštika: 1'] });
});

test('a dish that is nowhere is lost; one in a left line is not', () => {
  const reading = perfect(menu.truth);
  reading.sections[0]?.dishes.shift();
  expect(judge(menu.truth, reading).lost).toEqual(['Domácí paštika']);
  reading.leftLines = ['Domácí paštika (1,2,5) ... 190'];
  expect(judge(menu.truth, reading)).toMatchObject({ lost: [], marked: ['Domácí paštika'] });
});

test('a line that is no dish, a diet and an allergen that a dish did not carry are found', () => {
  const reading = changed((dish) => ({ allergens: [...dish.allergens, 'soy'], diets: ['vegan'] }));
  reading.sections[1]?.dishes.push({
    ...readOf({ ...perfectDish(), names: ['Add to cart'] }),
  });
  const verdict = judge(menu.truth, reading);
  expect(verdict.leaks).toEqual(['Domácí paštika: vegan', 'Domácí paštika: soy']);
  expect(verdict.silent).toEqual(['Add to cart: not a dish']);
});

function perfectDish(): TrueDish {
  const [dish] = menu.truth.sections[0]?.dishes ?? [];
  if (!dish) throw new Error('Seed 2 has no dish');
  return dish;
}

test('a size without its price is not right', () => {
  const reading = perfect(menu.truth);
  const [dish] = reading.sections.at(-1)?.dishes ?? [];
  expect(dish?.choices).toHaveLength(2);
  dish?.choices?.pop();
  expect(judge(menu.truth, reading).silent).toHaveLength(1);
});

test('sums are kept by feature', () => {
  const verdict = judge(menu.truth, perfect(menu.truth));
  const sums = featureSums([
    { features: menu.features, verdict },
    { features: [], verdict },
  ]);
  expect(sums.get('codes numbers')?.right).toBe(verdict.right);
  expect(sums.get('all')?.right).toBe(2 * verdict.right);
});

test('a seed always makes the same menu, and every choice of style is met', () => {
  expect(generate(41)).toEqual(generate(41));
  expect(generate(41).text).not.toBe(generate(42).text);
  const features = new Set(seeds.flatMap((seed) => generate(seed).features));
  for (const one of ['columns two', 'columns run', 'prices above', 'money words', 'junk chat'])
    expect(features).toContain(one);
});

/** The letters of a text in one row: a name may be broken over lines. */
const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const zeros = ['٠', '۰', '०', '๐', '０'];

/** `٨٫٥٠` as `8.50`. */
const inDigits = (text: string) =>
  text
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const zero = zeros.find(
        (one) => digit >= one && digit.codePointAt(0)! - one.codePointAt(0)! < 10,
      );
      return zero ? String(digit.codePointAt(0)! - zero.codePointAt(0)!) : digit;
    })
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

/** However a menu writes it: 8.5 as `8,50`, `8€50`; 1500 as `1.500`, `1,5k`; 0.75 as `.75` or `75p`. */
function isWritten(price: number, text: string): boolean {
  const [whole = '', part = ''] = String(price).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, "[.,'’ \u00a0\u202f]?").replace(/^0$/, '0?');
  const decimals = part ? ` ?[.,€h:'] ?${part}0?` : '(?:[.,]00?)?';
  const inPence = price < 1 ? `|(?<!\\d)${Math.round(price * 100)} ?[p¢c]` : '';
  const inThousands =
    price >= 1000
      ? `|(?<!\\d)${String(price / 1000).replace('.', '[.,]')} ?(?:k|rb|tis|mil|т)`
      : '';
  return new RegExp(
    `(?<!\\d|\\d[.,])${grouped}${decimals}(?![.,]?\\d)${inPence}${inThousands}`,
    'i',
  ).test(inDigits(text));
}

const written = kinds.flatMap(corpus).map(({ name, text, truth }) => {
  const dishes = truth.sections.flatMap((section) => section.dishes);
  const prices = dishes.flatMap(({ price, choices }) => [
    ...(typeof price === 'number' ? [price] : []),
    ...choices.map((choice) => choice.price),
  ]);
  return { name, text, truth, dishes, prices };
});

/** In its order, though codes may stand between its words: «Curry a1,c mit Reis». */
function isIn(text: string, words: string): boolean {
  const all = letters(text);
  let at = 0;
  return words.split(' ').every((word) => {
    const found = all.indexOf(letters(word), at);
    at = found + letters(word).length;
    return found >= 0;
  });
}

test('what is to be read from a menu stands in it: names, descriptions, junk', () => {
  const strangers = written.flatMap(({ name, text, truth, dishes }) =>
    [...dishes.flatMap((dish) => [dish.names[0] ?? '', dish.description]), ...truth.junk]
      .filter((words) => !isIn(text, words))
      .map((words) => `${name}: ${words}`),
  );
  expect(strangers).toEqual([]);
});

const inJapaneseWords = /[一二三四五六七八九十百千]{2,}円/u;

test('each price of a menu, or what it is the sum of, stands in it in digits, unless all are in words', () => {
  const unseen = written.flatMap(({ name, text, prices }) => {
    const isSum = (price: number) =>
      prices.some((one) => one < price && isWritten(Math.round((price - one) * 100) / 100, text));
    const missing = prices.filter(
      (price) => ![text, text.normalize('NFKC')].some((one) => isWritten(price, one)),
    );
    if (missing.length === prices.length || inJapaneseWords.test(text)) return [];
    return missing.filter((price) => !isSum(price)).map((price) => `${name}: ${price}`);
  });
  expect(unseen).toEqual([]);
});

test('the price of a dish with choices is the lowest of theirs', () => {
  const sized = written.flatMap(({ dishes }) => dishes.filter(({ choices }) => choices.length > 0));
  expect(sized.map(({ choices }) => Math.min(...choices.map(({ price }) => price)))).toEqual(
    sized.map(({ price }) => price),
  );
});

test('a price that was lost is covered by the question of its section, and a name that is wrong is not', () => {
  const asked = changed(() => ({ price: null, choices: [], isAsked: true }));
  expect(judge(menu.truth, asked)).toMatchObject({ silent: [] });
  expect(judge(menu.truth, asked).asked).toHaveLength(1);
  const silent = changed(() => ({ price: null, choices: [], isAsked: false }));
  expect(judge(menu.truth, silent).silent).toHaveLength(1);
  const misnamed = changed(() => ({ name: 'Nonsense', price: null, isAsked: true }));
  expect(judge(menu.truth, misnamed).silent).toEqual(['Nonsense: not a dish']);
});
