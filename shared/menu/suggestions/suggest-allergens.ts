import { type Allergen, allergens } from '../allergens/allergen-names.ts';
import { foodAt } from './known-foods.ts';
import { type Word, wordsIn } from './words-in.ts';

/** A probable allergen of a dish, and the word that suggests it. */
export type Suggestion = { allergen: Allergen; word: string };

export type Described = {
  name: string;
  description?: string | null;
  is_vegetarian?: boolean;
  is_vegan?: boolean;
  is_gluten_free?: boolean;
};

/** A food in the text. `isFree`: the dish is said to be free of it. */
type Found = { at: number; size: number; holds: readonly Allergen[]; isFree: boolean };

const without = new Set('without no non senza ohne sans sin kein keine zero'.split(' '));
const joining = new Set('& or nor and und oder et ou e o y ni ne'.split(' '));
const free = new Set('free frei libre'.split(' '));
/** «Not gluten free» */
const nots = new Set('not nicht pas non no'.split(' '));

/** Names that cover an allergen: free of these means free of every food that contains it. */
const wholes: readonly (readonly [Allergen, string])[] = [
  ['gluten', 'gluten glutine'],
  ['crustaceans', 'shellfish crustaceans'],
  ['egg', 'egg eggs ei eier oeuf oeufs uovo uova huevo huevos'],
  ['fish', 'fish fisch poisson pesce pescado'],
  ['peanuts', 'peanut peanuts erdnuss erdnusse cacahuetes arachidi'],
  ['soy', 'soy soya soja soia'],
  ['milk', 'dairy milk milch lait latte leche'],
  ['nuts', 'nut nuts nuss nusse noix noci nueces'],
  ['celery', 'celery sellerie celeri sedano apio'],
  ['mustard', 'mustard senf moutarde senape mostaza'],
  ['sesame', 'sesame sesam sesamo'],
  ['sulphites', 'sulphite sulphites sulfites'],
  ['lupin', 'lupin'],
  ['molluscs', 'shellfish molluscs'],
];

const allWithPart = (plain: string) =>
  wholes.flatMap(([allergen, names]) => (names.split(' ').includes(plain) ? [allergen] : []));

/** In one word. Lactose-free is still milk. */
const freeWord = /^(?<what>gluten|milch|nuss|ei|soja)(frei|free)(e[nrs]?)?$/;

const animal: readonly Allergen[] = ['milk', 'egg', 'fish', 'crustaceans', 'molluscs'];
const meat: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs'];

const veganWords = /^(vegan[ao]?s?|vegane[rs]?|vegan[ei]|vegetalien(ne)?|plant)$/;
const onRequest = /^(option|options|available|possible|request|moglich|version)$/;

/** Applies to the dish itself, not to a variant. */
const isVegan = (words: readonly Word[]) =>
  words.some(
    ({ plain }, at) =>
      veganWords.test(plain) &&
      (plain !== 'plant' || words[at + 1]?.plain === 'based') &&
      !words.slice(at + 1, at + 4).some((next) => onRequest.test(next.plain)),
  );

function isFreeAt(words: readonly Word[], at: number, size: number, before: Found | undefined) {
  const [last, one] = [words[at - 1]?.plain ?? '', words[at - 2]?.plain ?? ''];
  if (free.has(words[at + size]?.plain ?? '')) return !nots.has(last);
  if (without.has(last)) return true;
  if ((last === 'from' || last === 'of' || last === 'de') && free.has(one)) return true;
  return before?.isFree === true && joining.has(last) && before.at + before.size === at - 1;
}

function foodsIn(words: readonly Word[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length;) {
    const food = foodAt(words, at);
    if (food) found.push({ at, ...food, isFree: isFreeAt(words, at, food.size, found.at(-1)) });
    at += food?.size ?? 1;
  }
  return found;
}

/** Allergens ruled out by the text, or by the diets that the owner ticked. */
function ruledOut(dish: Described, words: readonly Word[], foods: readonly Found[]): Set<Allergen> {
  const out = new Set<Allergen>();
  for (const { at, isFree } of foods) {
    if (isFree) allWithPart(words[at]?.plain ?? '').forEach((one) => out.add(one));
  }
  for (const { plain } of words) {
    allWithPart(freeWord.exec(plain)?.groups?.['what'] ?? '').forEach((one) => out.add(one));
  }
  if (dish.is_gluten_free) out.add('gluten');
  if (dish.is_vegetarian) meat.forEach((one) => out.add(one));
  if (dish.is_vegan || isVegan(words)) animal.forEach((one) => out.add(one));
  return out;
}

/**
 * Guesses a dish's allergens, out of the 14, from its name and description. For the owner to review: never shown to
 * diners, and what is not suggested may still be in the dish.
 */
export function suggestAllergens(dish: Described): Suggestion[] {
  const words = wordsIn(`${dish.name}\n${dish.description ?? ''}`);
  const foods = foodsIn(words);
  const out = ruledOut(dish, words, foods);
  const found = new Map<Allergen, string>();
  for (const { at, size, holds, isFree } of foods) {
    const word = words
      .slice(at, at + size)
      .map(({ written }) => written)
      .join(' ');
    if (isFree) continue;
    for (const one of holds) if (!out.has(one) && !found.has(one)) found.set(one, word);
  }
  return allergens.flatMap((allergen) => {
    const word = found.get(allergen);
    return word === undefined ? [] : [{ allergen, word }];
  });
}
