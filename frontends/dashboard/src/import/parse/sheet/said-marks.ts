import {
  type Allergen,
  allergenName,
  allergens,
} from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { readAllergens } from '@menuleaf/shared/menu/allergens/allergens.ts';
import type { Legend } from '../marks/legend.ts';
import { takeMarks } from '../marks/marks.ts';
import { meaningOfWords } from '../words/meanings.ts';
import { betweenEntries, type Diet, parseDiets } from '../words/said-diets.ts';

/** Codes to look up in a legend, or what a cell says: diets, and allergens by their names if it holds no other word. */
export type SaidMarks = { codes: string[]; diets: Diet[]; text: string };

const nothing =
  /^(?:[-–—/0x]|none|no|keine?|nein|aucune?|ningun\p{L}*|nessuno|geen|brak|нет|няма|немає|なし|[无無]|없음)$/iu;
const code = /^(?:\p{L}{1,3}|\d{1,2}[a-h]?)$/u;
const none: SaidMarks = { codes: [], diets: [], text: '' };

export function marksIn(cell: string, legend: Legend): SaidMarks {
  if (nothing.test(cell)) return none;
  // «gluten, may contain: milk»: it has no milk in it.
  if (readAllergens(cell)?.mayContain.length) return { ...none, text: cell };
  const { rest, diets, codes: found } = takeMarks(`(${cell})`, legend);
  if (rest.trim() === '' && diets.length > 0) return { ...none, diets, codes: found };
  const entries = cell.split('|').flatMap((part) => part.split(betweenEntries));
  const words = entries.map((entry) => entry.trim()).filter(Boolean);
  const tokens = words.flatMap((entry) => entry.split(/[\s.-]+/u)).filter(Boolean);
  const isKnown = (token: string) => legend.has(token.toUpperCase()) || /^\d/u.test(token);
  if (tokens.length > 0 && tokens.every((token) => code.test(token) && isKnown(token)))
    return { ...none, codes: tokens.map((token) => token.toUpperCase()) };
  const meant = words.map((entry) => ({
    diets: parseDiets(entry) ?? [],
    named: meaningOfWords(entry)?.allergens ?? [],
  }));
  if (meant.some(({ diets, named }) => diets.length + named.length === 0))
    return { ...none, text: cell };
  return {
    ...none,
    diets: meant.flatMap(({ diets }) => diets),
    text: namesOf(meant.flatMap(({ named }) => named)),
  };
}

export const namesOf = (named: readonly Allergen[]) =>
  allergens
    .filter((one) => named.includes(one))
    .map(allergenName)
    .join(', ');
