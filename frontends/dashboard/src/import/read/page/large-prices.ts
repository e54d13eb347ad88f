import type { Word } from '../../parse/columns.ts';
import { takePrice } from '../../parse/money.ts';

/** In letter heights of what is said: the least of a price that is beside a whole block, and of its name; and how near the name is. */
const large = 1.8;
const name = 1.15;
const nextLine = 2;

type Row = readonly Word[];

const isPrice = ({ text }: Word) => {
  const { prices, rest } = takePrice(text);
  return prices.length > 0 && rest === '';
};

/** «Evening feast», and below it «two courses, wine    49», where the price is as high as both. */
function isBesideBoth([said, price, ...others]: Row, [above, ...more]: Row): boolean {
  return (
    said !== undefined &&
    price !== undefined &&
    above !== undefined &&
    others.length + more.length === 0 &&
    said.font !== undefined &&
    isPrice(price) &&
    !isPrice(said) &&
    takePrice(above.text).prices.length === 0 &&
    price.height > said.height * large &&
    above.height > said.height * name &&
    Math.abs(above.x - said.x) < said.height &&
    said.y > above.y &&
    said.y - above.y < above.height * nextLine
  );
}

/** A large price beside what is said below a name is on the line of the name. */
export function largePricesUp(rows: readonly Row[]): Row[] {
  const all: Row[] = [];
  for (const row of rows) {
    const above = all.at(-1) ?? [];
    const [said, price] = row;
    const [first] = above;
    if (said && price && first && isBesideBoth(row, above))
      all.splice(-1, 1, [first, { ...price, y: first.y, height: first.height }], [said]);
    else all.push(row);
  }
  return all;
}
