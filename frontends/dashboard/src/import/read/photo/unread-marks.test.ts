import { blackOnWhite, type Ink } from '../../../testing/black-on-white.ts';
import { withUnreadMarks } from './unread-marks.ts';

/** Marks of eight pixels' width, above a letter that begins at 24. */
const marks = {
  acute: (x: number): Ink[] => Array.from({ length: 6 }, (_, at) => [x + 6 - at, 12 + at, 3, 1]),
  grave: (x: number): Ink[] => Array.from({ length: 6 }, (_, at) => [x + at, 12 + at, 3, 1]),
  circumflex: (x: number): Ink[] =>
    Array.from({ length: 5 }, (_, at) => [x + 4 - at, 13 + at, 2 + at * 2, 1]),
  caron: (x: number): Ink[] =>
    Array.from({ length: 5 }, (_, at) => [x + at, 13 + at, 10 - at * 2, 1]),
  dot: (x: number): Ink[] => [[x + 3, 14, 4, 4]],
  dots: (x: number): Ink[] => [
    [x, 14, 3, 3],
    [x + 7, 14, 3, 3],
  ],
  none: (): Ink[] => [],
};

/** A word of letters of ten pixels' width and sixteen's height, 16 apart, with a mark above one. */
function readAs(text: string, mark: keyof typeof marks, at: number) {
  const letters = Array.from(text, (_, place): Ink => [20 + place * 16, 20, 10, 16]);
  const image = blackOnWhite([200, 60], [...letters, ...marks[mark](20 + at * 16)]);
  const width = text.length * 16;
  const read = withUnreadMarks(image, { text, confidence: 96, x: 20, y: 20, width, height: 16 });
  return [read.text, read.confidence];
}

test.each([
  ['razon', 'acute', 3, 'razón'],
  ['crème', 'circumflex', 2, 'crême'],
  ['cave', 'circumflex', 1, 'câve'],
  ['masa', 'caron', 2, 'maša'],
  ['zurek', 'dot', 0, 'żurek'],
  ['a', 'grave', 0, 'à'],
] satisfies [string, keyof typeof marks, number, string][])(
  'a mark above a letter of «%s» that was not read, or for another, is told by its shape, and unsure',
  (text, mark, at, read) => {
    expect(readAs(text, mark, at)).toEqual([read, 50]);
  },
);

test.each([
  ['marks as they were read', 'crème', 'grave', 2],
  ['two dots, which are no other mark', 'mur', 'dots', 1],
  ['the dot of a letter beside', 'riz', 'dot', 2],
  ['the end of an f', 'foce', 'grave', 1],
  ['an apostrophe', 'l’ace', 'acute', 2],
  ['marks that no letter has', 'mamma', 'caron', 2],
  ['words without a mark', 'cave', 'none', 0],
] satisfies [string, string, keyof typeof marks, number][])(
  'what stands above letters stays: %s',
  (_, text, mark, at) => {
    expect(readAs(text, mark, at)).toEqual([text, 96]);
  },
);
