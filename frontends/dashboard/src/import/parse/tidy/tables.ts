import { takePrice } from '../money.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';

const row = /^\s*\|(?<cells>.*)\|\s*$/u;
const ruler = /^[\s|:-]+$/u;

const isRuler = (line: TidyLine | undefined) =>
  line !== undefined && row.test(line.text) && ruler.test(line.text);

const cellsIn = (text: string) =>
  (row.exec(text)?.groups?.cells ?? '').split('|').map((cell) => cell.trim());

/** So far apart are its cells. */
const width = 100;

/** Markdown tables as lines with wide spaces, whose cells stand below each other. */
export const withoutTables: Step = (lines) =>
  lines.map((line) => {
    if (!row.test(line.text)) return line;
    if (isRuler(line)) return withText(line, '');
    const cells = cellsIn(line.text);
    const isNumbered = /^\d{0,3}[.)]?$/u.test(cells[0] ?? '') && cells.length > 2;
    const places = cells
      .map((text, at) => ({ text, x: at * width, end: at * width }))
      .filter(({ text }, at) => text !== '' && !(isNumbered && at === 0));
    return { ...line, text: places.map(({ text }) => text).join('    '), places };
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
