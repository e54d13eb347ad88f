import { expect, test } from '@jest/globals';
import { withSpaces } from './lost-spaces.ts';

/** Letters of 16 pixels with gaps of given widths between them, on white. */
function spaced(text: string, ...gaps: number[]) {
  const [width, height] = [400, 80];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const lefts = Array.from(text, (_, at) =>
    gaps.slice(0, at).reduce((sum, gap) => sum + gap, 20 + at * 16),
  );
  for (const left of lefts)
    for (let y = 20; y < 48; y += 1)
      data.fill(0, (y * width + left) * 4, (y * width + left + 16) * 4);
  const end = (lefts.at(-1) ?? 0) + 16;
  const box = { x: 20, y: 20, width: end - 20, height: 28 };
  const word = { ...box, text, confidence: 95, letters: lefts.map((left) => left + 8) };
  return withSpaces({ data, width, height }, word);
}

test('gaps far wider than those between other letters are spaces, and make the words unsure', () => {
  expect(spaced('ala', 14, 4)).toMatchObject({ text: 'a la', confidence: 65 });
  expect(spaced('Coqauvin', 4, 3, 9, 4, 9, 3, 4).text).toBe('Coq au vin');
});

test('uneven letters, and letters that hardly stand apart, are one word', () => {
  expect(spaced('Gambas', 6, 6, 3, 4, 5)).toMatchObject({ text: 'Gambas', confidence: 95 });
  expect(spaced('thin', 1, 4, 1).text).toBe('thin');
  expect(spaced('9oz', 14, 4).text).toBe('9oz');
});
