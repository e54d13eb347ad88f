import { isUnpriced } from '../dish.ts';
import { amountOf } from '../money.ts';
import { isSizeName } from '../size-names.ts';
import type { ReadDish } from '../source-line.ts';
import { currency } from '../words/money-words.ts';
import { type Clue, clueOf, type DishInContext } from './dish-in-context.ts';

/** Money, plain to see: with a currency or two decimals, and no measure behind it. */
const plainMoney = new RegExp(
  `(?<![\\d.,+]|\\d[ ’']|\\+\\s)(?:\\d{1,3}(?:[ ’']\\d{3})+\\s?${currency}|${currency}\\s?\\d{1,5}(?:[.,]\\d{1,2})?|\\d{1,4}[.,]\\d{2}|\\d{1,5}\\s?${currency})(?![\\d.,]*\\d|\\s?(?:%|°|(?:k?g|[cdm]?l|oz|cm|k?cal)(?!\\p{L})))`,
  'giu',
);

/** Money among words, which may be the price of something else. */
const leftMoney =
  /\p{Sc}\s?\d|\d\s?\p{Sc}|\p{L} \d{1,3}\s?[,/|·;]\s|\d[.,]\d{2}(?!\d)\s*\p{Sc}?$|\p{L} (?:[3-9]|\d{2,3})$/u;
const moneySaid =
  /(?<![\d.,])[1-9]\d*[.,]\d{2}(?![\d%]|\s?(?:[cdm]?l|k?g|oz|cm)(?!\p{L}))|\d\s?(?:,-|\p{Sc})|\p{Sc}\s?\d|\+\s?\d/iu;

const pricesOf = ({ price, choices }: ReadDish) =>
  choices.length > 0 ? choices.map((one) => one.price) : price === null ? [] : [price];

/** What of a text is money, plain to see. */
export const amountsWritten = (text: string) =>
  [...text.replaceAll(/\([^()]*\)/gu, '').matchAll(plainMoney)].map(([one]) =>
    amountOf(one.trim()),
  );

/** Each amount of the lines of a dish is one of its prices, or somebody has to look at it. */
function hasUnreadAmount({ dish, lines }: DishInContext): boolean {
  const read = pricesOf(dish);
  const said = lines.flatMap(({ text, price }) => [...amountsWritten(text), ...price.prices]);
  return said.some((one) => one !== undefined && !read.includes(one));
}

export const isFar = (price: number | null, usual: number, factor: number) =>
  price !== null && usual > 0 && (price > usual * factor || price * factor < usual);

const calledHere = ({ dish }: DishInContext) =>
  `Its prices are called ${dish.choices.map(({ name }) => name).join(' and ')} here.`;

const ofPrice = clueOf('price');

export const noPrice = 'No price was found.';
export const farPrice = 'The price is far from the others.';

const reasons = {
  inDescription: 'Another price may be left in the description.',
} as const;

export const priceClues = {
  leftAmount: ofPrice(2.69, 'One of the prices in its lines was not read.', hasUnreadAmount),
  leftMoney: ofPrice(
    1.14,
    reasons.inDescription,
    ({ dish }) =>
      /^\d+[.,]\d{2}\b/u.test(dish.description) ||
      leftMoney.test(`${dish.name} ${dish.description}`),
  ),
  saidMoney: ofPrice(0.58, reasons.inDescription, ({ dish }) => moneySaid.test(dish.description)),
  bare: ofPrice(
    1.13,
    'The number may belong to the name: other prices are written with decimals or a currency.',
    ({ lines, menu }) => menu.bareShare < 0.3 && lines.some(({ price }) => price.isBare),
  ),
  far: ofPrice(0.56, farPrice, ({ dish, menu }) => isFar(dish.price, menu.usualPrice, 8)),
  veryFar: ofPrice(1.96, farPrice, ({ dish, menu }) => isFar(dish.price, menu.usualPrice, 25)),
  unpriced: ofPrice(1.97, noPrice, ({ dish }) => isUnpriced(dish)),
  wide: ofPrice(
    1.48,
    'Its prices are far apart.',
    ({ dish }) =>
      dish.choices.length > 1 && isFar(Math.max(...pricesOf(dish)), Math.min(...pricesOf(dish)), 9),
  ),
  oddNames: ofPrice(
    1.15,
    calledHere,
    ({ dish: { choices }, menu }) =>
      choices.length > 0 &&
      choices.every(({ name }) => !isSizeName(name) && menu.sizeNames.get(name) === 1),
  ),
  namesElsewhere: ofPrice(0.88, calledHere, ({ dish, lines }) => {
    const said = lines.map(({ text }) => text.toLowerCase()).join('\n');
    return said !== '' && dish.choices.some(({ name }) => !said.includes(name.toLowerCase()));
  }),
} satisfies Record<string, Clue>;
