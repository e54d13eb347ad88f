import { type Step, type TidyLine, withText } from '../tidy-line.ts';
import { mentionsAllergens, parseAllergenList } from '../words/said-allergens.ts';

const bracketed = /^(?<name>.*\S)\s*\((?<said>[^()]+)\)(?<after>.*)$/u;
const sentence = /^(?<name>.*\S[.;])\s+(?<said>[^.;]+)\.?$/u;
/** «(Allergens: 1, 3, 7)» */
const numbered = /\((?<word>[^()\d]{4,20}?)[:\s]*(?<codes>\d{1,2}(?:\s?,\s?\d{1,2})*)\)/u;

function apart(line: TidyLine): TidyLine[] {
  const { word = '', codes = '' } = numbered.exec(line.text)?.groups ?? {};
  if (mentionsAllergens(word)) return [withText(line, line.text.replace(numbered, `(${codes})`))];
  for (const form of [bracketed, sentence]) {
    const { name = '', said = '', after = '' } = form.exec(line.text)?.groups ?? {};
    if (parseAllergenList(said)) return [withText(line, name + after), withText(line, said)];
  }
  return [line];
}

/** «Goulash (Allergens: milk, celery)   9.50», «with dumplings. Contains: gluten»: on a line of their own. */
export const withSaidAllergensApart: Step = (lines) => lines.flatMap(apart);
