/** What spreadsheet programs separate with: Excel takes the semicolon where the comma is a decimal sign. */
const separators = [',', ';', '\t'] as const;

/** The rows of a CSV file (RFC 4180), with the separator that its first line uses. Empty lines are left out. */
export function readCsv(file: string): { line: number; cells: string[] }[] {
  const text = file
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
  const [head = ''] = text.split('\n', 1);
  const count = (sign: string) => head.split(sign).length;
  const separator = separators.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let [cell, quoted, line, from] = ['', false, 1, 1];
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: from, cells });
    cells = [];
    from = line + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && sign === separator) endCell();
    else if (!quoted && sign === '\n') endRow();
    else cell += sign;
    if (sign === '\n') line += 1;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows.map((row) => ({ ...row, cells: row.cells.map(unguarded) }));
}

/** Excel and Sheets run a cell that starts like this as a formula (OWASP, CSV injection). */
const formula = /^'*[=+\-@\t\r\n]/;

const guarded = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);
const unguarded = (cell: string) =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

const quoted = (cell: string) =>
  /[",;\n\r\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A CSV file that no spreadsheet runs anything from; the mark at its start makes Excel read UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map((cell) => quoted(guarded(cell))).join(',')).join('\r\n')}\r\n`;
