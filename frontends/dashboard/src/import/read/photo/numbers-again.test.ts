import { blackOnWhite, type Ink } from '../../../testing/black-on-white.ts';
import { betterNumber, withLostDigits } from './numbers-again.ts';
import { withPartedCents, withPoint } from './price-points.ts';
import { withRepeatedSigns, withoutUnreadSigns } from './unread-signs.ts';

const place = { x: 100, y: 100, width: 76, height: 30 };
const better = (first: string, sure: number, again: string, surer: number) => {
  const word = { ...place, text: first, confidence: sure };
  const { text, confidence } = betterNumber(word, { text: again, confidence: surer });
  return [text, confidence];
};

test('numbers that read the same twice are as sure as the surer reading', () => {
  expect(better('$14.50', 81, 'S14.50', 92)).toEqual(['$14.50', 92]);
  expect(better('6,40', 78, '6,40 €', 93)).toEqual(['6,40', 93]);
  expect(better('1,3', 90, '1.3', 77)).toEqual(['1,3', 90]);
});

test.each([
  ['a lost point', '$3175', '$31.75', 67, 60, '$31.75'],
  ['a point that only the second lost', '£11.95', '£1195', 81, 95, '£11.95'],
  ['a thin seven', '$15.15', '$15.75', 95, 77, '$15.75'],
  ['a seven that the second lost', '7,20', '1,20', 74, 92, '7,20'],
  ['a point and a seven, lost by one each', '$475', '$4.15', 70, 80, '$4.75'],
  ['one of two ones', '11,50', '1,50', 60, 96, '11,50'],
  ['a first digit that is no zero', '6,50', '0.50', 72, 90, '6,50'],
  ['the surer reading', '20', '90', 92, 94, '90'],
  ['letters among digits', 'S1250', '$12.50', 60, 80, '$12.50'],
  ['no digit at all', '$n', '$11.00', 88, 70, '$11.00'],
  ['cents high behind a sign', '19', '19€.50', 87, 84, '19.50'],
  ['a unit in small print', '100262', '10 0z 62', 88, 77, '10 0z 62'],
])('%s: «%s», read again as «%s», is unsure', (_, first, again, sure, surer, text) => {
  expect(better(first, sure, again, surer)).toEqual([text, 50]);
});

test('hours, words and an empty second reading change nothing', () => {
  expect(better('12h30', 90, '12 430', 95)).toEqual(['12h30', 90]);
  expect(better('$oup', 90, '5', 95)).toEqual(['$oup', 90]);
  expect(better('9,50', 90, '', Infinity)).toEqual(['9,50', 90]);
});

/** Three digits, and what stands between them. */
const picture = (...more: Ink[]) =>
  blackOnWhite([300, 200], [...[100, 128, 156].map((x): Ink => [x, 100, 18, 30]), ...more]);
const pointed = (text: string, ...more: Ink[]) =>
  withPoint(picture(...more), { ...place, text, confidence: 95 });

test('a point that stands in the picture alone is put where it stands, and makes the price unsure', () => {
  expect(pointed('975', [121, 126, 4, 4])).toMatchObject({ text: '9.75', confidence: 50 });
  expect(pointed('275', [149, 126, 4, 4]).text).toBe('27.5');
});

test('a point is as dark as the digits beside it, however pale these are', () => {
  const [{ data, ...size }, dark] = [picture([121, 126, 4, 4]), picture()];
  const inTones = (digits: number, point: number) => ({
    ...size,
    data: data.map((tone, at) => (tone > 0 ? tone : dark.data[at] === 0 ? digits : point)),
  });
  const read = (image: ReturnType<typeof picture>) =>
    withPoint(image, { ...place, text: '975', confidence: 95 }).text;
  expect(read(inTones(90, 120))).toBe('9.75');
  expect(read(inTones(0, 120))).toBe('975');
});

test('a comma below the bar of a seven is seen', () => {
  const seven: Ink[] = [
    [100, 100, 24, 5],
    [108, 105, 6, 25],
  ];
  const image = blackOnWhite([300, 200], [...seven, [118, 126, 4, 7], [128, 100, 18, 30]]);
  const price = { ...place, width: 46, text: '75', confidence: 95 };
  expect(withPoint(image, price).text).toBe('7.5');
  expect(withPoint(blackOnWhite([300, 200], seven), price).text).toBe('75');
});

test('no point is put where there is none, or where ink goes on above it', () => {
  expect(pointed('260').text).toBe('260');
  expect(pointed('260', [121, 110, 4, 20]).text).toBe('260');
});

test.each([
  ['$6', '75', 123, ['$6.75']],
  ['6,', '75€', 60, ['6,75€']],
  ['2,', '10', 60, ['2,', '10']],
  ['$6', '75', 60, ['$6', '75']],
  ['$6', '7', 126, ['$6', '7']],
  ['$6', 'oz', 126, ['$6', 'oz']],
  ['6', '75', 126, ['6.75'], 162],
  ['6', '75', 126, ['6', '75'], 192],
  ['6', '75', 60, ['6', '75'], 162],
  ['6.', '75', 60, ['6.75'], 150],
])('«%s» and «%s» beside it, with ink between them at %d', (one, other, y, read, x = 128) => {
  const words = [
    // A dollar’s foot reaches below the line.
    { ...place, text: one, y: 98, width: 18, height: 36, confidence: 90 },
    { ...place, text: other, x, width: 46, confidence: 90 },
  ];
  const found = withPartedCents(picture([121, y, 4, 4]), words);
  expect(found.map(({ text }) => text)).toEqual(read);
});

/** Numbers of a page, each with its width, read with so much sureness. */
const numbersOf = (sure: number, ...numbers: [text: string, width: number][]) =>
  withoutUnreadSigns(
    numbers.map(([text, width]) => ({ ...place, text, width, confidence: sure })),
  ).map(({ text, confidence }) => (confidence < sure ? `${text}?` : text));

test('a sign of money that was read as a digit is told by numbers as wide with a digit less', () => {
  expect(numbersOf(60, ['2420', 82], ['320', 82], ['180', 81], ['%30', 61], ['110', 61])).toEqual([
    ...['420?', '320', '180', '%30', '110'],
  ]);
  expect(numbersOf(60, ['%30', 61], ['110', 61], ['160', 61])).toEqual(['30?', '110', '160']);
  expect(numbersOf(60, ['2420', 82], ['320', 61], ['180', 61])).toEqual(['2420', '320', '180']);
  expect(numbersOf(60, ['1420', 82], ['1320', 82], ['180', 82])).toEqual(['1420', '1320', '180']);
  expect(numbersOf(96, ['2420', 82], ['320', 82], ['180', 82])).toEqual(['2420', '320', '180']);
  expect(numbersOf(60, ['+18', 61], ['110', 61], ['160', 61])).toEqual(['+18', '110', '160']);
});

test('a sign of money behind numbers that is read as a digit is none of them', () => {
  const shorter: [string, number][] = [
    ['180', 82],
    ['420', 82],
  ];
  const signed: [string, number][] = [
    ['1906', 82],
    ['1206', 82],
    ['1506', 82],
  ];
  expect(numbersOf(60, ...shorter, ...signed, ['756', 61], ['35', 61])).toEqual([
    ...['180', '420', '190?', '120?', '150?', '75?', '35'],
  ]);
  expect(numbersOf(60, ...shorter, ...signed.slice(1))).toContain('1206');
  expect(numbersOf(60, ...shorter, ...signed, ['1550', 82])).toContain('1906');
  expect(numbersOf(96, ...shorter, ...signed)).toContain('1906');
});

test.each([
  ['69 Ké 55 K¢ 62 Kč', '69 Kč 55 Kč 62 Kč'],
  ['69 zt 55 zl 62 zi', '69 zł 55 zł 62 zł'],
  ['85 ₺ 120 & 95 ₺ 30 7 70 ₺ 2 l', '85 ₺ 120 ₺ 95 ₺ 30 ₺ 70 ₺ 2 l'],
  ['85 ₺ 120 & 95 4 30 7', '85 ₺ 120 & 95 4 30 7'],
  ['69 Ke 55 K¢ 62', '69 Ke 55 K¢ 62'],
  ['or Ké or K¢ or Kč', 'or Ké or K¢ or Kč'],
])('signs of money behind amounts, read as «%s»', (read, mended) => {
  const words = read
    .split(' ')
    .map((text, at) => ({ ...place, x: at * place.width, text, confidence: 90 }));
  expect(withRepeatedSigns(words).map(({ text }) => text)).toEqual(mended.split(' '));
});

test.each([
  ['2', 2, '32', 92, '32', 92],
  ['8', 2, '₪48', 80, '48', 80],
  ['16', 2, '16', 96, '16', 96],
  ['6', 2, '38', 95, '38', 50],
  ['8', 2, '8', 95, '8', 50],
  ['8', 2, '', 0, '8', 50],
  ['8', undefined, '48', 95, '48', 50],
])(
  'from the right «%s», of %s digits, may have lost what «%s» has',
  (first, digits, again, surer, text, confidence) => {
    const word = { ...place, text: first, confidence: 90, ...(digits !== undefined && { digits }) };
    expect(withLostDigits(word, { text: again, confidence: surer })).toMatchObject({
      text,
      confidence,
    });
  },
);
