import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesOfText } from '@menuleaf/dashboard/src/import/parse/columns.ts';
import { readMenu } from '@menuleaf/dashboard/src/import/parse/read-menu.ts';
import { pairsOf, readPairs, scoreOf, type Pair, type Score } from './score.ts';

const folder = join(import.meta.dirname, 'menus');

export type WrittenMenu = { name: string; text: string; expected: Pair[] };

/** Menus of many kinds and languages, written for this: each beside what is to be read from it. */
export const textMenus = (): WrittenMenu[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => ({
      name: file.replace('.txt', ''),
      text: readFileSync(join(folder, file), 'utf8'),
      expected: readPairs(readFileSync(join(folder, file.replace('.txt', '.expected')), 'utf8')),
    }));

export const scoreText = ({ text, expected }: WrittenMenu): Score =>
  scoreOf(expected, pairsOf(readMenu(linesOfText(text))));
