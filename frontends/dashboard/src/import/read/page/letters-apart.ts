type Item = { str: string; transform: readonly number[]; width: number; fontName: string };

const word = /^\S{1,2}(?: \S{1,2})*$/u;
const lettersOf = ({ str }: Item) => (str.match(/(?<!\S)\S(?!\S)/gu) ?? []).length;
/** So many letters of a word stand alone, whatever two others stand close. */
const leastLetters = 3;

/** A run of words on a line whose letters stand apart; blanks that part the words are items of their own. */
function runFrom<One extends Item>(items: readonly One[]): One[] {
  const [first] = items;
  const end = items.findIndex(
    ({ str, transform, fontName }) =>
      (str.trim() !== '' && !word.test(str)) ||
      str === '' ||
      fontName !== first?.fontName ||
      transform[5] !== first.transform[5],
  );
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
