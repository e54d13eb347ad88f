import type { Word, WordRow as Row } from '../../parse/columns.ts';
import { isKind, isNamed } from '../../parse/line-grammar/part-names.ts';

/** Signs that the parser does not know as such. */
const isSign = ({ text }: Word) => /^[^\p{L}\p{N}\p{Sc}()&+/.,،、:;؛'’"…·•|*★✶–—-]$/u.test(text);

/** «Olives ❧ Bread ❧ Nuts»: signs that stand between words wherever they are, as marks do not, part them. */
function partingSigns(rows: readonly Row[]): ReadonlySet<string> {
  const marks = rows.flatMap((row) =>
    row.filter((_, at) => at === 0 || !/^\p{L}/u.test(row[at + 1]?.text ?? '')),
  );
  const isParting = (word: Word) => isSign(word) && !marks.some(({ text }) => text === word.text);
  return new Set(
    rows
      .flat()
      .filter(isParting)
      .map(({ text }) => text),
  );
}

const isDish = (words: Row) => {
  const [name, price] = [words[0], words.at(-1)];
  return (
    name !== undefined &&
    /^(?:\p{Sc}\s?)?\d/u.test(price?.text ?? '') &&
    isNamed(name.text) &&
    !isKind(name.text)
  );
};

/** Dishes with prices that signs part are rows of their own; names without are parted by what the parser knows. */
export function dishesApart(rows: readonly Row[]): Row[] {
  const signs = partingSigns(rows);
  return rows.flatMap((row) => {
    const parts: Word[][] = [[]];
    for (const word of row)
      if (signs.has(word.text)) parts.push([]);
      else parts.at(-1)?.push(word);
    if (parts.length > 1 && parts.every(isDish)) return parts;
    return [row.map((word) => (signs.has(word.text) ? { ...word, text: '·' } : word))];
  });
}
