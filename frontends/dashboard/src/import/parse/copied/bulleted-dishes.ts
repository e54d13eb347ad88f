import { isPriceAlone, isPriced } from '../bare-names.ts';
import { isCapitals, isSectionName } from '../headings.ts';
import { isKind } from '../line-grammar/part-names.ts';
import { partsOf } from '../line-grammar/priced-parts.ts';
import { isBlank, type Step, type TidyLine, withText } from '../tidy-line.ts';

const bullet = /^\s*[•●◦▪■·*–—-]\s+(?:\d{1,3}[.)]\s+)?(?=\S)/u;
const isBulleted = (line: TidyLine | undefined) => bullet.test(line?.text ?? '');
const bare = (line: TidyLine | undefined) => line?.text.replace(bullet, '').trim() ?? '';

/** «$34.90 (Per Person)» */
const perGuest = /\s*\(((?:per|p\.) ?\p{L}+|each|pp)\)$/iu;

type Prices = { prices: string[]; names: string[] };

/** «12.50», «Half $15.90 Full $27.90»: what a line of nothing else costs. */
function pricesIn(line: TidyLine | undefined): Prices | undefined {
  const text = bare(line).replace(perGuest, ' $1');
  const parts = partsOf(text);
  if (parts.length > 1 && parts.every(({ words }) => isKind(words)))
    return { prices: parts.map(({ price }) => price), names: parts.map(({ words }) => words) };
  return isPriceAlone(text) ? { prices: [text], names: [] } : undefined;
}

/** So many dishes of a list begin with a sign, and have their price below it. */
const least = 4;
/** Lines that may say what is in a dish. */
const most = 5;

type Dish = { at: number; priceAt: number; end: number; prices: Prices };

const nextTo = (lines: readonly TidyLine[], at: number) =>
  lines.findIndex((line, index) => index > at && !isBlank(line));

function dishAt(lines: readonly TidyLine[], at: number): Dish | undefined {
  const priceAt = nextTo(lines, at);
  const prices = pricesIn(lines[priceAt]);
  if (
    !isBulleted(lines[at]) ||
    !/\p{L}{2}/u.test(bare(lines[at])) ||
    !prices ||
    pricesIn(lines[at])
  )
    return undefined;
  let end = priceAt + 1;
  for (let said = 0; end < lines.length && said < most; end += 1) {
    const line = lines[end];
    const isTitle = isCapitals(bare(line)) || isSectionName(bare(line));
    const isOver = isBlank(line) && priceAt === at + 1;
    if (isBulleted(line) || isOver || (isTitle && isBlank(lines[end - 1]))) break;
    if (!isBlank(line)) said += 1;
  }
  return { at, priceAt, end, prices };
}

function written(lines: readonly TidyLine[], { at, priceAt, end, prices }: Dish): TidyLine[] {
  const said = lines.slice(priceAt + 1, end).filter((line) => !isBlank(line));
  const words = said.map(({ text }) => text.trim()).join(' ');
  const above = lines.slice(at, priceAt + 1).flatMap(({ from }) => from);
  const below = said.flatMap(({ from }) => from);
  // With several prices it stays below, or it would be taken for what the first is called.
  return prices.names.length > 0
    ? [
        {
          text: [bare(lines[at]), ...prices.prices].join('    '),
          from: above,
          names: prices.names,
        },
        ...(words === '' ? [] : [{ text: words, from: below }]),
      ]
    : [
        {
          text: [bare(lines[at]), words, ...prices.prices].filter(Boolean).join('    '),
          from: [...above, ...below],
        },
      ];
}

/** «• Rye lager: Is it a rye? Is it a lager? 5 % ABV» */
const named = /^(?<name>#?\p{Lu}[^:.,!?]{2,30}):\s+(?<said>\p{Lu}.*)$/u;

/** A list without prices: each behind a sign, a name and what is said of it. */
function withoutPrices(lines: readonly TidyLine[]): TidyLine[] | undefined {
  const bulleted = lines.filter(isBulleted);
  const found = bulleted.filter((line) => named.test(bare(line)));
  const areAll = found.length >= least && found.length >= bulleted.length * 0.7;
  if (!areAll || lines.some(({ text }) => isPriced(text))) return undefined;
  return lines.flatMap((line): TidyLine[] => {
    const { name, said } = (isBulleted(line) && named.exec(bare(line))?.groups) || {};
    return name === undefined || said === undefined
      ? [line]
      : [
          { ...line, text: name, part: 'dish' },
          { ...line, text: said, part: 'said' },
        ];
  });
}

/** A list whose dishes begin with a sign each, their price below it and then what is in them, with blank lines or without. */
export const withBulletedDishes: Step = (lines) => {
  const dishes = lines.flatMap((_, at) => dishAt(lines, at) ?? []);
  if (dishes.length < least) return withoutPrices(lines) ?? [...lines];
  return lines.flatMap((line, at): TidyLine[] => {
    const dish = dishes.find((one) => at >= one.at && at < one.end);
    if (dish) return dish.at === at ? written(lines, dish) : [];
    const below = lines.slice(at + 1).find((one) => !isBlank(one) && !/^\s*\(/u.test(one.text));
    const isTitle = isBulleted(line) && bare(line).length < 40 && isBulleted(below);
    return [isTitle ? withText(line, `== ${bare(line)} ==`) : line];
  });
};
