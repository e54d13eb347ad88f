import { turn } from '../copied/name-runs.ts';
import { isCapitals, isSectionName, isWeekday } from '../headings.ts';
import { type Step, type TidyLine } from '../tidy-line.ts';

const noted =
  /^\s*(?<title>[^–—:()]{3,30}?)(?:\s+[–—-]\s+|\s+(?=\p{Ll}))(?<said>(?:all |each )?(?:served|with|comes?|includes?|choose|serviert|mit|dazu|servi|avec|servit|con|servido|com)(?!\p{L})\P{Nd}*)$/iu;

const isTitle = (text: string) => isSectionName(text) || isWeekday(text) || turn.test(text);

/** «Lundi | Monday Duck rice 15.50»: titles in several languages stand before the first dish. */
function ahead(text: string): string[] {
  const parts = text.trim().split(/\s+\|\s+/u);
  const last = parts.at(-1)?.split(' ') ?? [];
  const count = [3, 2, 1].find((words) => isTitle(last.slice(0, words).join(' ')));
  const titles = [...parts.slice(0, -1), last.slice(0, count).join(' ')];
  const rest = last.slice(count).join(' ');
  return count !== undefined &&
    parts.length > 1 &&
    rest !== '' &&
    (parts.length > 2 || titles.every(isTitle))
    ? [`== ${titles.join(' | ')} ==`, rest]
    : [];
}

/** «GRILLS — served with rice»: moves text about a section below its title. */
export const withTitlesApart: Step = (lines) =>
  lines.flatMap((line): TidyLine[] => {
    const { title = '', said = '' } = noted.exec(line.text)?.groups ?? {};
    const isApart = /^\p{Ll}/u.test(said) || /\s[–—-]\s/u.test(line.text);
    const isTitled = isApart && !/,\s*$/u.test(said) && isCapitals(title);
    const parted = ahead(line.text);
    if (parted.length > 0) return parted.map((part) => ({ ...line, text: part }));
    return isTitled ? [title, said].map((text) => ({ ...line, text })) : [line];
  });
