import { linesOfText } from '../columns.ts';
import { readMenu } from '../read-menu.ts';

/** What is read of a pasted text. */
export const read = (text: string) => readMenu(linesOfText(text));
export const sectionsOf = (text: string) => read(text).sections;
export const dishesOf = (text: string) => sectionsOf(text).flatMap(({ dishes }) => dishes);

export const pricesOf = (text: string) => dishesOf(text).map(({ name, price }) => [name, price]);
export const saidOf = (text: string) =>
  dishesOf(text).map(({ name, price, description }) => [name, price, description]);

/** Each section's name, and those of its dishes. */
export const namesOf = (text: string) =>
  sectionsOf(text).map(({ name, dishes }) => [name, ...dishes.map((dish) => dish.name)]);

/** Each section's name, and its dishes with their choices or their price. */
export const choicesOrPricesOf = (text: string) =>
  sectionsOf(text).map(({ name, dishes }) => [
    name,
    ...dishes.map((dish) => [dish.name, dish.choices.length > 0 ? dish.choices : dish.price]),
  ]);
