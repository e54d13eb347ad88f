import { shareOf } from '../counts-of.ts';
import type { CourseLine } from './course-line.ts';

const wordsOf = (text: string) => text.split(/\s+/u).length;

const isText = (line: CourseLine | undefined) => line?.kind === 'text';
const isEdge = (line: CourseLine | undefined) =>
  line === undefined || line.kind === 'blank' || line.kind === 'ofMenu' || line.kind === 'priced';

const nextText = (lines: readonly CourseLine[], at: number) =>
  lines.slice(at + 1).find(({ kind }) => kind !== 'blank');

/** Titles that only what stands around them tells: «FOLLOWED BY» above names in small letters. */
export function withWeakTitles(lines: readonly CourseLine[]): CourseLine[] {
  const texts = lines.filter(isText);
  const loud = shareOf(texts, ({ isLoud }) => isLoud);
  const listed = texts.filter(({ isListed }) => isListed).length;
  const isTitle = (line: CourseLine, at: number): boolean => {
    const below = nextText(lines, at);
    if (line.isListed || wordsOf(line.text) > 6 || /[,.]/u.test(line.text) || !below) return false;
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
