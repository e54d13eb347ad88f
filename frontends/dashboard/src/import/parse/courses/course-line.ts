import { isPriced } from '../bare-names.ts';
import { decoratedName, isCapitals, isSectionName, isWeekday } from '../headings.ts';
import { isSetMenu } from '../words/set-menus.ts';
import { readLegendLine } from '../marks/legend.ts';
import { isNoise } from '../noise.ts';
import { isNote } from '../section-note.ts';
import { isBlank, type TidyLine } from '../tidy-line.ts';
import { isBetween, isHouse, isOfMenu, namesMenu } from './course-words.ts';

/** A note is said of dishes; what closes, and what is said of the house, ends them. */
type CourseLineKind =
  | 'blank'
  | 'between'
  | 'priced'
  | 'ofMenu'
  | 'note'
  | 'house'
  | 'closing'
  | 'menuName'
  | 'title'
  | 'text';

export type CourseLine = {
  kind: CourseLineKind;
  text: string;
  at: number;
  isLoud: boolean;
  /** A bullet or a number stands before it. */
  isListed: boolean;
  /** It starts in lowercase or with a bracket. */
  isSmall: boolean;
};

const wordsOf = (text: string) => text.trim().split(/\s+/u).length;

const isColoned = (text: string) => /^\s*\p{L}[^:,.]{1,28}:\s*$/u.test(text) && wordsOf(text) < 5;

/** «First», «Second Course», «To Finish» */
const isCourseTitle = (text: string) =>
  /^\s*(?:(?:first|second|third|fourth|fifth)(?: courses?)?|to (?:start|begin|follow|finish|share))\s*$/iu.test(
    text,
  );

/** A heading by itself, whatever stands around it. */
const isSureTitle = (text: string): boolean =>
  decoratedName(text) !== undefined ||
  isCourseTitle(text) ||
  (isSectionName(text.replaceAll(/\([^()]*\)/gu, '')) && !/, .*\.\s*$/u.test(text)) ||
  isColoned(text);

/** «Saldanha Bay oysters (R30 supplement)», «black cod (+6)», «wine pairing +$70»: no price of the dish itself. */
const withoutAsides = (text: string) =>
  text.replaceAll(/\((?:\+|[^()]*\p{L}{3})[^()]*\)|\+\s?\p{Sc}\s?\d+(?:[.,]\d{1,2})?/gu, '');

/** «£24», «119,-», «9.50»: money, plain to see. */
export const hasMoney = (text: string): boolean =>
  /\p{Sc}\s?\d|\d\s?\p{Sc}|\d,-|\d[.,]\d{2}/u.test(text);

/** «*Duck Duo» is named, and «*Potato not included» said. */
const isStarredName = (text: string) =>
  wordsOf(text) < 7 &&
  /^\s*\*\s?\p{Lu}(?!.*\s(?!and |with |the |for |von |mit |des |les )\p{Ll}{3,}(?!\p{L})|.*[.:])/u.test(
    text,
  );

const appliesToAll = (text: string) =>
  /^\W*(?:choice of|choose)(?!\p{L})/iu.test(text) ||
  (/^\s*\*/u.test(text) && !isStarredName(text)) ||
  (isNote(text) && !/^\s*\p{Ll}/u.test(text) && wordsOf(text) > 4);

/** «Includes soup only»: of the course, which goes on. */
const isShortNote = (text: string) => /^\s*includes\s/iu.test(text) && wordsOf(text) < 5;

function kindOf(line: TidyLine): CourseLineKind {
  const { text, names = [] } = line;
  if (isBlank(line)) return 'blank';
  if (isBetween(text)) return 'between';
  if (isWeekday(text)) return 'title';
  const ofMenu = isOfMenu(text) || names.some(isOfMenu) || isSetMenu(text);
  if (isPriced(withoutAsides(text)) || names.length > 0) return ofMenu ? 'ofMenu' : 'priced';
  if (isNoise(text) || readLegendLine(text).length > 0) return 'closing';
  if (isSureTitle(text)) return 'title';
  if (appliesToAll(text) || isShortNote(text)) return 'note';
  if (namesMenu(text)) return 'menuName';
  return isHouse(text) ? 'house' : 'text';
}

/** What a line is when it is looked at alone. */
export const courseLine = (line: TidyLine, at: number): CourseLine => ({
  kind: kindOf(line),
  text: line.text.trim(),
  at,
  isLoud: isCapitals(line.text),
  isListed:
    line.isNumbered === true ||
    /^\s*(?:[•●◦▪*·–—-]|\d{1,2}[.)])\s+(?=[\p{L}\d“"‘'])/u.test(line.text),
  isSmall: /^\s*[\p{Ll}(]/u.test(line.text),
});
