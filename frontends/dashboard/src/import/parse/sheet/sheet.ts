import { noteLimit } from '@menuleaf/shared/contracts/fields/fields.ts';
import { readPriceText } from '@menuleaf/shared/menu/prices/choice-text.ts';
import { dietsWithin, dishOf } from '../dish.ts';
import { allergensWithin } from '../words/said-allergens.ts';
import type { Legend } from '../marks/legend.ts';
import { takeMarks } from '../marks/marks.ts';
import { takePrice, type FoundPrice } from '../money.ts';
import { addDoubts } from '../doubts/doubts.ts';
import { askOncePerRun } from '../doubts/priceless.ts';
import { isCapitals, isSectionName } from '../headings.ts';
import { isNote } from '../section-note.ts';
import { marksIn, namesOf } from './said-marks.ts';
import { crossesOf, legendIn, legendOf } from './crosses.ts';
import { isLeftOut, isOff, isTrue, priceIn, sectionIn, variantOf } from './cells.ts';
import { addVariant, decoded, withoutTags } from './variants.ts';
import { choicesIn, priceOf, sizedPriceOf, sizesOf, withPlainPrices } from './sheet-prices.ts';
import type { ReadDish, ReadMenu, ReadSection } from '../source-line.ts';
import { hasPrices } from './header.ts';
import type { Layout } from './layout.ts';
import type { SheetColumn, Unsure } from './sheet-column.ts';

/** So many names, and such a share of all, begin with a number of theirs. */
const minNumbered = 4;
const minShare = 0.6;
const numbered = /^\s*(?:[①-⑳]|#\d{1,3}|\d{1,3}[a-z]?[.)])\s*(?=\p{L})/u;

function areNumbered(names: readonly string[]): boolean {
  const count = names.filter((name) => numbered.test(name)).length;
  const signed = names.filter((name) => /^#\d/u.test(name)).length;
  return (
    count >= minNumbered && (signed === count || count >= names.filter(Boolean).length * minShare)
  );
}

function dishOfRow(
  cell: (column: SheetColumn) => string,
  at: number,
  columns: readonly SheetColumn[],
  sized: FoundPrice | undefined,
  decimals: number,
  legend: Legend,
): ReadDish {
  const isPriced = hasPrices(columns);
  // Tills have columns that no menu has, and no words in their names.
  const isOfTill = columns.filter((kind) => kind === 'none').length > 4;
  const price =
    sized ?? (isPriced ? priceOf(cell('price'), decimals) : takePrice(cell('name'), decimals));
  const name = isPriced ? decoded(cell('name')) : price.rest;
  const { rest, ...marks } = takeMarks(name, legend);
  const said = marksIn(cell('allergens'), legend);
  marks.codes.push(...said.codes);
  const description = withoutTags(cell('description'));
  marks.diets.push(
    ...said.diets,
    ...(columns.includes('description') ? dietsWithin(description) : []),
  );
  const line = { text: '', at, kind: 'dish' as const, price, marks, words: rest };
  const dish = dishOf(line, legend);
  if (readPriceText(cell('price')).price_kind === 'none') {
    dish.priceKind = 'none';
  } else if (price.prices.length === 0 && !price.isMarket && cell('price') !== '') {
    dish.doubts.push({ field: 'price', reason: `“${cell('price')}” is no price.` });
  } else if (isPriced && /\d/u.test(price.rest)) {
    dish.doubts.push({ field: 'price', reason: `“${cell('price')}” has another number.` });
  }
  const [calories] = /^\d{1,5}$/u.exec(cell('calories')) ?? [];
  const isVegan = dish.isVegan || isTrue(cell('vegan'));
  return {
    ...dish,
    // A cell is whole: it contains no description.
    ...((columns.includes('description') || isOfTill) && { name: rest.trim(), description }),
    ...(columns.includes('portion') && {
      description: [cell('portion'), description].filter(Boolean).join(', '),
    }),
    allergens: said.text || dish.allergens || namesOf(allergensWithin(description)),
    ...(calories !== undefined && { calories: Number(calories) }),
    // A number would be what is in stock, which not everyone counts.
    ...(/^\D/u.test(cell('available')) && isOff(cell('available')) && { isSoldOut: true }),
    isVegan,
    isVegetarian: isVegan || dish.isVegetarian || isTrue(cell('vegetarian')),
    isGlutenFree: dish.isGlutenFree || isTrue(cell('gluten-free')),
  };
}

/** «Its price may stand below “Price 1” or “Price 2”.» */
const reasonOf = ({ column, ats }: Unsure, [heads = []]: readonly string[][]) =>
  `Its ${column} may stand below ${ats.map((at) => `“${heads[at] || at + 1}”`).join(' or ')}.`;

/** So many columns that stand filled beside nearly every price tell what is no dish. */
const minStaples = 2;

/** Sums, titles and notes between a till's rows have neither a price nor what all priced rows have. */
function isNoDish(rows: readonly string[][], columns: readonly SheetColumn[]) {
  const isPriced = (row: readonly string[]) =>
    columns.some((kind, at) => (kind === 'price' || kind === 'size') && /\d/u.test(row[at] ?? ''));
  const priced = rows.filter(isPriced);
  const staples = columns.flatMap((kind, at) =>
    kind !== 'name' &&
    kind !== 'price' &&
    kind !== 'size' &&
    priced.filter((row) => row[at]).length >= priced.length * 0.95
      ? [at]
      : [],
  );
  return (row: readonly string[]) =>
    staples.length >= minStaples &&
    priced.length > 3 &&
    !isPriced(row) &&
    staples.filter((at) => row[at]).length * 2 <= staples.length;
}

/** Parses a sheet: a row is a dish; without a section column, a row with only a name is a heading. */
export function readSheet(
  given: readonly string[][],
  { hasHeader, columns, unsure }: Layout,
  decimals = 2,
): ReadMenu {
  const rows = withPlainPrices(given, columns, decimals);
  const legend = legendOf(rows);
  const isNumbered = areNumbered(rows.map((row) => row[columns.indexOf('name')] ?? ''));
  const sections = new Map<string, ReadSection>();
  const left: number[] = hasHeader ? [0] : [];
  const crossesIn = crossesOf(hasHeader ? (rows[0] ?? []) : [], columns, legend);
  const sizes = hasHeader ? sizesOf(rows[0] ?? [], columns) : [];
  const sectionOf = (name: string) => {
    const into = sections.get(name) ?? { name, description: '', note: '', line: -1, dishes: [] };
    sections.set(name, into);
    return into;
  };
  // A section named only in its first row continues below.
  const named = rows
    .slice(Number(hasHeader))
    .flatMap((row) => row[columns.indexOf('section')] || []);
  const areRepeated = named.length > 0 && new Set(named).size * 2 <= named.length;
  const isAside = isNoDish(rows.slice(Number(hasHeader)), columns);
  let section = '';
  let above: { dish: ReadDish; name: string; variant: string; isParent: boolean } | undefined;
  for (const [at, row] of rows.entries()) {
    if (hasHeader && at === 0) continue;
    const textAt = (column: SheetColumn) => row[columns.indexOf(column)]?.trim() ?? '';
    const cell = (column: SheetColumn) => {
      if (column === 'price') return priceIn(textAt(column));
      return column === 'name' && isNumbered
        ? textAt(column).replace(numbered, '')
        : textAt(column);
    };
    const filled = row.filter(Boolean);
    const isOfTill = isAside(row);
    const isHeading =
      (isOfTill || !columns.includes('section')) &&
      (filled.length === 1 || (isOfTill && filled.length === 2 && cell('name') !== '')) &&
      !/\d[.,]\d|^\d+$/u.test(filled[1] ?? '') &&
      cell('price') === '' &&
      // A chart without prices has dishes that hold nothing.
      (hasPrices(columns) || isCapitals(filled[0] ?? '') || isSectionName(filled[0] ?? ''));
    if (isHeading && section !== '' && isNote(filled[0] ?? '')) {
      const into = sectionOf(section);
      into.note = [into.note, filled[0]].filter(Boolean).join(' ').slice(0, noteLimit);
      continue;
    }
    const name = cell('name');
    if (isHeading && legendIn(row).length === 0) section = filled.at(-1) ?? '';
    else
      section =
        sectionIn(cell('section'), rows[0]?.[columns.indexOf('section')]) ||
        (areRepeated && name !== '' ? '' : section);
    const variant = variantOf(row, columns);
    // «Pizza Diavola - Large» is one of «Pizza Diavola».
    const isSame = name === '' || name === above?.name || name.startsWith(`${above?.name} - `);
    const isMore = variant !== '' && cell('price') !== '' && isSame;
    const isOut = isOfTill || isLeftOut(row, rows[0] ?? [], columns) || legendIn(row).length > 0;
    if (isOut && !isSame) above = undefined;
    if (isHeading || isOut || (name === '' && !(above && isMore))) {
      left.push(at);
      continue;
    }
    const sized = choicesIn(cell('choices')) ?? sizedPriceOf(row, sizes, decimals);
    const dish = dishOfRow(cell, at, columns, sized, decimals, legend);
    const crossed = crossesIn(row);
    if (crossed.length > 0) dish.allergens = namesOf(crossed);
    const traces = marksIn(cell('traces'), legend).text;
    if (traces !== '')
      dish.allergens = [dish.allergens, `may contain: ${traces}`].filter(Boolean).join(', ');
    if (above && isMore && above.isParent) {
      // Its own row has no price: the first variant is the dish.
      Object.assign(above.dish, { price: dish.price, choices: dish.choices });
      above = { ...above, variant, isParent: false };
    } else if (above && isMore) addVariant(above.dish, above.variant, dish, variant);
    else {
      sectionOf(section).dishes.push(dish);
      above = {
        dish,
        name,
        variant,
        isParent: hasPrices(columns) && !sized && cell('price') === '',
      };
    }
  }
  if (unsure)
    for (const { dishes } of sections.values())
      for (const dish of dishes)
        dish.doubts.push({ field: unsure.column, reason: reasonOf(unsure, given) });
  const all = [...sections.values()].filter(({ dishes }) => dishes.length > 0);
  addDoubts(all, [], []);
  return askOncePerRun({
    lines: rows.map((row) => ({ text: row.filter(Boolean).join('  ·  ') })),
    sections: all,
    left,
  });
}
