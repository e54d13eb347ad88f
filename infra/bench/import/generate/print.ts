import type { Plan, PlannedDish, PlannedSection } from './plan.ts';
import { codedAllergens, currencies, diets, wordsOf } from './words.ts';

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty'];
const currencyNames: Record<string, string> = { USD: 'dollars', GBP: 'pounds', EUR: 'euros' };

const inWords = (price: number) =>
  units[price] ??
  `${tens[Math.floor(price / 10)]}${price % 10 === 0 ? '' : `-${units[price % 10]}`}`;

function digitsOf(price: number, { currency, style }: Plan): string {
  const { decimals = '.', thousands = ',' } = currencies[currency] ?? {};
  const isWhole = !decimals || (style.decimals === 'trimmed' && Number.isInteger(price));
  const [whole = '', part] = price.toFixed(isWhole ? 0 : 2).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  return part === undefined ? grouped : `${grouped}${decimals}${part}`;
}

/** A price as this menu writes it. */
export function moneyOf(price: number, plan: Plan): string {
  const { sign = '', isBefore } = currencies[plan.currency] ?? {};
  const digits = digitsOf(price, plan);
  switch (plan.style.money) {
    case 'bare':
      return digits;
    case 'code':
      return isBefore ? `${plan.currency} ${digits}` : `${digits} ${plan.currency}`;
    case 'words':
      return `${inWords(price)} ${currencyNames[plan.currency]}`;
    case 'sign':
      return isBefore ? `${sign}${digits}` : `${digits} ${sign}`;
  }
}

const dietLetters = ['v', 'vg', 'gf'];

function markOf(dish: PlannedDish, { style, language }: Plan): string {
  const [diet] = dish.diets;
  if (!diet || style.marks === 'none') return '';
  const at = diets.indexOf(diet);
  if (style.marks === 'words') return ` (${wordsOf(language).diets[at]})`;
  return style.marks === 'letters'
    ? ` (${dietLetters[at]})`
    : ` [${dietLetters[at]?.toUpperCase()}]`;
}

/** Letters are those that Austria's kitchens use; numbers are counted. */
const codeLetters = ['A', 'C', 'G', 'H', 'D'];
const codeAt = (at: number, { style }: Plan) =>
  style.codes === 'letters' ? codeLetters[at] : String(at + 1);

function codesOf({ allergens }: PlannedDish, plan: Plan): string {
  if (plan.style.codes === 'none' || allergens.length === 0) return '';
  const codes = codedAllergens.flatMap((one, at) =>
    allergens.includes(one) ? [codeAt(at, plan)] : [],
  );
  return ` (${codes.join(',')})`;
}

/** A dish's name with all that stands at it. */
export const labelOf = (dish: PlannedDish, plan: Plan) =>
  `${dish.name}${markOf(dish, plan)}${codesOf(dish, plan)}`;

export const isSized = (section: PlannedSection, { style }: Plan) =>
  style.sizes !== 'none' && section.isSized;
export const isShared = (section: PlannedSection, { style }: Plan) =>
  style.sharedPrice === 'heading' && section.isShared;
export const isMarket = ({ isException }: PlannedDish, { style }: Plan) =>
  style.exception === 'market' && isException;

/** What stands where a dish's price does; nothing where the heading carries it. */
export function priceTextOf(dish: PlannedDish, section: PlannedSection, plan: Plan): string {
  const { market, person, sizes } = wordsOf(plan.language);
  if (isShared(section, plan)) return '';
  if (isMarket(dish, plan)) return market;
  const price = moneyOf(dish.price, plan);
  if (isSized(section, plan))
    return `${sizes[0]} ${price} / ${sizes[1]} ${moneyOf(dish.largePrice, plan)}`;
  return plan.style.exception === 'person' && dish.isException ? `${price} ${person}` : price;
}

/** What explains the marks and codes that the menu uses. */
export function legendsOf(plan: Plan): string[] {
  const words = wordsOf(plan.language);
  const { marks, codes } = plan.style;
  const all = plan.sections.flatMap(({ dishes }) => dishes);
  const letters = dietLetters.map((one) =>
    marks === 'letters' ? `(${one})` : `[${one.toUpperCase()}]`,
  );
  const legends: string[] = [];
  if ((marks === 'letters' || marks === 'brackets') && all.some((dish) => dish.diets.length > 0))
    legends.push(letters.map((letter, at) => `${letter} ${words.diets[at]}`).join('  '));
  if (codes !== 'none' && all.some((dish) => dish.allergens.length > 0))
    legends.push(
      `${words.allergens}: ${words.allergenNames.map((name, at) => `${codeAt(at, plan)} ${name}`).join(', ')}`,
    );
  return legends;
}
