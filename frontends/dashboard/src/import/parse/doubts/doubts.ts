import { isCapitals } from '../headings.ts';
import { isUnpriced } from '../dish.ts';
import type { KnownLine } from '../known-line.ts';
import type { ReadDish, ReadSection } from '../source-line.ts';

/** «+ oat milk», «extra cheese», «Delivery fee»: charged separately. */
const paidBeside =
  /^(?:\+|(?:extra|add|additional|supplement[oi]?|supplément|zuschlag|aufpreis|dazu|coperto|couvert|delivery|service|corkage|deposit|pfand)(?!\p{L}))/iu;

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** A price off from the usual one by this factor is more likely an error. */
const farFactor = 8;

const notMoney =
  'The number may belong to the name: other prices are written with decimals or a currency.';

/** Money within text, which may be another price. */
const leftMoney =
  /\p{Sc}\s?\d|\d\s?\p{Sc}|\p{L} \d{1,3}\s?[,/|·;]\s|\d[.,]\d{2}(?!\d)\s*\p{Sc}?$|\p{L} (?:[3-9]|\d{2,3})$/u;

/** Doubts that need the whole menu: outlier prices, duplicate dishes, names that are none. */
export function addDoubts(sections: readonly ReadSection[], known: readonly KnownLine[]): void {
  const dishes = sections.flatMap((section) => section.dishes);
  const priced = known.filter(({ price }) => price.prices.length > 0);
  const bareShare = priced.filter(({ price }) => price.isBare).length / (priced.length || 1);
  const usual = middle(dishes.flatMap(({ price }) => price ?? []));
  const areMixed = dishes.filter(({ name }) => isCapitals(name)).length * 3 < dishes.length;
  const areSmall = dishes.filter(({ name }) => /^\p{Ll}/u.test(name)).length * 2 > dishes.length;
  const seen = new Map<string, number>();
  const doubt = (dish: ReadDish, field: 'name' | 'price', reason: string) =>
    dish.doubts.push({ field, reason });
  for (const dish of dishes) {
    const said = dish.name.toLowerCase();
    seen.set(said, (seen.get(said) ?? 0) + 1);
    if (seen.get(said) === 2) doubt(dish, 'name', 'It is on this menu twice.');
    const isBare = dish.lines.some((at) => known[at]?.price.isBare === true);
    if (isBare && bareShare < 0.3) doubt(dish, 'price', notMoney);
    if (isUnpriced(dish) && !dish.doubts.some(({ field }) => field === 'price')) {
      doubt(dish, 'price', 'No price was found.');
    } else if (dish.price !== null && isFar(dish.price, usual)) {
      doubt(dish, 'price', 'The price is far from the others.');
    }
    if (
      /^\d+[.,]\d{2}\b/u.test(dish.description) ||
      leftMoney.test(`${dish.name} ${dish.description}`)
    )
      doubt(dish, 'price', 'Another price may be left in the description.');
    const [at = -1] = dish.lines;
    if (areMixed && isCapitals(dish.name)) doubt(dish, 'name', 'It may be a heading.');
    if (
      paidBeside.test(dish.name) ||
      /(?:^|\s)\+\s?\p{Sc}?\s?\d|^\s*\+/u.test(known[at]?.text ?? '')
    )
      doubt(dish, 'name', 'It may be an extra for other dishes.');
    if (!/\p{L}{2}/u.test(dish.name)) doubt(dish, 'name', 'The name is very short.');
    else if (dish.name.length > 80) doubt(dish, 'name', 'The name is very long.');
    else if (/\d[.,]\d{2}\b/u.test(dish.name))
      doubt(dish, 'name', 'A price may be left in the name.');
    else if (/^\p{Ll}/u.test(dish.name) && !areSmall)
      doubt(dish, 'name', 'It may belong to the dish above.');
  }
}

const isFar = (price: number, usual: number) =>
  usual > 0 && (price > usual * farFactor || price * farFactor < usual);
