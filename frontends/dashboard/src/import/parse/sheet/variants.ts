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

const entities: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  deg: '°',
  szlig: 'ß',
};
const accents: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
};

/** «Cr&egrave;me &amp; caf&#233;» as it is read. */
export const decoded = (text: string): string =>
  text
    .replaceAll(/&#(\d{1,6});/gu, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/&([a-z])(acute|grave|circ|uml|tilde|cedil|ring);/giu, (_, letter, accent) =>
      `${letter}${accents[accent]}`.normalize('NFC'),
    )
    .replaceAll(/&([a-z]{2,6});/gu, (entity, name) => entities[name] ?? entity);

/** Shop descriptions are HTML fragments. */
export const withoutTags = (text: string): string =>
  decoded(
    text
      .replaceAll(/<\/?(?:a|b|em|font|i|small|span|strong|sub|sup|u)\b[^<>]*>/giu, '')
      .replaceAll(/<[^<>]*>|\\n/gu, ' '),
  )
    .replaceAll(/\s+/gu, ' ')
    .trim();
