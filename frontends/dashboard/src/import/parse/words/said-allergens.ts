import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { remembered } from '../remembered.ts';
import { meaningOfWords } from './meanings.ts';
import { plain } from './plain.ts';
import { betweenEntries } from './said-diets.ts';

const allergenWord = plain(
  'al+er[gj]e+n[^\\s:]*|ofnæmis[^\\s:]*|ал+ерген[^\\s:]*|αλλεργιογ[οό]ν[^\\s:]*|アレルゲン|アレルギー(?:表示)?|过敏原|過敏原|알레르기(?: 유발)?|알레르겐|สารก่อภูมิแพ้|(?:chất gây )?dị ứng|مسببات الحساسية|אלרגנים|एलर्जी',
);
const contains = plain(
  'contains|enthält|contient|contiene|contém|bevat|zawiera|inneholder|indeholder|innehåller|sisältää|obsahuje|tartalmaz(?:za)?|conține|sadrži|vsebuje|sisaldab|inniheldur|içerir|съдържа|содержит|містить|περιέχει|يحتوي على|מכיל',
);
const said = `^\\s*\\(?(?:${contains}|${allergenWord})(?!\\p{L})`;
const line = new RegExp(`${said}\\s?:?\\s+(?<list>[^()]+)\\)?$`, 'u');
const mentioned = new RegExp(said, 'u');

/** «Allergens: shellfish/molluscs», whatever it lists. */
export const mentionsAllergens = (text: string): boolean => mentioned.test(plain(text));

const codes = new RegExp(
  `^\\s*\\(?(?:(?:${contains}) )?(?:${allergenWord}|al+(?:er)?g\\.?)\\s?:?\\s*(?<list>(?:\\d{1,2}[a-h]?|[a-r])(?:(?:\\s?[,;/.]\\s?|\\s)(?:\\d{1,2}[a-h]?|[a-r]))*)\\s?\\)?\\.?$`,
  'u',
);

/** «Allergens: 1, 3, 7» */
export const allergenCodes = remembered((text): string[] =>
  (codes.exec(plain(text))?.groups?.['list']?.toUpperCase() ?? '')
    .split(/[,;/.\s]+/u)
    .filter(Boolean),
);

/** «Contains: milk, egg»; undefined unless each word of it is an allergen. */
export function parseAllergenList(text: string): Allergen[] | undefined {
  const list = line.exec(plain(text))?.groups?.['list']?.replace(/\.\s*$/u, '');
  const all = list?.split(betweenEntries).map(meaningOfWords);
  // «egg milk/lactose»: a comma may be missing.
  const words = list?.match(/\p{L}{3,}/gu) ?? [];
  return all?.every((one) => one && one.allergens.length > 0 && !one.diet)
    ? [...all, ...words.map(meaningOfWords)].flatMap((one) => one?.allergens ?? [])
    : undefined;
}
