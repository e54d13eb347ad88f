type Item = {
  str: string;
  transform: readonly number[];
  width: number;
  height: number;
  fontName: string;
};

/** Of the height of its capitals, those of small ones. */
const [least, most] = [0.6, 0.92];
/** In letter heights: how much wider than one between letters a blank is, and no blank between words is wider. */
const [blank, widest] = [0.15, 1.2];
/** In letter heights: how far from a letter that begins a word in its own size the rest stands at most. */
const touching = 0.2;

const leftOf = ({ transform }: Item) => transform[4] ?? 0;
const gapOf = (one: Item, other: Item) => leftOf(other) - leftOf(one) - one.width;
const isWord = ({ str }: Item) => str.trim() !== '';
const isLine = (one: Item, other: Item) =>
  one.fontName === other.fontName && one.transform[5] === other.transform[5];

/** Words of one face on a line, of letters of two sizes. */
function runFrom<One extends Item>(
  items: readonly One[],
  at: number,
): { words: One[]; to: number } {
  const words = items.slice(at, at + 1);
  let to = at;
  for (let next = at + 1; next < items.length; next += 1) {
    const [item, last] = [items[next], words.at(-1)];
    if (!item || !last || item.str === '' || !isLine(last, item)) break;
    if (!isWord(item)) continue;
    if (gapOf(last, item) > last.height * widest) break;
    words.push(item);
    to = next;
  }
  return { words, to };
}

/** «O», «YSTERS»: capitals, of which larger ones begin words. */
function areSmallCapitals(words: readonly Item[]): boolean {
  const large = Math.max(...words.map(({ height }) => height));
  const isSmall = ({ height }: Item) => height < large * most;
  const small = words.filter(isSmall);
  return (
    [small, words.filter((one) => !isSmall(one))].every((some) =>
      some.some(({ str }) => /\p{Lu}/u.test(str)),
    ) &&
    small.every(({ str, height }) => !/\p{Ll}/u.test(str) && height > large * least) &&
    words.every((one) => isSmall(one) || /^\P{L}*\p{Lu}?\P{L}*$/u.test(one.str))
  );
}

/** As one text, with blanks where letters are further apart than others. */
function joined<One extends Item>(words: readonly One[]): One | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return undefined;
  const height = Math.max(...words.map((word) => word.height));
  const gaps = words.slice(1).map((word, at) => gapOf(words[at] ?? word, word));
  const areLone = words.filter(({ str }) => str.length === 1).length * 2 > words.length;
  const usual = areLone ? (gaps.toSorted((a, b) => a - b)[gaps.length >> 2] ?? 0) : 0;
  const isBlank = (gap: number) => gap > usual + height * blank;
  const parts = words.map(({ str }, at) => {
    const isParted = at > 0 && isBlank(gaps[at - 1] ?? 0);
    const said = /^\S(?: \S)+$/u.test(str) ? str.replaceAll(' ', '') : str.trim();
    return (isParted ? ' ' : '') + said;
  });
  const large = words.find((word) => word.height === height) ?? first;
  const transform = large.transform.with(4, leftOf(first));
  return {
    ...first,
    ...{ str: parts.join(''), transform, height, width: leftOf(last) + last.width - leftOf(first) },
  };
}

/** «C», «rab toast»: a letter that begins a word in a size of its own. */
const isInitial = (one: Item, other: Item | undefined): other is Item =>
  other !== undefined &&
  /^\p{Lu}$/u.test(one.str) &&
  /^\p{Ll}/u.test(other.str) &&
  one.height > other.height &&
  isLine(one, other) &&
  Math.abs(gapOf(one, other)) < other.height * touching;

/** Words that small capitals, or a large first letter, break are whole. */
export function withSmallCapitals<One extends Item>(items: readonly One[]): One[] {
  const all: One[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const [item, next] = items.slice(at, at + 2);
    if (!item) break;
    const { words, to } = isWord(item) ? runFrom(items, at) : { words: [], to: at };
    const whole = words.length > 1 && areSmallCapitals(words) ? joined(words) : undefined;
    if (whole) {
      all.push(whole);
      at = to;
    } else if (isInitial(item, next)) {
      const transform = next.transform.with(4, leftOf(item));
      const width = leftOf(next) + next.width - leftOf(item);
      all.push({ ...next, str: item.str + next.str, transform, width });
      at += 1;
    } else all.push(item);
  }
  return all;
}
