import { LetterFirstHash } from './letter-first-hash.ts';

test('no hash of a file’s name can be part of a number', () => {
  const hashes = Array.from({ length: 500 }, (_, at) =>
    new LetterFirstHash().update(String(at)).digest('hex'),
  );
  expect(hashes.filter((hash) => !/^[a-f][\da-f]{31}$/u.test(hash))).toEqual([]);
  expect(new Set(hashes.map((hash) => hash.slice(0, 8))).size).toBe(500);
});
