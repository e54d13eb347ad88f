import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Allergen, allergens } from '@menuleaf/shared/menu/allergens/allergen-names.ts';

/*
 * A file of menus holds many, each of them
 *
 *   === its-name
 *   the text as an owner pastes it
 *   ---
 *   # Section ~ another name a reader may give it    (`# ~`: any name will do)
 *   Dish ~ another name | 8.5 | S=8.5, L=10 | @v @ve @gf | !milk !egg | "description
 *   x a line that is neither dish nor section
 *
 * Right is a dish with one of its names, its price (the lowest of its choices) and its choices.
 * `-` is the price of a market's dish (none), `?` one that does not matter: a course of a set menu.
 * `o ` before a dish: it may be read or not. `~` before choices, a diet, an allergen or a
 * description: it may be read or not. A diet or an allergen that stands in neither way is a leak.
 */

export type Diet = 'vegetarian' | 'vegan' | 'gluten_free';
export type Choice = { label: string; price: number };

export type TrueDish = {
  /** Any of them is right. */
  names: string[];
  /** `null` is the market's price; nothing where any price will do. */
  price?: number | null;
  choices: Choice[];
  /** These may be read, and need not be. */
  possibleChoices: Choice[];
  diets: Diet[];
  possibleDiets: Diet[];
  allergens: Allergen[];
  possibleAllergens: Allergen[];
  description: string;
  isOptional: boolean;
};

/** No names where any will do. */
export type TrueSection = { names: string[]; dishes: TrueDish[] };
export type TrueMenu = { sections: TrueSection[]; junk: string[] };
export type CorpusMenu = { name: string; text: string; truth: TrueMenu };

const diets: Record<string, Diet> = { v: 'vegetarian', ve: 'vegan', gf: 'gluten_free' };

function dietOf(mark: string): Diet {
  const diet = diets[mark.replace('@', '')];
  if (!diet) throw new Error(`No such diet: ${mark}`);
  return diet;
}

function allergenOf(word: string): Allergen {
  const allergen = allergens.find((one) => `!${one}` === word);
  if (!allergen) throw new Error(`No such allergen: ${word}`);
  return allergen;
}

/** A comma between digits belongs to a label: `0,1 l=3.8`. */
const choicesOf = (field: string): Choice[] =>
  field.split(/, (?=\S)/).map((choice) => {
    const at = choice.lastIndexOf('=');
    const price = Number(choice.slice(at + 1));
    if (at < 0 || Number.isNaN(price)) throw new Error(`Not a choice: ${choice}`);
    return { label: choice.slice(0, at), price };
  });

function addField(dish: TrueDish, written: string): void {
  const isPossible = written.startsWith('~');
  const field = written.replace(/^~/, '');
  const words = field.split(' ');
  if (field.startsWith('"')) dish.description = isPossible ? '' : field.slice(1);
  else if (field.startsWith('@'))
    (isPossible ? dish.possibleDiets : dish.diets).push(...words.map(dietOf));
  else if (field.startsWith('!'))
    (isPossible ? dish.possibleAllergens : dish.allergens).push(...words.map(allergenOf));
  else (isPossible ? dish.possibleChoices : dish.choices).push(...choicesOf(field));
}

function priceOf(field: string | undefined): Pick<TrueDish, 'price'> {
  if (field === '?') return {};
  if (field === '-') return { price: null };
  if (!field || Number.isNaN(Number(field))) throw new Error(`Not a price: ${field}`);
  return { price: Number(field) };
}

function dishOf(line: string): TrueDish {
  const [names = '', price, ...fields] = line.replace(/^o /, '').split(' | ');
  const dish: TrueDish = {
    names: names.split(' ~ '),
    ...priceOf(price),
    choices: [],
    possibleChoices: [],
    diets: [],
    possibleDiets: [],
    allergens: [],
    possibleAllergens: [],
    description: '',
    isOptional: line.startsWith('o '),
  };
  for (const field of fields) addField(dish, field);
  return dish;
}

function truthOf(lines: readonly string[]): TrueMenu {
  const truth: TrueMenu = { sections: [], junk: [] };
  for (const line of lines.filter(Boolean)) {
    if (line.startsWith('# '))
      truth.sections.push({
        names: line === '# ~' ? [] : line.slice(2).split(' ~ '),
        dishes: [],
      });
    else if (line.startsWith('x ')) truth.junk.push(line.slice(2));
    else truth.sections.at(-1)?.dishes.push(dishOf(line));
  }
  return truth;
}

export const menusOf = (file: string): CorpusMenu[] =>
  file
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = '', truth = ''] = part.split(/^---\n/m);
      const [name = '', ...text] = head.split('\n');
      return { name, text: text.join('\n').trimEnd(), truth: truthOf(truth.split('\n')) };
    });

/** Those that a parser may be tuned on, and those that only ever measure it; `real` ones are laid out line for line as a restaurant's own page. */
export const kinds = ['open', 'real', 'sealed', 'sealed-real'] as const;

export function corpus(kind: (typeof kinds)[number]): CorpusMenu[] {
  const folder = join(import.meta.dirname, kind);
  return globSync('*.menus', { cwd: folder })
    .toSorted()
    .flatMap((file) => menusOf(readFileSync(join(folder, file), 'utf8')));
}
