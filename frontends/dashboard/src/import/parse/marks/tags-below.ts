import { takePrice } from '../money.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';
import { meaningOfWords } from '../words/meanings.ts';

/** So many dishes with two tags or more below them are how a page writes what they hold. */
const leastDishes = 4;
const leastTags = 2;

/** Neither a diet nor an allergen that is kept: it is said of the dish. */
const other = /^(?:halal|kosher|spicy|hot|new|local|organic)$/iu;

const tagOf = (text: string) => {
  const word = text.trim();
  const meaning = /^\p{L}{3,}(?: \p{L}+)?$/u.test(word) ? meaningOfWords(word) : undefined;
  return meaning || other.test(word) ? { word, meaning } : undefined;
};

/** The tags right below a line, with nothing between. */
function tagsBelow(lines: readonly TidyLine[], at: number) {
  const { text = '' } = lines[at] ?? {};
  if (text.trim() === '' || tagOf(text)) return [];
  const below = lines.slice(at + 1).map((line) => tagOf(line.text));
  const end = below.findIndex((tag) => !tag);
  return below.slice(0, end < 0 ? below.length : end).flatMap((tag) => tag ?? []);
}

/** «Leek pie £2.65», and below it «Vegetarian», «Dairy», «Eggs» on a line each: marks of the dish. */
export const withTagsBehind: Step = (lines) => {
  const tags = lines.map((_, at) => tagsBelow(lines, at));
  const isTagged = tags.filter(({ length }) => length >= leastTags).length >= leastDishes;
  if (!isTagged) return [...lines];
  return lines.flatMap((line, at): TidyLine[] => {
    if (
      !isBlank(line) &&
      tagOf(line.text) &&
      tags.some((all, dish) => dish < at && at <= dish + all.length)
    )
      return [];
    const own = tags[at] ?? [];
    if (own.length === 0) return [line];
    const from = [line, ...lines.slice(at + 1, at + 1 + own.length)].flatMap((one) => one.from);
    const wordsOf = (isOne: (tag: (typeof own)[number]) => boolean) =>
      own.filter(isOne).map(({ word }) => word);
    const said = wordsOf(({ meaning }) => !meaning);
    const diets = wordsOf(({ meaning }) => meaning?.diet !== undefined);
    const allergens = wordsOf(({ meaning }) => meaning !== undefined && !meaning.diet);
    const marks = [...diets, allergens.join(', ')].filter(Boolean).map((one) => ` (${one})`);
    const text = line.text.trim();
    const { rest, prices } = takePrice(text);
    const name = prices.length > 0 && text.startsWith(rest) ? rest : text;
    const price = text.slice(name.length).trim();
    const isUnpriced = price === '' && own.length >= leastTags && ({ isDish: true } as const);
    return [
      { ...line, text: `${name}${marks.join('')}    ${price}`.trimEnd(), from, ...isUnpriced },
      ...(said.length > 0 ? [{ ...line, text: `(${said.join(', ')})` }] : []),
    ];
  });
};
