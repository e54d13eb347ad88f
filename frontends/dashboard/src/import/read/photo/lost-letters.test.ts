import { withLostLetters } from './lost-letters.ts';

/** A row of words on one line, each with its height and how sure it is; those of less than 30 are dropped. */
const sureness = (...row: [text: string, height: number, sure: number][]) => {
  let x = 0;
  const words = row.map(([text, height, confidence]) => {
    const word = {
      text,
      x,
      y: 100 - height,
      width: text.length * 12,
      height,
      confidence,
      stroke: 4,
    };
    x += word.width + 10;
    return word;
  });
  return withLostLetters(words).map(({ confidence }) => confidence);
};

test('a word of letters right beside a sure one is no guess, and signs are', () => {
  expect(sureness(['Potato', 29, 95], ['soup', 29, 0])).toEqual([95, 30]);
  expect(sureness(['Today’s', 29, 0], ['Catch', 29, 95])).toEqual([30, 95]);
  expect(sureness(['Cinnamon', 29, 95], ['Bun', 29, 21])).toEqual([95, 30]);
  expect(sureness(['Potato', 29, 95], ['EEEE', 29, 0])).toEqual([95, 0]);
  expect(sureness(['Potato', 29, 40], ['soup', 29, 0])).toEqual([40, 0]);
});

test('a word whose capitals reach higher than others has lost a mark', () => {
  const tall = (height: number) =>
    sureness(['CAFFE', height, 95], ['LATTE', 29, 95], ['DOPPIO', 29, 95]);
  expect(tall(37)).toEqual([50, 95, 95]);
  expect(tall(29)).toEqual([95, 95, 95]);
  // So much higher, it is another size.
  expect(tall(45)).toEqual([95, 95, 95]);
});
