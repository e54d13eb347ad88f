import { isUnpriced } from '../dish.ts';
import type { KnownLine } from '../known-line.ts';
import type { DishField, ReadDish, ReadSection } from '../source-line.ts';
import { isSizeName } from '../size-names.ts';
import { choiceWords } from '../words/choice-words.ts';

type Found = { field: DishField; reason: string };

/** «Tomato soup G», «Kalb 1,2», «Club (A, 3)» */
const markLeft =
  /\p{Ll}\s(?:[A-R]{2,6}|ve|vg|vgn|gf|df)$|\*$|\p{L}{2}\s+(?:[A-Z](?:\s?[,.]\s?[A-Z])*|\d{1,2}(?:\s?,\s?\d{1,2})+)$|[([]\s*(?:[A-Za-z]{1,2}|\d{1,2})(?:\s?[,/.]\s?(?:[A-Za-z]{1,2}|\d{1,2}))*\s*[)\]]$/u;

/** Not a name in any language: a sum, a sentence, a request to guests. */
const notice =
  /\b(?:minimum|mindest\p{L}*|per (?:person|table)|p\.p\.|deposit|discount|rabatt|surcharge|gratuity|delivery|off your|upgrade|substitute)\b|[.!?]$|\s(?:or|and|oder|und|ou|et|con|with|mit)$/iu;

/** Name-only doubts. */
function ofName({ name }: ReadDish): Found[] {
  const field = 'name';
  if (/^=|=$/u.test(name)) return [{ field, reason: 'It may be a heading.' }];
  if (choiceWords.test(name)) return [{ field, reason: 'It may be a choice for another dish.' }];
  if (/^\d/u.test(name) && isSizeName(name))
    return [{ field, reason: 'It may be a size of another dish.' }];
  if (notice.test(name)) return [{ field, reason: 'It may be a notice.' }];
  if (markLeft.test(name)) return [{ field, reason: 'A mark may be left in the name.' }];
  if (/[.…·_]{3,}/u.test(name) || /\p{Sc}$/u.test(name))
    return [{ field, reason: 'A part of the price may be left in the name.' }];
  if (name.includes('|') || name.split('(').length !== name.split(')').length)
    return [{ field, reason: 'A part of the name may be missing.' }];
  return [];
}

/** A price above names without one: a heading that prices them all. */
const isOverUnpriced = (dish: ReadDish, below: readonly ReadDish[]) =>
  dish.price !== null && below.length === 2 && below.every(isUnpriced);

/** If dishes rarely have text below, such text may be an unpriced dish. */
function oddWords(dishes: readonly ReadDish[], known: readonly KnownLine[]) {
  const isSaid = (at: number) => known[at]?.kind === 'text' && /^\p{Lu}/u.test(known[at].words);
  const wordy = dishes.filter(({ lines }) => lines.slice(1).some(isSaid));
  return dishes.length > 4 && wordy.length * 6 <= dishes.length ? wordy : [];
}

/** The last dish, if only it stands apart from the others: a notice or an extra. */
function loneEnd(dishes: readonly ReadDish[], known: readonly KnownLine[]): ReadDish | undefined {
  const isApart = (at: number | undefined) =>
    ['blank', 'legend', 'noise', 'rule'].includes(known[at ?? -1]?.kind ?? 'blank');
  const areApart = dishes.map(({ lines }) => isApart((lines[0] ?? 0) - 1));
  const last = dishes.at(-1);
  const isAlone = areApart.at(-1) === true && isApart((last?.lines.at(-1) ?? -2) + 1);
  return dishes.length > 2 && isAlone && !areApart.slice(1, -1).includes(true) ? last : undefined;
}

/** Doubts dishes unlike the rest of their menu. */
export function addOddities(sections: readonly ReadSection[], known: readonly KnownLine[]): void {
  const odd = new Set(
    oddWords(
      sections.flatMap((section) => section.dishes),
      known,
    ),
  );
  for (const { dishes } of sections) {
    loneEnd(dishes, known)?.doubts.push({
      field: 'name',
      reason: 'It stands apart from the others: it may be a notice or an extra.',
    });
    for (const [at, dish] of dishes.entries()) {
      dish.doubts.push(...ofName(dish));
      if (isOverUnpriced(dish, dishes.slice(at + 1, at + 3)))
        dish.doubts.push({
          field: 'name',
          reason: 'It may be a heading with a price for all below it.',
        });
      if (odd.has(dish) && dish.doubts.length === 0)
        dish.doubts.push({
          field: 'description',
          reason: 'Its description may hold another dish.',
        });
    }
  }
}
