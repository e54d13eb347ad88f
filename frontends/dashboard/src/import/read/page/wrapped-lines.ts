import { bothStrips, type Word, type WordRow as Row } from '../../parse/columns.ts';
import { openEnd } from '../../parse/words/doubt-words.ts';
import { sizeOf } from './capitals.ts';
import { isAmount } from './prices-first.ts';

/** In sizes of type: how far below each other a name's lines stand, how far apart their beginnings are, those of lines in one column, and a blank. */
const [nextLine, sameEdge, sameColumn, blank] = [1.7, 0.7, 2.5, 0.25];
/** How far apart sizes and strokes of one face may be. */
const [sameSize, sameStroke] = [0.17, 0.25];
/** Where so many lines that go on, and so many of those that look like it, had no room, all do; else they say what is in a dish. */
const leastLines = 2;
const minShare = 0.8;

/** «Maultaschen in der», «Brühe» */
const openArticle = /\s(?:der|dem|den|das|die|il|lo|gli|los|las|les)$/iu;

/** A line of a name, which its prices may stand behind. */
type Line = { name: Word; prices: Row };

function lineOf([name, ...prices]: Row): Line | undefined {
  return name?.type && /\p{L}{2}/u.test(name.text) && prices.every(isAmount)
    ? { name, prices }
    : undefined;
}

const isSameFace = (one: Word, other: Word) =>
  one.type !== undefined &&
  other.type !== undefined &&
  one.font === other.font &&
  Math.abs(one.type.size / other.type.size - 1) < sameSize &&
  Math.abs(one.type.stroke / other.type.stroke - 1) < sameStroke;

const isOpen = ({ text }: Word) => openEnd.test(text) || openArticle.test(text);
const widthOf = ({ x, end }: Word) => end - x;

/** Close below a line, at its edge and in its face, with no price where that has one, and no name of its own. */
function goesOn(line: Line | undefined, above: Line | undefined): boolean {
  if (!line?.name.type || !above?.name.type) return false;
  const { name } = above;
  const step = line.name.type.line - above.name.type.line;
  return (
    step > 0 &&
    step < sizeOf(name) * nextLine &&
    Math.abs(line.name.x - name.x) < sizeOf(name) * sameEdge &&
    isSameFace(line.name, name) &&
    (/^[\p{Ll}&(]/u.test(line.name.text) || isOpen(name)) &&
    !/\d/u.test(line.name.text)
  );
}

/** Whether the first word of the line below would have made a line longer than any of its face in the column. */
function hadNoRoom({ name }: Line, { name: rest }: Line, lines: readonly Line[]): boolean {
  if (isOpen(name)) return true;
  const longest = Math.max(
    ...lines
      .filter(
        (one) =>
          Math.abs(one.name.x - name.x) < sizeOf(name) * sameColumn && isSameFace(one.name, name),
      )
      .map((one) => widthOf(one.name)),
  );
  const first = rest.text.split(' ', 1)[0] ?? '';
  const added = (first.length * widthOf(rest)) / rest.text.length + sizeOf(name) * blank;
  return widthOf(name) + added > longest;
}

const joined = (name: Word, rest: Word): Word => ({
  ...name,
  text: `${name.text} ${rest.text}`,
  end: Math.max(name.end, rest.end),
  height: rest.y + rest.height - name.y,
  unsure: [...(name.unsure ?? []), ...(rest.unsure ?? [])],
  ...(name.strip && rest.strip && { strip: bothStrips(name.strip, rest.strip) }),
});

/** «Onion rings with wild    21», «garlic»; «Trout with seasonal», «greens    16»: names on several lines, whichever of these the price stands on. */
export function withWrappedLines(rows: readonly Row[]): Row[] {
  const lines = rows.map(lineOf);
  const known = lines.flatMap((line) => line ?? []);
  const going = rows.flatMap((_, at) => (goesOn(lines[at], lines[at - 1]) ? [at] : []));
  const full = going.filter((at) => {
    const [above, line] = [lines[at - 1], lines[at]];
    return above && line && hadNoRoom(above, line, known);
  });
  if (full.length < Math.max(leastLines, going.length * minShare)) return [...rows];
  const wrapped = new Set(going);
  const all: Row[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    let end = at + 1;
    while (wrapped.has(end)) end += 1;
    const own = lines.slice(at, end).flatMap((line) => line ?? []);
    const priced = own.filter(({ prices }) => prices.length > 0);
    const [first, ...rest] = own.map(({ name }) => name);
    if (!first || rest.length === 0 || priced.length !== 1) {
      all.push(rows[at] ?? []);
      continue;
    }
    all.push([rest.reduce(joined, first), ...(priced[0]?.prices ?? [])]);
    at = end - 1;
  }
  return all;
}
