import { allergens, type Allergen } from '@menuleaf/shared/menu/allergen-names.ts';
import { meaningOf } from '@menuleaf/shared/menu/allergen-words.ts';

export type Diet = 'vegetarian' | 'vegan' | 'gluten free';
/** What a mark stands for; `other` is explained, and nothing that a dish of ours says. */
export type Meaning = { allergens: Allergen[]; diet?: Diet };
export type Legend = ReadonlyMap<string, Meaning>;

/** The 14 as menus in German, French, Italian and Spanish name them; beginnings of words, without accents. */
const foreign: [Allergen, RegExp][] = [
  ['gluten', /^(glut|weizen|getreide|ble\b|frumento|grano|trigo|cereal)/],
  ['crustaceans', /^(krebs|krusten|crustac|crostac)/],
  ['egg', /^(ei\b|eier|oeuf|œuf|uov|huevo)/],
  ['fish', /^(fisch|poisson|pesce|pescado)/],
  ['peanuts', /^(erdnu|arachid|cacahu)/],
  ['soy', /^(soj|soi)/],
  ['milk', /^(milch|lakto|lait|latte|latti|leche|lacte)/],
  ['nuts', /^(schalenfr|nuss|nusse|fruits? a coque|noix|noci|frutta a guscio|frutos? (de|secos))/],
  ['celery', /^(sellerie|celeri|sedano|apio)/],
  ['mustard', /^(senf|moutarde|senape|mostaza)/],
  ['sesame', /^(sesam|sesamo)/],
  ['sulphites', /^(sulfit|schwefel|solfit|anhydride)/],
  ['lupin', /^(lupin|altramu)/],
  ['molluscs', /^(weichtier|mollus)/],
];

const diets: [Diet, RegExp][] = [
  ['vegan', /^(vegan|vegetalien|vegano)/],
  ['vegetarian', /^(veget|veggie|vegeta)/],
  ['gluten free', /^(gluten[ -]?(free|frei)|sans gluten|sin gluten|senza glutine|no gluten)/],
];

/** Lower case and without accents, so that words of five languages can be told alike. */
export const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** What a word or two of a legend mean; undefined where we do not know them. */
export function meaningOfWords(words: string): Meaning | undefined {
  const said = plain(words).replace(/^(contains|enthalt|contient|contiene) /, '');
  const diet = diets.find(([, rule]) => rule.test(said))?.[0];
  if (diet) return { allergens: [], diet };
  const english = said.split(/[^\p{L}]+/u).flatMap(meaningOf);
  const other = foreign.filter(([, rule]) => rule.test(said)).map(([name]) => name);
  const named = new Set([...english, ...other]);
  if (named.size === 0) return undefined;
  return { allergens: allergens.filter((one) => named.has(one)) };
}

const pair =
  /(?:^|[\s,;|·•(])\(?([A-Z]{1,3}|\d{1,2}|[¹²³⁴⁵⁶⁷⁸⁹])\)?\s*(?:=|:|–|-)\s*(\p{L}[\p{L} /()-]*)/gu;
const bare = /(?:^|[,;|·•]\s*)([A-Z]|\d{1,2})[.)]?\s+(\p{L}[\p{L} ]*)/gu;

const pairsOf = (text: string, rule: RegExp) =>
  [...text.matchAll(rule)].map(([, code = '', words = '']) => ({ code, words }));

/** Takes a line as a legend («1 = gluten, 2 = egg», «V: vegan») where all or most of it is one. */
export function readLegendLine(line: string): [string, Meaning][] {
  const text = line.replace(/^\s*(?:allerg\p{L}*|legend\p{L}*|key)\s*:?\s*/iu, '');
  for (const [rule, least] of [
    [pair, 1],
    [bare, 3],
  ] as const) {
    const pairs = pairsOf(text, rule);
    const known = pairs.flatMap(({ code, words }): [string, Meaning][] => {
      const meaning = meaningOfWords(words);
      return meaning ? [[code, meaning]] : [];
    });
    const said = pairs.reduce((sum, { code, words }) => sum + code.length + words.length, 0);
    const isMost = said > text.replaceAll(/[^\p{L}\p{N}]/gu, '').length * 0.6;
    if (known.length >= least && known.length * 2 > pairs.length && isMost) return known;
  }
  return [];
}
