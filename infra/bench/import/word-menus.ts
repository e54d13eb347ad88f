import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MenuFile } from './files.ts';
import type { Pair } from './score.ts';

const folder = join(import.meta.dirname, 'word');
const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** `Dish ~ another name that is right | 12.5 | what is in it`; `# Section` stands for itself. */
function pairOf(line: string): Pair {
  const [names = '', price = ''] = line.split('|');
  const [name = '', ...also] = names.split('~').map((one) => one.trim());
  return { name, also, price: price.trim() === '' ? null : Number(price) };
}

/** Word files as two people typed them who had never seen the reader, each beside what is to be read. */
export const wordMenus = (): MenuFile[] =>
  globSync('*.docx', { cwd: folder })
    .toSorted()
    .map((name) => ({
      name,
      mimeType,
      buffer: readFileSync(join(folder, name)),
      expected: readFileSync(join(folder, name.replace('.docx', '.expected')), 'utf8')
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .map(pairOf),
    }));
