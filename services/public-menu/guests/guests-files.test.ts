import { expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { guestsIn } from './guests-files.ts';

const batch = (...messages: string[]) =>
  gzipSync(
    JSON.stringify({
      messageType: 'DATA_MESSAGE',
      logEvents: messages.map((message) => ({ id: '1', timestamp: 7, message })),
    }),
  );

test('a file is batches behind each other, whose lines are read whatever they say', () => {
  const file = Buffer.concat([
    batch('x guest {"restaurant":"r1"}', 'x guest {"restaurant":"}{\\"messageType\\":"}'),
    batch('x START'),
    batch('x guest {"restaurant":"r2","image":"a"}'),
  ]);
  expect(guestsIn(file)).toEqual([
    { restaurant: 'r1', at: 7 },
    { restaurant: 'r2', image: 'a', at: 7 },
  ]);
});

test('a file that was cut off is refused, not half counted', () => {
  expect(() => guestsIn(batch('x guest {"restaurant":"r1"}').subarray(0, 40))).toThrow(
    'unexpected end',
  );
});
