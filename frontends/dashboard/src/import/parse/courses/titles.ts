import { shareOf } from '../counts-of.ts';
import type { CourseLine } from './course-line.ts';

const isBare = (text: string) => /^\p{L}[^,.:;!?\d]{2,28}$/u.test(text);
const wordsOf = (text: string) => text.split(/\s+/u).length;

const isText = (line: CourseLine | undefined) => line?.kind === 'text';
const isEdge = (line: CourseLine | undefined) =>
  line === undefined || line.kind === 'blank' || line.kind === 'ofMenu' || line.kind === 'priced';

/** The lines below one up to the next blank. */
function paragraphBelow(lines: readonly CourseLine[], at: number): CourseLine[] {
  const rest = lines.slice(at + 1);
  const end = rest.findIndex(({ kind }) => kind !== 'text');
  return end < 0 ? rest : rest.slice(0, end);
}

const nextText = (lines: readonly CourseLine[], at: number) =>
  lines.slice(at + 1).find(({ kind }) => kind !== 'blank');

/** «Roasts» begins a paragraph as «Starters» and «Puddings» do. */
function startingAsTitles(lines: readonly CourseLine[]): ReadonlySet<CourseLine> {
  const starts = lines.flatMap((line, at) => {
    const below = paragraphBelow(lines, at);
    const isStart = isEdge(lines[at - 1]) && ['title', 'text'].includes(line.kind);
    return isStart && below.length > 1 ? [line] : [];
  });
  const titles = lines.filter(({ kind }) => kind === 'title');
  const areStarts = titles.length > 1 && titles.every((title) => starts.includes(title));
  return new Set(areStarts ? starts.filter((line) => isText(line) && isBare(line.text)) : []);
}

/** Titles that only what stands around them tells: «FOLLOWED BY» above names in small letters. */
export function withWeakTitles(lines: readonly CourseLine[]): CourseLine[] {
  const texts = lines.filter(isText);
  const loud = shareOf(texts, ({ isLoud }) => isLoud);
  const listed = texts.filter(({ isListed }) => isListed).length;
  const starting = startingAsTitles(lines);
  const isTitle = (line: CourseLine, at: number): boolean => {
    const below = nextText(lines, at);
    if (line.isListed || wordsOf(line.text) > 6 || /[,.]/u.test(line.text) || !below) return false;
    if (starting.has(line) && wordsOf(line.text) < 4) return true;
    const isAlone = isEdge(lines[at - 1]) && isEdge(lines[at + 1]);
    if (line.isLoud && loud < 0.15) return isText(below) && !below.isLoud;
    if (!line.isLoud && loud >= 0.25)
      return (
        isAlone &&
        below.isLoud &&
        isText(below) &&
        !isText(lines[at - 2]) === !isText(lines[at - 3])
      );
    return listed > 2 && isEdge(lines[at - 1]) && below.isListed;
  };
  return lines.map((line, at) =>
    isText(line) && isTitle(line, at) ? { ...line, kind: 'title' } : line,
  );
}
