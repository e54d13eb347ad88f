type Item = {
  str: string;
  transform: readonly number[];
  width: number;
  height: number;
  fontName: string;
};

/** In letter heights: how far apart letters of one word stand at most, or over each other. */
const touching = 0.15;

/** In letter heights: as exact as places are. */
const exactly = 0.02;

/** A word so far, and the items that it is of. */
type Run<One extends Item> = { item: One; parts: One[] };

const leftOf = ({ transform }: Item) => transform[4] ?? 0;
const isUpright = ({ transform: [, b = 0, c = 0] }: Item) => b === 0 && c === 0;

/** The end of one and the beginning of the other are letters of one word. */
const isInWord = (one: Item, other: Item) =>
  one.height > 0 &&
  one.height === other.height &&
  one.transform[5] === other.transform[5] &&
  [one, other].every(isUpright) &&
  /[\p{Lu}\p{Ll}]\p{M}*$/u.test(one.str) &&
  /^[\p{Lu}\p{Ll}]/u.test(other.str) &&
  Math.abs(leftOf(other) - leftOf(one) - one.width) < one.height * touching;

/** A blank as wide as what is left between its neighbors is none that the page draws. */
const isGap = <One extends Item>({ item: before }: Run<One>, { item }: Run<One>, next: One) =>
  item.str === ' ' &&
  Math.abs(leftOf(next) - leftOf(before) - before.width - item.width) < next.height * exactly;

/** «wo», «ł», «owy»: a letter that a font lacks is lent by another, and an item of its own. Words are whole, in that of their faces that the page has more of. */
export function withLentLetters<One extends Item>(items: readonly One[]): One[] {
  const all: Run<One>[] = [];
  for (const item of items) {
    const [before, blank] = all.slice(-2);
    const isLent = [before?.parts.at(-1), item].some((one) => one?.str.length === 1);
    if (before && blank && isLent && isInWord(before.item, item) && isGap(before, blank, item))
      all.pop();
    const last = all.at(-1);
    if (last && isInWord(last.item, item)) {
      last.parts.push(item);
      const str = `${last.item.str}${item.str}`;
      last.item = { ...last.item, str, width: leftOf(item) + item.width - leftOf(last.item) };
    } else all.push({ item, parts: [item] });
  }
  const letters = new Map<string, number>();
  for (const { str, fontName } of items)
    letters.set(fontName, (letters.get(fontName) ?? 0) + str.length);
  const lettersIn = ({ fontName }: One) => letters.get(fontName) ?? 0;
  return all.map(({ item, parts }) => ({
    ...item,
    fontName: parts.reduce((most, one) => (lettersIn(one) > lettersIn(most) ? one : most)).fontName,
  }));
}
