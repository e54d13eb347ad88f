import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from './read.ts';
import { pairsOf, readPairs, scoreOf, type Pair, type Score } from './score.ts';

export type WrittenMenu = { name: string; text: string; expected: Pair[] };

/**
 * Menus of many kinds and languages, each beside what is to be read from it: `menus` are written for this, `pasted` and
 * `sealed-pasted` by people who knew nothing of the parser, as owners paste them.
 */
export function textMenus(kind: 'menus' | 'pasted' | 'sealed-pasted' = 'menus'): WrittenMenu[] {
  const read = (file: string) => readFileSync(join(import.meta.dirname, kind, file), 'utf8');
  return readdirSync(join(import.meta.dirname, kind))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => ({
      name: file.replace('.txt', ''),
      text: read(file),
      expected: readPairs(read(file.replace('.txt', '.expected'))),
    }));
}

export const scoreText = ({ text, expected }: WrittenMenu): Score =>
  scoreOf(expected, pairsOf(readText(text)));
