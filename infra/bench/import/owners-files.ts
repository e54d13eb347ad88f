import { globSync, readFileSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import type { MenuFile } from './files.ts';
import type { Pair } from './score.ts';

const mimeTypes: Record<string, string> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv': 'text/csv',
  '.html': 'text/html',
  '.txt': 'text/plain',
};

/** `Dish ~ another name that is right | 12.5 | what is in it | diets and allergens`; `# Section` stands for itself, `@ CZK cs` for the menu. */
function pairOf(line: string): Pair {
  const [names = '', price = ''] = line.split('|');
  const [name = '', ...also] = names.split('~').map((one) => one.trim());
  return { name, also, price: price.trim() === '' ? null : Number(price) };
}

/**
 * Files as people made them who had never seen the reader, each beside what is to be read: `word` typed by two, `files` and
 * `sealed-files` by owners of 43 countries, as spreadsheets, saved pages, Word files and pasted text.
 */
export const ownersFiles = (kind: 'word' | 'files' | 'sealed-files'): MenuFile[] => {
  const folder = join(import.meta.dirname, kind);
  return globSync('*', { cwd: folder })
    .filter((name) => !name.endsWith('.expected'))
    .toSorted()
    .map((name) => ({
      name,
      mimeType: mimeTypes[extname(name)] ?? '',
      buffer: readFileSync(join(folder, name)),
      expected: readFileSync(join(folder, `${parse(name).name}.expected`), 'utf8')
        .trim()
        .split('\n')
        .filter((line) => line !== '' && !/^[#@] /u.test(line))
        .map(pairOf),
    }));
};
