import { isPriced } from '../bare-names.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';
import { mentionsAllergens, parseAllergenList } from '../words/said-allergens.ts';
import { parseDiets } from '../words/said-diets.ts';

const bracketed = /^(?<name>.*\S)\s*\((?<said>[^()]+)\)(?<after>.*)$/u;
const sentence = /^(?<name>.*\S[.;])\s+(?<said>[^.;]+)\.?$/u;
/** «(Allergens: 1, 3, 7)» */
const numbered = /\((?<word>[^()\d]{4,20}?)[:\s]*(?<codes>\d{1,2}(?:\s?,\s?\d{1,2})*)\)/u;

function apart(line: TidyLine): TidyLine[] {
  const { word = '', codes = '' } = numbered.exec(line.text)?.groups ?? {};
  if (mentionsAllergens(word)) return [withText(line, line.text.replace(numbered, `(${codes})`))];
  for (const form of [bracketed, sentence]) {
    const { name = '', said = '', after = '' } = form.exec(line.text)?.groups ?? {};
    if (parseAllergenList(said)) return [withText(line, name + after), withText(line, `(${said})`)];
  }
  return [line];
}

/** «Goulash (Allergens: milk, celery)   9.50», «with dumplings. Contains: gluten»: on a line of their own. */
export const withSaidAllergensApart: Step = (lines) => lines.flatMap(apart);

/** «9.50 vegan», «9.50 € | vegan, gluten-free»: up to four words behind a price. */
const behindPrice =
  /^(?<before>.*\d\S*(?:\s\p{Sc})?)\s*(?:\s|[|·•,/–-]\s)\s*(?<said>\p{L}[^\s\d()]*(?:\s[^\s\d()]+){0,3})$/u;
/** «Leek soup, vegan    9.50», «Leek soup – vegan    9.50» */
const behindName =
  /^(?<before>\s*\p{L}.*?\p{L})(?:(?:,|\s[–—-])\s|\s{3,})(?<said>[^\d()]+?)(?<price>[\s.]{2,}\S*\d.*)$/u;
/** «Lasagne (a,c,g) vegetarisch    9,80» */
const behindBrackets =
  /^(?<before>.*\p{L}.*\))\s(?<said>\p{L}[^\d()]*?)(?<price>[\s.]{2,}\S*\d.*)$/u;
/** «Pierogi z kapustą WEGE    19,00»: in capitals behind a name that is not. */
const loudBehindName =
  /^(?<before>.*\p{Ll}\S*)\s(?<said>\p{Lu}{3,}(?:\s\p{Lu}{3,})?)(?<price>[\s.]+\S*\d.*)$/u;

function inBrackets(line: TidyLine): TidyLine {
  for (const form of [behindPrice, behindName, behindBrackets, loudBehindName]) {
    const { before = '', said = '', price = '' } = form.exec(line.text)?.groups ?? {};
    if (parseDiets(said) && isPriced(before + price))
      return withText(line, `${before} (${said})${price}`);
  }
  return line;
}

/** Where a line right below another says diets alone: in small letters, several, or so often that it is no heading. */
function dietsBelow(lines: readonly TidyLine[]): (at: number) => boolean {
  const isBlankAt = (at: number) => (lines[at]?.text ?? '').trim() === '';
  const said = new Map(
    lines.flatMap(({ text }, at) => {
      const diets = isBlankAt(at) || isBlankAt(at - 1) ? undefined : parseDiets(text);
      return diets ? [[at, diets.length > 1 || /^\s*\p{Ll}/u.test(text)]] : [];
    }),
  );
  // Nothing stands below it that it could head.
  const areTags = said.size > 1 && [...said.keys()].some((at) => isBlankAt(at + 1));
  return (at) => (areTags ? said.has(at) : said.get(at) === true);
}

/** «Leek soup    9.50 vegan», and below a dish «vegan»: diets that are said of it. */
export const withSaidDietsInBrackets: Step = (lines) => {
  const isBelow = dietsBelow(lines);
  return lines.flatMap((line, at) => {
    if (isBelow(at)) return [];
    const below = isBelow(at + 1) ? lines[at + 1] : undefined;
    const whole = inBrackets(line);
    if (!below) return [whole];
    const text = `${whole.text.trimEnd()} (${below.text.trim()})`;
    return [{ ...whole, text, from: [...line.from, ...below.from] }];
  });
};
