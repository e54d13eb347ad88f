import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { allergenName, allergens } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { isUnpriced } from '@menuleaf/dashboard/src/import/parse/dish.ts';
import { linesOfText } from '@menuleaf/dashboard/src/import/parse/columns.ts';
import { readMenu } from '@menuleaf/dashboard/src/import/parse/read-menu.ts';
import { guessLayout, isSheet } from '@menuleaf/dashboard/src/import/parse/sheet/layout.ts';
import { readSheet } from '@menuleaf/dashboard/src/import/parse/sheet/sheet.ts';
import { readDelimited } from '@menuleaf/dashboard/src/import/read/delimited.ts';
import type { ReadDish } from '@menuleaf/dashboard/src/import/parse/source-line.ts';
import { judge, type ReadDish as JudgedDish, type Reading } from './judge.ts';
import type { Diet, TrueMenu } from './truth.ts';

const dietsOf = ({ isVegetarian, isVegan, isGlutenFree }: ReadDish): Diet[] => [
  ...(isVegetarian ? (['vegetarian'] as const) : []),
  ...(isVegan ? (['vegan'] as const) : []),
  ...(isGlutenFree ? (['gluten_free'] as const) : []),
];

const allergensOf = (text: string): Allergen[] =>
  allergens.filter((one) => text.split(', ').includes(allergenName(one)));

export const judgedDish = (dish: ReadDish): JudgedDish => ({
  name: dish.name,
  price: dish.price,
  choices: dish.choices.map(({ name, price }) => ({ label: name, price })),
  diets: dietsOf(dish),
  allergens: allergensOf(dish.allergens),
  description: dish.description,
  isMarked: dish.doubts.length > 0,
});

function sheetReading(text: string) {
  const brought = readDelimited(text);
  if (brought.kind !== 'sheet') throw new Error('A sheet was read as something else');
  return readSheet(brought.rows, guessLayout(brought.rows));
}

/** What the product's parser makes of a pasted menu, as the review takes it. */
export const readText = (text: string) =>
  isSheet(text) ? sheetReading(text) : readMenu(linesOfText(text));

/** The same, in the terms that a reading is judged by. */
export function readingOf(text: string, { lines, sections, left } = readText(text)): Reading {
  return {
    sections: sections.map(({ name, dishes, asked }) => ({
      name,
      dishes: dishes.map((dish) => ({
        ...judgedDish(dish),
        isAsked: asked !== undefined && isUnpriced(dish),
      })),
    })),
    questions: sections.filter(({ asked }) => asked?.isFirst).length,
    leftLines: left.flatMap((at) => lines[at]?.text ?? []),
  };
}

export const verdictOf = (
  { text, truth }: { text: string; truth: TrueMenu },
  read = readText(text),
) => judge(truth, readingOf(text, read));
