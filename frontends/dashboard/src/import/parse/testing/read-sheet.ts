import { readDelimited } from '../../read/delimited.ts';
import { guessLayout } from '../sheet/layout.ts';
import { readSheet } from '../sheet/sheet.ts';

export function rowsOf(text: string) {
  const brought = readDelimited(text);
  if (brought.kind !== 'sheet') throw new Error('no sheet');
  return brought.rows;
}

/** What is read of a sheet whose columns nobody has corrected. */
export const sheetOf = (rows: string[][]) => readSheet(rows, guessLayout(rows));
export const dishesOfSheet = (rows: string[][]) =>
  sheetOf(rows).sections.flatMap(({ dishes }) => dishes);

/** «Soups: Leek soup 6.9; Bisque 9 (cup 9, bowl 14) | Mains: Steak 24» */
export const menuOfSheet = (text: string) =>
  sheetOf(rowsOf(text))
    .sections.map(({ name, dishes }) => {
      const written = dishes.map(({ name: dish, price, choices }) => {
        const named = choices.map((one) => `${one.name} ${one.price}`).join(', ');
        return `${dish} ${price}${named === '' ? '' : ` (${named})`}`;
      });
      return `${name}: ${written.join('; ')}`;
    })
    .join(' | ');
