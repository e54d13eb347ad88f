import { categoryCreate } from '@menuleaf/shared/contracts/catalogue/category.ts';
import { itemCreate } from '@menuleaf/shared/contracts/catalogue/item.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import type { Dish, Section } from './doc.ts';

const { name, description, price, calories, allergens } = itemCreate.shape;
const written = { name, description, price, calories, allergens };
type Written = keyof typeof written;

/** What is wrong with what is typed, by field; nothing where it can be saved. */
export type Problems = Readonly<Partial<Record<Written, string>>>;

const rules = Object.entries(written);

/** Read once for each state of a dish: states are never changed. */
const read = new WeakMap<Dish, ReturnType<typeof readAnew>>();

function readAnew(dish: Dish) {
  const problems: Record<string, string> = {};
  for (const [field, rule] of rules) {
    const parsed = rule.safeParse(Reflect.get(dish, field));
    if (!parsed.success) problems[field] = parsed.error.issues[0]?.message ?? '';
  }
  if (Object.keys(problems).length > 0) return { problems, fields: undefined };
  const fields = {
    ...dish,
    name: name.parse(dish.name),
    description: description.parse(dish.description),
    price: price.parse(dish.price),
    calories: calories.parse(dish.calories),
    allergens: allergens.parse(dish.allergens),
  };
  return { problems, fields };
}

export function readDish(dish: Dish) {
  const known = read.get(dish) ?? readAnew(dish);
  read.set(dish, known);
  return known;
}

/** A row in which nothing was typed yet: it asks for nothing. */
export const isBlank = (dish: Dish) =>
  [dish.name, dish.description, dish.price].every((text) => text.trim() === '');

export const dishProblems = (dish: Dish): Problems =>
  isBlank(dish) ? {} : readDish(dish).problems;

const section = z.pick(categoryCreate, { name: true, description: true });

export function readSection({ name: typed, description: text }: Section) {
  const parsed = section.safeParse({ name: typed, description: text });
  return parsed.success ? parsed.data : undefined;
}
