import type { Word } from '../../parse/columns.ts';

/** Arabic letters as they are drawn at a place of a word; pdf.js turns those of the alphabet alone into the order of reading. */
const drawn = String.raw`\uFB50-\uFDFF\uFE70-\uFEFC`;
const alphabet = String.raw`\u0590-\u06EF\u06FA-\u08FF`;
const isDrawn = new RegExp(`[${drawn}]`, 'u');
const runs = new RegExp(
  `[${drawn}]+|[${alphabet}]+(?:\\s+[${alphabet}]+)*|[^${drawn}${alphabet}]+`,
  'gu',
);
const marks = /[()[\]]/gu;
const mirror = new Map(Object.entries({ '(': ')', ')': '(', '[': ']', ']': '[' }));

/** A piece of a PDF's text as it is read; `isLeftToRight`: what pdf.js took it for. */
export function inOrderOfReading(text: string, isLeftToRight: boolean): string {
  if (!isDrawn.test(text)) return text;
  const found = text.match(runs) ?? [];
  const ordered = isLeftToRight ? found.toReversed() : found;
  return ordered
    .map((run) =>
      isDrawn.test(run)
        ? Array.from(run).toReversed().join('').normalize('NFKC')
        : isLeftToRight
          ? run.replaceAll(marks, (sign) => mirror.get(sign) ?? sign)
          : run,
    )
    .join('');
}

/** A page most of whose letters are read from the right, as it would stand in a mirror: what is read first is at the left. */
export function fromTheLeft(words: readonly Word[]): Word[] {
  const all = words.map(({ text }) => text).join('');
  const letters = (all.match(/\p{L}/gu) ?? []).length;
  const fromRight = (all.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu) ?? []).length;
  if (fromRight * 2 <= letters) return [...words];
  return words.map((word) => ({ ...word, x: -word.end, end: -word.x }));
}
