import { categoryCreate } from '@menuleaf/shared/contracts/catalogue/category-fields.ts';
import { itemCreate } from '@menuleaf/shared/contracts/catalogue/items/new-item.ts';
import { showsNumber } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { priceOfChoices, priceProblems, typedChoices } from '../../prices/typed-prices.ts';
import type { Dish, Section } from './doc.ts';

const { name, description, price, calories, allergens } = itemCreate.shape;
const written = { name, description, price, choices: typedChoices, calories, allergens };
type Written = keyof typeof written;

/** Validation errors by field; empty if it can be saved. */
export type Problems = Readonly<Partial<Record<Written, string>>>;

const rules = Object.entries(written);

/** `Must be at most 200 characters` of a name: `Name must be at most 200 characters`. */
const named = (field: string, message: string) =>
  message.replace(/^Must\b/u, `${field.charAt(0).toUpperCase()}${field.slice(1)} must`);

/** Cached per dish state: states are immutable. */
const read = new WeakMap<Dish, ReturnType<typeof readAnew>>();

function readAnew(dish: Dish, decimals: number) {
  const problems: Record<string, string> = {};
  const typed = priceOfChoices(dish, decimals);
  for (const [field, rule] of rules) {
    const parsed = rule.safeParse(Reflect.get(typed, field));
    if (!parsed.success) problems[field] = named(field, parsed.error.issues[0]?.message ?? '');
  }
  Object.assign(problems, priceProblems(dish, decimals));
  if (Object.keys(problems).length > 0) return { problems, fields: undefined };
  const fields = {
    ...dish,
    name: name.parse(dish.name),
    description: description.parse(dish.description),
    price: price.parse(typed.price),
    // Serialized, so equal values compare equal.
    choices: JSON.stringify(typedChoices.parse(typed.choices)),
    calories: calories.parse(dish.calories),
    allergens: allergens.parse(dish.allergens),
  };
  return { problems, fields };
}

export function readDish(dish: Dish, decimals: number) {
  const known = read.get(dish) ?? readAnew(dish, decimals);
  read.set(dish, known);
  return known;
}

/** A blank row is not validated. */
export const isBlank = (dish: Dish) =>
  [dish.name, dish.description, showsNumber(dish.price_kind) ? dish.price : '', dish.choices].every(
    (text) => text.trim() === '',
  );

export const dishProblems = (dish: Dish, decimals: number): Problems =>
  isBlank(dish) ? {} : readDish(dish, decimals).problems;

const section = z.pick(categoryCreate, { name: true, description: true, note: true });

/** Validation errors of a section by field; empty if it can be saved. */
export function sectionProblems({ name: typed, description: text, note }: Section) {
  const { error } = section.safeParse({ name: typed, description: text, note });
  const problems: Partial<Record<'name' | 'description' | 'note', string>> = {};
  for (const { path, message } of error?.issues ?? []) {
    if (path[0] === 'name' || path[0] === 'description' || path[0] === 'note') {
      problems[path[0]] ??= named(path[0], message);
    }
  }
  return problems;
}

/** A new section without any text or dish is not validated. */
export const isEmptySection = ({ name: typed, description: text, note, dishes }: Section) =>
  typed === '' && text === '' && note === '' && dishes.length === 0;

export function readSection({ name: typed, description: text, note }: Section) {
  const parsed = section.safeParse({ name: typed, description: text, note });
  return parsed.success ? parsed.data : undefined;
}
