import { decoratedName } from '../headings.ts';
import { isPriced } from './bare-names.ts';
import { type Step, type TidyLine, withText } from './tidy-line.ts';

const isTitle = ({ text }: TidyLine) => /^\s*\p{L}[^,.:;!?\d]{2,28}$/u.test(text);

/** A title, and below it two things or more, each with what is in it, and none with a price. */
function isCourse([title, ...dishes]: readonly TidyLine[]): boolean {
  const isBare = title !== undefined && isTitle(title) && decoratedName(title.text) === undefined;
  const said = dishes.filter(({ text }) => /\p{L}, \p{L}/u.test(text));
  return (
    isBare &&
    dishes.length > 1 &&
    said.length * 3 >= dishes.length * 2 &&
    !dishes.some(({ text }) => isPriced(text) || /\.$/u.test(text))
  );
}

function paragraphsOf(lines: readonly TidyLine[]): TidyLine[][] {
  const all: TidyLine[][] = [[]];
  for (const line of lines)
    if (line.text.trim() === '') all.push([]);
    else all.at(-1)?.push(line);
  return all;
}

/** «to start», «to follow»: courses of a menu that has one price, whatever their titles are called. */
export const withCourses: Step = (lines) => {
  const courses = paragraphsOf(lines).filter(isCourse);
  const titles = new Set(courses.flatMap(([title]) => title ?? []));
  return titles.size < 2
    ? [...lines]
    : lines.map((line) => (titles.has(line) ? withText(line, `== ${line.text.trim()} ==`) : line));
};
