import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesOfText } from '@menuleaf/dashboard/src/import/parse/columns.ts';
import { readMenu } from '@menuleaf/dashboard/src/import/parse/read-menu.ts';
import { pairsOf, readPairs, scoreOf } from './score.ts';
const folder = join(import.meta.dirname, 'menus');
/** Menus of many kinds and languages, written for this: each beside what is to be read from it. */
export const textMenus = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => ({
      name: file.replace('.txt', ''),
      text: readFileSync(join(folder, file), 'utf8'),
      expected: readPairs(readFileSync(join(folder, file.replace('.txt', '.expected')), 'utf8')),
    }));
export const scoreText = ({ text, expected }) =>
  scoreOf(expected, pairsOf(readMenu(linesOfText(text))));
