import { linesOfText } from '../columns.ts';
import { readMenu } from '../read-menu.ts';
import type { ReadDish } from '../source-line.ts';

/** What is read of a pasted text. */
export const read = (text: string) => readMenu(linesOfText(text));
export const sectionsOf = (text: string) => read(text).sections;
export const dishesOf = (text: string) => sectionsOf(text).flatMap(({ dishes }) => dishes);

export const pricesOf = (text: string) => dishesOf(text).map(({ name, price }) => [name, price]);

/** Each dish with its sizes, or with its price where it has none: «Ragù|Regular=12 Half=8». */
export const sizedOf = (text: string) =>
  dishesOf(text).map(({ name, price, choices }) => {
    const sizes = choices.map((one) => `${one.name}=${one.price}`).join(' ');
    return `${name}|${sizes || price}`;
  });

/** Each section's name, and those of its dishes. */
export const namesOf = (text: string) =>
  sectionsOf(text).map(({ name, dishes }) => [name, ...dishes.map((dish) => dish.name)]);

/*
 * The same in a line, for tables of texts: «Pike perch 24.5 (with dill); Onion tart 14», and with the name of a section
 * and a colon before its dishes, and a stroke between sections.
 */
const inLine = (dishes: readonly string[]) => dishes.join('; ');
const inSections = (text: string, written: (dish: ReadDish) => string) =>
  sectionsOf(text)
    .map(({ name, dishes }) => `${name}: ${inLine(dishes.map(written))}`)
    .join(' | ');

export const namesIn = (text: string) => inLine(dishesOf(text).map(({ name }) => name));
export const pricesIn = (text: string) =>
  inLine(dishesOf(text).map(({ name, price }) => `${name} ${price}`));
const saidOfDish = ({ name, price, description }: ReadDish) =>
  `${name} ${price}${description === '' ? '' : ` (${description})`}`;
export const saidIn = (text: string) => inLine(dishesOf(text).map(saidOfDish));
export const toldIn = (text: string) => inSections(text, saidOfDish);
export const allergensIn = (text: string) =>
  inLine(
    dishesOf(text).map(({ name, price, allergens }) => `${name} ${price}: ${allergens || 'none'}`),
  );
/** Diets, and behind them allergens. */
export const marksIn = (text: string) =>
  inLine(
    dishesOf(text).map(({ name, price, allergens, ...dish }) => {
      const diets = [
        dish.isVegan ? 'vegan' : dish.isVegetarian && 'vegetarian',
        dish.isGlutenFree && 'gluten free',
      ];
      return `${name} ${price}: ${[...diets, allergens].filter(Boolean).join(', ') || 'none'}`;
    }),
  );
export const titlesIn = (text: string) => inSections(text, ({ name }) => name);
export const menuIn = (text: string) =>
  inSections(text, ({ name, price, choices }) => {
    const named = choices.map((one) => `${one.name} ${one.price}`).join(', ');
    return `${name} ${price}${named === '' ? '' : ` (${named})`}`;
  });

/** Of each text, by what it shows, that is read. */
export const eachReads = <Text>(
  read: (text: Text) => unknown,
  texts: Readonly<Record<string, readonly [text: Text, read: unknown]>>,
) =>
  test.each(Object.entries(texts))('%s', (_, [text, expected]) => {
    expect(read(text)).toEqual(expected);
  });
