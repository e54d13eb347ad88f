import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { meaningOfWords } from './meanings.ts';

const said =
  '^\\s*\\(?(?:contains|al+[eé]rg[eé]n\\p{L}*|enthält|contient|contiene|contém|bevat|zawiera|inneholder|indeholder|innehåller)\\s?:?\\s';
const line = new RegExp(`${said}+(?<list>[^()]+)\\)?$`, 'iu');

/** «Allergens: shellfish/molluscs», whatever it lists. */
export const mentionsAllergens = (text: string): boolean => new RegExp(said, 'iu').test(text);

/** «Contains: milk, egg»; undefined unless each word of it is an allergen. */
export function parseAllergenList(text: string): Allergen[] | undefined {
  const list = line.exec(text)?.groups?.['list']?.replace(/\.\s*$/u, '');
  const all = list?.split(/\s*[,;&]\s*|\s(?:and|und|et|e|y|og|och|en)\s/u).map(meaningOfWords);
  // «egg milk/lactose»: a comma may be missing.
  const words = list?.match(/\p{L}{3,}/gu) ?? [];
  return all?.every((one) => one && one.allergens.length > 0 && !one.diet)
    ? [...all, ...words.map(meaningOfWords)].flatMap((one) => one?.allergens ?? [])
    : undefined;
}
