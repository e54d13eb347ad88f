import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { talliesIn } from './guests-files.ts';

const batch = (...messages: string[]) =>
  gzipSync(
    JSON.stringify({
      messageType: 'DATA_MESSAGE',
      logEvents: messages.map((message) => ({ id: '1', timestamp: 7, message })),
    }),
  );

/** As a network brings it: a few bytes at a time. */
function* inPieces(file: Uint8Array, bytes: number) {
  for (let at = 0; at < file.length; at += bytes) yield file.subarray(at, at + bytes);
}
const read = (file: Uint8Array, bytes = 7) => talliesIn(Readable.from(inPieces(file, bytes)));

test('a file is batches behind each other, whose lines are read whatever they say', async () => {
  const file = Buffer.concat([
    batch('x guest {"restaurant":"r1"}', 'x guest {"restaurant":"}{\\"messageType\\":"}'),
    batch('x START'),
    batch('x guest {"restaurant":"r2","image":"a"}', 'x guest {"restaurant":"r1"}'),
  ]);
  const tallies = await read(file);
  expect(tallies.restaurants).toEqual(['r1', 'r2']);
  expect(tallies.of('r1')).toEqual([{ quarter: 0, tally: { views: 2, scans: 0 } }]);
  expect(tallies.of('r2')[0]?.tally).toEqual({ views: 0, scans: 0, images: { a: 1 } });
  expect(tallies.last).toBe(7);
});

test('wherever the network cuts a file, no line is lost or read twice', async () => {
  const batches = Array.from({ length: 300 }, (_, at) =>
    batch(...Array.from({ length: 5 }, (__, n) => `é guest {"restaurant":"r${at}-${n}"}`)),
  );
  const file = Buffer.concat(batches);
  for (const bytes of [1, 1000, file.length]) {
    const tallies = await read(file, bytes);
    expect(tallies.restaurants).toHaveLength(1500);
    expect(tallies.of('r299-4')).toEqual([{ quarter: 0, tally: { views: 1, scans: 0 } }]);
  }
});

test('a file that was cut off is refused, not half counted', async () => {
  const file = batch('x guest {"restaurant":"r1"}');
  await expect(read(file.subarray(0, 40))).rejects.toThrow('unexpected end');
});
