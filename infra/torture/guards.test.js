import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { guards } from './guards.ts';
const root = join(import.meta.dirname, '../..');
test.each(Object.values(guards).flat())('$promise: its line is there, once', ({ file, line }) => {
  expect(readFileSync(join(root, file), 'utf8').split(line)).toHaveLength(2);
});
