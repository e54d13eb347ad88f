import { takePrice } from '../money.ts';
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

/** Share of lines that must be cells of a pasted sheet. */
const share = 0.6;

const cellsOf = (text: string) => text.split(';').map((cell) => cell.trim());

const isPrice = (cell: string) => {
  const { prices, rest } = takePrice(cell);
  return prices.length > 0 && rest.trim() === '';
};

/** «Nachos;11.00;chips, queso» in the usual format. */
function inWords(text: string): string {
  const cells = cellsOf(text).filter(Boolean);
  const [name = '', ...others] = cells;
  const prices = others.filter(isPrice);
  if (others.length === 0) return `== ${name} ==`;
  const said = others.filter((cell) => !isPrice(cell)).join(', ');
  return [said === '' ? name : `${name} – ${said}`, ...prices].join('    ');
}

/** Rewrites semicolon cells. */
export const withoutCells: Step = (lines) => {
  const written = lines.filter(({ text }) => text.trim() !== '');
  const rows = written.filter(({ text }) => cellsOf(text).length > 2);
  if (rows.length < 3 || rows.length < written.length * share) return [...lines];
  return lines.map((line) =>
    cellsOf(line.text).length > 2 ? withText(line, inWords(line.text)) : line,
  );
};
