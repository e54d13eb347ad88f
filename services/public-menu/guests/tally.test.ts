import { expect, test } from '@jest/globals';
import { tallyOf } from './tally.ts';

function* guests(images: readonly string[]) {
  for (const image of images) yield { restaurant: 'r1', at: 0, image };
}

test('a photo that is called as every object’s own things are is counted as any other', () => {
  const [tally] = tallyOf(guests(['constructor', 'a', 'constructor', 'toString']));
  expect(tally?.images).toEqual({ constructor: 2, a: 1, toString: 1 });
});
