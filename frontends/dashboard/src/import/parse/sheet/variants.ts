import { asName } from '../size-names.ts';
import type { ReadDish } from '../source-line.ts';

/** Shops' name for a product's only variant. */
const isOnly = (name: string) => /^(?:default title|regular|standard)?$/iu.test(name);

/** Adds a variant row as a choice of the dish above it. */
export function addVariant(dish: ReadDish, first: string, more: ReadDish, name: string): void {
  if (dish.price === null || more.price === null) {
    dish.doubts.push({ field: 'price', reason: `Its size “${name}” has no price of its own.` });
    return;
  }
  const choices =
    dish.choices.length > 0
      ? dish.choices
      : [{ name: isOnly(first) ? 'Regular' : asName(first), price: dish.price }];
  dish.choices = [...choices, { name: asName(name), price: more.price }];
  dish.price = Math.min(dish.price, more.price);
  dish.lines.push(...more.lines);
  dish.doubts.push(...more.doubts);
}

/** Shop descriptions are HTML fragments. */
export const withoutTags = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/&nbsp;/giu, ' ')
    .replaceAll(/&amp;/giu, '&')
    .replaceAll(/\s+/gu, ' ')
    .trim();
