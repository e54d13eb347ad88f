import { blackOnWhite, type Ink } from '../../../testing/black-on-white.ts';
import { withBothOnes, withThinSevens } from './thin-sevens.ts';

/** Signs of 30 pixels' height, from the left. */
const signs = {
  /** A bar above a foot that slants to the left. */
  seven: (x: number): Ink[] => [
    [x, 10, 14, 4],
    ...Array.from({ length: 26 }, (_, at): Ink => [x + 10 - Math.floor(at / 3), 14 + at, 4, 1]),
  ],
  /** A flag at the left of a stroke. */
  flagged: (x: number): Ink[] => [
    [x + 8, 10, 5, 30],
    ...Array.from({ length: 8 }, (_, at): Ink => [x + 8 - at, 12 + at, 2, 2]),
  ],
  /** A stroke on a foot. */
  footed: (x: number): Ink[] => [
    [x + 5, 10, 4, 30],
    [x, 36, 14, 4],
  ],
  stroke: (x: number): Ink[] => [[x, 10, 5, 30]],
  point: (x: number): Ink[] => [[x, 36, 4, 4]],
  five: (x: number): Ink[] => [[x, 10, 14, 30]],
};

function drawnAs(text: string, ...drawn: (keyof typeof signs)[]) {
  const image = blackOnWhite(
    [200, 60],
    drawn.flatMap((sign, at) => signs[sign](10 + at * 24)),
  );
  const word = { text, confidence: 96, x: 8, y: 10, width: drawn.length * 24, height: 30 };
  return { image, word };
}

function readAs(text: string, ...drawn: (keyof typeof signs)[]) {
  const { image, word } = drawnAs(text, ...drawn);
  const read = withThinSevens(image, word);
  return [read.text, read.confidence];
}

test.each([
  ['1.5', ['stroke', 'stroke', 'point', 'five'], '11.5', 50],
  ['1.5', ['stroke', 'point', 'five'], '1.5', 96],
  ['1.5', ['stroke', 'five', 'point', 'five'], '1.5', 96],
  ['11.5', ['stroke', 'stroke', 'point', 'five', 'five'], '11.5', 96],
] satisfies [string, (keyof typeof signs)[], string, number][])(
  '«%s» whose signs are %j is «%s»',
  (text, drawn, read, sure) => {
    const { image, word } = drawnAs(text, ...drawn);
    expect(withBothOnes(image, word)).toMatchObject({ text: read, confidence: sure });
  },
);

test.each([
  ['1', ['seven'], '7'],
  ['1.5', ['seven', 'point', 'five'], '7.5'],
  ['11', ['flagged', 'seven'], '17'],
  ['1.50', ['seven', 'five'], '7.50'],
] satisfies [string, (keyof typeof signs)[], string][])(
  'a seven that is read as a one, as in «%s», is an unsure seven',
  (text, drawn, read) => {
    expect(readAs(text, ...drawn)).toEqual([read, 50]);
  },
);

test('ones with a flag, a foot or neither stay, and so does what is not read sign by sign', () => {
  expect(readAs('111', 'flagged', 'footed', 'stroke')).toEqual(['111', 96]);
  expect(readAs('511', 'five', 'seven')).toEqual(['511', 96]);
  expect(readAs('1b', 'seven', 'five')).toEqual(['1b', 96]);
});
