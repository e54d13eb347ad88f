import { currency } from '../words/money-words.ts';
import type { Step, TidyLine } from '../tidy-line.ts';

/** So many prices in brackets on a line, each behind what it is of, are a list. */
const least = 3;

const price = `(?:${currency}\\s?\\d{1,6}(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,2})?\\s?${currency})`;
const item = new RegExp(
  `\\s*(?:(?<title>\\p{Lu}[^:,;()]{2,40}):\\s+)?(?<name>\\p{L}[^()]{2,80}?)\\s*\\(\\s*(?<price>${price})\\s*\\)\\s*(?:[,;.]+|$|(?=\\p{L}))`,
  'uy',
);

type Item = { title: string; name: string; price: string };

/** «SOUPS: broth (€3), chowder (€4.50). FISH: cod (€9).»; nothing where anything else stands among them. */
function itemsIn(text: string): Item[] {
  const line = text.trim();
  const items: Item[] = [];
  item.lastIndex = 0;
  while (item.lastIndex < line.length) {
    const { title = '', name = '', price: amount = '' } = item.exec(line)?.groups ?? {};
    if (name === '') return [];
    items.push({
      title,
      name: name.replace(/^(?:and|und|et|e|y|och|og|en|i) /u, ''),
      price: amount,
    });
  }
  return items;
}

/** Dishes named within a sentence, each with its price in brackets: a line each, below the title before them. */
export const withSentencesApart: Step = (lines) => {
  const found = lines.map(({ text }) => (text.includes(')') ? itemsIn(text) : []));
  if (!found.some((items) => items.length >= least)) return [...lines];
  return lines.flatMap((line, at): TidyLine[] => {
    const items = found[at] ?? [];
    if (items.length < 2) return [line];
    const { places: _, ...source } = line;
    return items.flatMap(({ title, name, price: amount }) => [
      ...(title === '' ? [] : [{ ...source, text: `== ${title} ==` }]),
      { ...source, text: `${name}    ${amount}` },
    ]);
  });
};
