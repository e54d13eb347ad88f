import type { ReadWord } from '../ocr/photo-word.ts';
import { withMoneySigns } from './money-signs.ts';
import { readerOf, languages } from '../languages.ts';

/** Words of a row by their texts, with no more than a space between: rows below each other. */
const page = (...rows: string[]): ReadWord[] =>
  rows.flatMap((row, at) => {
    let x = 0;
    return row.split(' ').map((text) => {
      const word = { text, x, y: at * 40, width: text.length * 10, height: 20, confidence: 90 };
      x += word.width + 10;
      return word;
    });
  });

const textsOf = (words: readonly ReadWord[]) => words.map(({ text }) => text).join(' ');

test.each([
  ['th', ['ชาเย็น B35', 'ผัดไทย B100', 'ส้มตำ 870', 'ลาบ B90'], 'ชาเย็น 35 ผัดไทย 100 ส้มตำ 70 ลาบ 90'],
  ['th', ['ชา 35 8', 'ผัด 1008', 'ลาบ 80 B', 'ยำ 95 8'], 'ชา 35 ผัด 100 ลาบ 80 ยำ 95'],
  ['th', ['ชา 35', 'ผัด 108', 'ลาบ 80', 'ยำ 95'], 'ชา 35 ผัด 108 ลาบ 80 ยำ 95'],
  ['uk', ['Борщ 2115', 'Юшка 2125', 'Квас 245', 'Кава 250'], 'Борщ 115 Юшка 125 Квас 45 Кава 50'],
  ['uk', ['Борщ 215', 'Юшка 125', 'Квас 45', 'Кава 50'], 'Борщ 215 Юшка 125 Квас 45 Кава 50'],
  ['ko', ['소주 \\5,000', '잡채 W12,000'], '소주 5,000 잡채 12,000'],
  [
    'ko',
    ['소주 5,000 원', '잡채 9,000 원', '파전 16,000 운'],
    '소주 5,000 원 잡채 9,000 원 파전 16,000 원',
  ],
  ['hi', ['समोसा 60%', 'दाल 90 रु.', 'चाट 80 रु.'], 'समोसा 60 दाल 90 रु. चाट 80 रु.'],
  ['hi', ['समोसा र60', 'दाल र₹210', 'चाट T90'], 'समोसा 60 दाल 210 चाट 90'],
  ['ru', ['Уха 340P', 'Чай 120Р', 'Морс 300 мл'], 'Уха 340 Чай 120 Морс 300 мл'],
  ['ja', ['緑茶 ¥250', 'ビール 10%'], '緑茶 ¥250 ビール 10%'],
])('in «%s» a sign of money that no reader knows is no part of a price: %j', (tag, rows, said) => {
  expect(textsOf(withMoneySigns(page(...rows), readerOf(tag) ?? languages[0]))).toBe(said);
});

test('where it was a digit the price is doubted', () => {
  const words = withMoneySigns(
    page('ก 835', 'ข B40', 'ค B50', 'ง B60'),
    readerOf('th') ?? languages[0],
  );
  expect(words.filter(({ confidence }) => confidence < 70).map(({ text }) => text)).toEqual(['35']);
});
