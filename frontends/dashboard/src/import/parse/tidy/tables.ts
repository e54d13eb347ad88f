import { type Step, type TidyLine, withText } from './tidy-line.ts';

const row = /^\s*\|(?<cells>.*)\|\s*$/u;
const ruler = /^[\s|:-]+$/u;

const isRuler = (line: TidyLine | undefined) =>
  line !== undefined && row.test(line.text) && ruler.test(line.text);

function unbarred(text: string): string {
  const cells = (row.exec(text)?.groups?.cells ?? '').split('|').map((cell) => cell.trim());
  const [first = '', ...rest] = cells;
  return (/^\d{0,3}[.)]?$/u.test(first) && rest.length > 1 ? rest : cells)
    .filter(Boolean)
    .join('    ');
}

/** Markdown tables as lines with wide spaces; drops the header row. */
export const withoutTables: Step = (lines) =>
  lines.map((line, at) => {
    if (!row.test(line.text)) return line;
    if (isRuler(line) || isRuler(lines[at + 1])) return withText(line, '');
    return withText(line, unbarred(line.text));
  });
