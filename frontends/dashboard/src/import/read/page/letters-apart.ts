type Item = { str: string; transform: readonly number[]; width: number; fontName: string };

const word = /^\S{1,2}(?: \S{1,2})*$/u;
const lettersOf = ({ str }: Pick<Item, 'str'>) => (str.match(/(?<!\S)\S(?!\S)/gu) ?? []).length;
/** So many letters of a word stand alone, whatever two others stand close. */
const leastLetters = 3;

/** In letter heights: no blank between words is wider, whatever between a name and its price is. */
const widest = 1.5;

const sizeOf = ({ transform }: Item) => Math.abs(transform[3] ?? 0);
const isFar = (last: Item | undefined, item: Item) =>
  last !== undefined &&
  (item.transform[4] ?? 0) - (last.transform[4] ?? 0) - last.width > sizeOf(item) * widest;

/** A run of words on a line whose letters stand apart; blanks that part the words are items of their own. */
function runFrom<One extends Item>(items: readonly One[]): One[] {
  const [first] = items;
  let last = first;
  const end = items.findIndex((item) => {
    const { str, transform, fontName } = item;
    const isWord = str.trim() !== '';
    const isOver = (isWord && !word.test(str)) || str === '' || (isWord && isFar(last, item));
    if (isWord) last = item;
    const isOther = fontName !== first?.fontName || (isWord && sizeOf(item) !== sizeOf(first));
    return isOver || isOther || transform[5] !== first.transform[5];
  });
  const run = items.slice(0, end < 0 ? undefined : end);
  return run.slice(0, run.findLastIndex(({ str }) => str.trim() !== '') + 1);
}

/** «S M A L L», « », «T H I N G S»: words whose letters are set apart are said as others are. */
export function lettersTogether<One extends Item>(items: readonly One[]): One[] {
  const all: One[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const run = runFrom(items.slice(at));
    const [first, last] = [run[0], run.at(-1)];
    const words = run.filter(({ str }) => str.trim() !== '');
    const isParted = words.length > 1 && words.length < run.length;
    if (first && last && isParted && words.some((one) => lettersOf(one) >= leastLetters)) {
      const str = words.map((one) => one.str.replaceAll(' ', '')).join(' ');
      const end = (last.transform[4] ?? 0) + last.width;
      all.push({ ...first, str, width: end - (first.transform[4] ?? 0) });
      at += run.length - 1;
    } else all.push(...items.slice(at, at + 1));
  }
  return all;
}

/** «V it ello»: so many capitals that stand alone before small letters. */
const leastCapitals = 2;
const loneCapital = /(?<!\S)[B-HJ-Z] (?=\p{Ll})/gu;
/** «SC HAB OWY»: so many short words, and so many of those in capitals. */
const leastShort = 6;
const mostShort = 0.4;
const capitals = /(?<!\S)\p{Lu}+(?!\S)/gu;

/** Whether blanks may stand within the words of a face. */
function areTorn(items: readonly Item[]): boolean {
  const texts = items.map(({ str }) => str);
  const lone = texts.flatMap((str) => str.match(loneCapital) ?? []);
  const words = texts.flatMap((str) => str.match(capitals) ?? []);
  const short = words.filter(({ length }) => length < 4);
  return (
    lone.length >= leastCapitals ||
    (short.length >= leastShort && short.length > words.length * mostShort)
  );
}

/** The faces whose letters may be set apart. */
const tornFaces = (items: readonly Item[]) => {
  const faces = [...new Set(items.map(({ fontName }) => fontName))];
  return faces.filter((face) => areTorn(items.filter(({ fontName }) => fontName === face)));
};

/** Some text has letters that may be set apart. */
export const hasLettersApart = (items: readonly Item[]): boolean =>
  items.some((one) => lettersOf(one) >= leastLetters) || tornFaces(items).length > 0;

const together = (text: string) => text.normalize('NFKC').replaceAll(/\s/gu, '');

/** What a page draws, sign by sign, and behind which of its letters it draws a blank. */
function blanksOf(drawn: readonly string[]) {
  const blanks = new Set<number>();
  let letters = '';
  for (const sign of drawn) {
    const said = together(sign);
    if (said === '') blanks.add(letters.length);
    letters += said;
  }
  return { letters, blanks };
}

/** «HA ND -D IVE D SC A LLO P»: where letters are a little apart, a reader of PDFs takes some gaps for blanks. Those that are drawn are the only ones. */
export function withDrawnBlanks<One extends Item>(
  items: readonly One[],
  drawn: readonly string[],
): One[] {
  const { letters, blanks } = blanksOf(drawn);
  if (blanks.size === 0) return [...items];
  let from = 0;
  const written = items.map(({ str }) => {
    const said = together(str);
    const at = letters.indexOf(said, from);
    if (said === '' || at < 0) return str;
    from = at + said.length;
    return Array.from({ length: said.length }, (_, index) =>
      index > 0 && blanks.has(at + index) ? ` ${said[index]}` : said[index],
    ).join('');
  });
  const isApart = ({ str }: One, index: number) =>
    str.split(/\s+/u).length - (written[index] ?? '').split(' ').length >= leastLetters;
  const drawsBlanks = (face: string) =>
    items.some(({ fontName }, at) => fontName === face && written[at]?.trim().includes(' '));
  const faces = new Set([
    ...items.filter(isApart).map(({ fontName }) => fontName),
    ...tornFaces(items).filter(drawsBlanks),
  ]);
  return items.map((one, at) =>
    faces.has(one.fontName) && one.str.trim() !== '' ? { ...one, str: written[at] ?? '' } : one,
  );
}
