import { isCapitals, isSectionName } from '../headings.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';

const noted =
  /^\s*(?<title>[^–—:()]{3,30}?)(?:\s+[–—-]\s+|\s+(?=\p{Ll}))(?<said>(?:all |each )?(?:served|with|comes?|includes?|choose|serviert|mit|dazu|servi|avec|servit|con|servido|com)(?!\p{L})\P{Nd}*)$/iu;

/** «GRILLS — served with rice»: moves text about a section below its title. */
export const withTitlesApart: Step = (lines) =>
  lines.flatMap((line, at): TidyLine[] => {
    const { title = '', said = '' } = noted.exec(line.text)?.groups ?? {};
    const isApart = /^\p{Ll}/u.test(said) || /\s[–—-]\s/u.test(line.text);
    const isFirst = /^(?:all|each) /iu.test(said) && (lines[at - 1]?.text.trim() ?? '') === '';
    const isTitled =
      said !== '' &&
      isApart &&
      (isCapitals(title) || (isSectionName(title) && !isBlank(lines[at + 1])) || isFirst);
    return isTitled ? [title, said].map((text) => ({ ...line, text })) : [line];
  });
