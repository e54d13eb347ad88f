import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { isSheet } from '@menuleaf/dashboard/src/import/parse/sheet/layout.ts';
import type { Pair } from './score.ts';
import type { TrueMenu } from './truth.ts';

/** `Dish ~ another name that is right | 12.5 | what is in it | diets and allergens`; `?` before what need not be read. */
function pairOf(line: string): Pair {
  const [names = '', price = ''] = line.replace(/^\?/u, '').split('|');
  const [name = '', ...also] = names.split('~').map((one) => one.trim());
  return {
    ...{ name, also, isOptional: line.startsWith('?') },
    price: price.trim() === '' ? null : Number(price),
  };
}

/** `# Section` stands for itself, `@ CZK cs` for the menu. */
export const expectedPairs = (text: string): Pair[] =>
  text
    .trim()
    .split('\n')
    .filter((line) => line !== '' && !/^[#@] /u.test(line))
    .map(pairOf);

/** Texts as owners paste them who had never seen the reader, each with what is to be read. */
export function pastedFiles(kind: 'files' | 'sealed-files') {
  const folder = join(import.meta.dirname, kind);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return globSync('*.{txt,csv}', { cwd: folder })
    .toSorted()
    .map((name) => ({
      name,
      text: read(name),
      pairs: expectedPairs(read(`${parse(name).name}.expected`)),
    }))
    .filter(({ text }) => !isSheet(text));
}

/** Names and lowest prices are all that such a truth tells. */
export const truthOf = (pairs: readonly Pair[]): TrueMenu => ({
  sections: [
    {
      names: [],
      dishes: pairs.map(({ name, also = [], price, isOptional = false }) => ({
        ...{ names: [name, ...also], price, isOptional, description: '' },
        ...{ choices: [], possibleChoices: [], diets: [], possibleDiets: [] },
        ...{ allergens: [], possibleAllergens: [] },
      })),
    },
  ],
  junk: [],
});
