import type { CourseLine } from './course-line.ts';

/** Lines that no blank, alternative or remark parts. */
export type Cell = { lines: CourseLine[]; isBelowTitle: boolean };
export type Course = {
  /** «Starters», or the name of the menu. */
  title: CourseLine | undefined;
  cells: Cell[];
  betweens: number;
};

const isEmpty = ({ cells }: Course) => cells.every(({ lines }) => lines.length === 0);

const courseOf = (title?: CourseLine): Course => ({
  title,
  cells: [{ lines: [], isBelowTitle: title !== undefined }],
  betweens: 0,
});

/** Below «CHICKEN FRICASSEE», «we use local cider» is said of the dish. */
const isBelowUppercase = ({ cells }: Course) => cells.at(-1)?.lines[0]?.isLoud === true;

/** Cuts what has no price at its titles, and each course at blanks. What the house says ends one. */
export function coursesIn(lines: readonly CourseLine[]): Course[] {
  const courses: Course[] = [courseOf()];
  let isOpen = true;
  let isClosed = false;
  for (const line of lines) {
    const course = courses.at(-1) ?? courseOf();
    const isSaid = line.kind === 'house' && !line.isLoud && isBelowUppercase(course);
    if (line.kind === 'title' || line.kind === 'menuName') {
      courses.push(courseOf(line));
      isOpen = true;
      isClosed = false;
    } else if (line.kind === 'text' || isSaid) {
      if (isClosed) continue;
      if (!isOpen) course.cells.push({ lines: [], isBelowTitle: false });
      course.cells.at(-1)?.lines.push(line);
      isOpen = true;
    } else {
      if (line.kind === 'between') course.betweens += 1;
      isOpen = false;
      if ((line.kind !== 'closing' && line.kind !== 'house') || isEmpty(course)) continue;
      if (course.title) isClosed = true;
      else courses.push(courseOf());
    }
  }
  return courses
    .filter((course) => !isEmpty(course))
    .map((course) => ({ ...course, cells: course.cells.filter((cell) => cell.lines.length > 0) }));
}
