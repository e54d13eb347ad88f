import type { Browser } from 'playwright-core';
import { drawn, escaped, type MenuFile } from './files.ts';
import { plain } from './judge.ts';
import type { Pair } from './score.ts';
import type { CorpusMenu } from './truth.ts';

const style = `<!doctype html><meta charset="utf-8"><style>
body { margin: 40px; background: #fdfbf4; color: #222; font: 18px Georgia, serif; }
h2 { margin: 14px 0 6px; font-size: 26px; }
p { display: flex; gap: 24px; margin: 0 0 5px; white-space: nowrap; }
p > :first-child { flex: 1; white-space: normal; }
p > :not(:first-child) { min-width: 4.5em; text-align: right; }
.blank { height: 14px; }
pre { font: 14px "DejaVu Sans Mono", monospace; }
</style>`;

const cellsOf = (line: string) =>
  line
    .trim()
    .split(/\s{3,}|\t+|\s?[.…·_]{4,}\s?/u)
    .filter(Boolean);

/** Words in several cells: they stand in columns of their own, which only their own widths keep. */
const isInColumns = (text: string) =>
  text
    .split('\n')
    .filter((line) => cellsOf(line).filter((cell) => /\p{L}{4}/u.test(cell)).length > 1).length > 2;

/** A menu that was typed, as a printer sets it: titles large, prices at the right. */
function setText({ text, truth }: CorpusMenu): string {
  if (isInColumns(text)) return `${style}<pre>${escaped(text)}</pre>`;
  const titles = new Set(truth.sections.flatMap(({ names }) => names.map(plain)));
  const lines = text.split('\n').map((line) => {
    if (line.trim() === '') return '<div class="blank"></div>';
    if (titles.has(plain(line))) return `<h2>${escaped(line.trim())}</h2>`;
    const cells = cellsOf(line).map((cell) => `<span>${escaped(cell)}</span>`);
    return `<p>${cells.join('')}</p>`;
  });
  return style + lines.join('\n');
}

/** What is to be read of it; what may be read as well counts as right, and is not asked for. */
export function pairsOf({ truth }: CorpusMenu): Pair[] {
  return truth.sections
    .flatMap(({ dishes }) => dishes)
    .map(({ names, price, isOptional }) => ({
      name: names[0] ?? '',
      price: price ?? null,
      also: names.slice(1),
      isAnyPrice: price === undefined,
      isOptional,
    }));
}

/** A menu of the corpora as a PDF. */
export const printedText = async (browser: Browser, menu: CorpusMenu): Promise<MenuFile> => ({
  name: `${menu.name}.pdf`,
  mimeType: 'application/pdf',
  buffer: await drawn(browser, setText(menu), (page) =>
    page.pdf({ format: 'A4', printBackground: true }),
  ),
  expected: pairsOf(menu),
});
