import { isSizeName } from '../size-names.ts';
import { isAway, isCost, isGross, kindOfPrice, rankOf, underneath, wordsOf } from './heads.ts';
import type { Look } from './looks.ts';
import type { Unsure } from './sheet-column.ts';

/** So many rows tell how columns stand to each other. */
const leastRows = 4;

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** How many times the second each amount of the first is, where both are, the lowest first. */
const ratios = (one: Look, other: Look): number[] =>
  one.numbers
    .flatMap((number = 0, at) => {
      const beside = other.numbers[at] ?? 0;
      return number > 0 && beside > 0 ? [number / beside] : [];
    })
    .toSorted((a, b) => a - b);

const known = (look: Look) => look.numbers.filter((one) => one !== undefined);

/** From 0, «5.37», to 1, «5.00»: prices are round, and what is reckoned from them is not. */
function roundness(look: Look): number {
  const all = known(look).filter((one) => one > 0);
  const unit = look.decimals > 0 || Math.max(...all) < 100 ? 100 : 1;
  const points = all.map((one): number => {
    const cents = (Math.round(one * unit * 100) / 100) % 100;
    if (cents % 50 === 0) return cents === 0 ? 1 : 0.9;
    if ([90, 95, 99].includes(cents)) return 0.9;
    return cents % 10 === 0 ? 0.7 : [5, 9].includes(cents % 10) ? 0.5 : 0;
  });
  return points.reduce((sum, one) => sum + one, 0) / (points.length || 1);
}

/** Taxes on food: «1.05» to «1.3» times, the same in most rows. */
function isTaxed(gross: Look, net: Look): boolean {
  const all = ratios(gross, net);
  const counts = new Map<number, number>();
  for (const one of all) {
    const rate = Math.round(one * 100);
    counts.set(rate, (counts.get(rate) ?? 0) + 1);
  }
  const rates = [...counts].filter(([rate]) => rate >= 104 && rate <= 130);
  const most = rates.toSorted((a, b) => b[1] - a[1]).slice(0, 3);
  return (
    all.length >= leastRows && most.reduce((sum, [, count]) => sum + count, 0) >= all.length * 0.85
  );
}

/** Within a quarter of each other: prices of the same for others, and not of another size. */
const areNear = (one: Look, other: Look) => {
  const middle = median(ratios(one, other));
  return middle > 0.78 && middle < 1.28;
};

/** How far apart a column's parts of another are, without the lowest and the highest: «1.2» for takeaway, «3» for what is sold. */
const spread = (all: readonly number[]) =>
  (all[Math.floor(all.length * 0.9)] ?? 1) / (all[Math.floor(all.length * 0.1)] ?? 1);

/** Whether one dish after another costs more in the one than in the other, and not in turns. */
const isOfOthers = (one: Look, other: Look) => {
  const all = ratios(one, other);
  const turns = Math.min(
    all.filter((ratio) => ratio > 1).length,
    all.filter((ratio) => ratio < 1).length,
  );
  return all.length < leastRows || (spread(all) < 2.6 && turns < all.length * 0.06);
};

/** Taxes, charges, the same for most. */
const isSame = (look: Look) =>
  known(look).length >= leastRows && new Set(known(look)).size <= 1 + known(look).length / 10;
/** Numbers of rows; a list may be sorted by its price, too. */
const isCounter = (look: Look) =>
  look.kind !== 'price' &&
  look.isCode &&
  look.decimals === 0 &&
  known(look).every((one, at, all) => at === 0 || one > (all[at - 1] ?? 0));

/** What is sold of a dish, times its price: «38», «169.00», «6,422.00». */
const isProduct = (all: Look, one: Look, other: Look) => {
  const rows = all.numbers.flatMap((number = 0, at) => {
    const product = (one.numbers[at] ?? 0) * (other.numbers[at] ?? 0);
    return number > 0 && product > 0 ? [Math.abs(number / product - 1) < 0.005] : [];
  });
  return rows.length >= leastRows && rows.filter(Boolean).length >= rows.length * 0.9;
};

/** «Price 2», «VK3»: of other guests. */
const isLater = (head: string) => /\D[2-9]$/u.test(head.trim());

/** What a column's head says of it. */
const saidOf = ({ kind, head, isOfTill }: Look) => {
  const rank = rankOf('price', head);
  const word = kind === 'price' ? 3 : kind === 'size' || isGross(head) ? 2 : isOfTill ? -4 : 0;
  return word - (rank > 0 ? 5 : rank) - (isAway(head) ? 2 : isLater(head) ? 1 : 0);
};

/** How likely a column holds what guests pay, by its head and its cells. */
function likelihood(look: Look, looks: readonly Look[]): number {
  const numbers = known(look);
  const others = looks.filter((other) => other !== look && !isSame(other) && !isCounter(other));
  const sold = others.flatMap((one) =>
    others.filter((other) => other !== one).map((other): [Look, Look] => [one, other]),
  );
  const held =
    3 * look.filled +
    (look.cells.some((cell) => /\p{Sc}/u.test(cell)) ? 1.5 : 0) +
    (look.decimals > 0.7 ? 1 : 0) +
    roundness(look) -
    (isCounter(look) ? 1.5 : 0) -
    (look.isFlag ? 3 : 0) -
    (isSame(look) ? 3 : 0) -
    (3 * numbers.filter((one) => one === 0).length) / (numbers.length || 1) -
    (look.cells.some((cell) => /%/u.test(cell)) ? 4 : 0) +
    (isCost(look.head) && others.every((other) => median(ratios(look, other)) > 1) ? 5 : 0) +
    (others.some((other) => isKin(look, other)) ? 1.5 : 0) -
    (sold.some(([one, other]) => isProduct(look, one, other)) ? 6 : 0) +
    (look.decimals > 0 && sold.some(([one, other]) => isProduct(one, look, other)) ? 1.5 : 0);
  return others.reduce((sum, other) => sum + beside(look, other), saidOf(look) + held);
}

/** Prices, and what is reckoned from them, rise and fall together. */
const isKin = (look: Look, other: Look) => {
  const all = ratios(look, other);
  return all.length >= leastRows && spread(all) < 1.4;
};

/** What another column tells of one: what tax is added to, and what it is bought for. */
function beside(look: Look, other: Look): number {
  const all = ratios(look, other);
  if (all.length < leastRows) return 0;
  const rounder = roundness(look) - roundness(other);
  if (isTaxed(look, other)) return rounder > 0.1 ? 1.5 : 0.3;
  if (isTaxed(other, look)) return rounder < -0.1 ? -1.5 : -0.3;
  if (median(all) > 8 && spread(all) > 3) return look.kind === 'price' ? 0 : -1.5;
  // What is bought for half of it and less.
  return median(all) < 0.5 && rounder < -0.1 && spread(all) < 3 ? -1 : 0;
}

export type PricedColumns = { price?: number; sizes: number[]; unsure?: Unsure };

/** So much likelier than the next is the price without a doubt: if its head says so, its cells alone do, or its head is of some guests'. */
const margin = { said: 0.9, held: 1.8, some: 4 };

/** What stands above several columns: «Price» over «26 cm» and «32 cm». */
const upperOf = (head: string) => head.split(underneath).slice(0, -1).join(underneath);

const isOfSize = ({ kind, head }: Look) =>
  kind === 'size' || isSizeName(head.split(underneath).at(-1) ?? '');

/** «Pris spis her», «Pris take away»: each price is of a kind, and none of the dish itself. */
function areOfKinds(looks: readonly Look[]): boolean {
  const kinds = looks.filter(({ kind }) => kind === 'price').map(({ head }) => kindOfPrice(head));
  return kinds.length > 1 && kinds.every(Boolean) && new Set(kinds).size === kinds.length;
}

/** Heads that name sizes, kinds of prices, or nothing that is known, of a price. */
function areSizes(looks: readonly Look[]): boolean {
  if (looks.length < 2) return false;
  const prices = looks.filter(({ kind }) => kind === 'price');
  return (
    looks.some(({ kind }) => kind === 'size') ||
    prices.length === 0 ||
    areOfKinds(looks) ||
    // One that is filled where the price is not.
    looks.some(
      (look) =>
        look.kind === undefined &&
        known(look).length > 1 &&
        look.numbers.every((one, at) => one === undefined || !prices[0]?.cells[at]),
    )
  );
}

/** Costs, taxes, stock: what only tills tell. */
const areOfTill = (looks: readonly Look[], held: readonly Look[]) =>
  looks.filter((look) => look.isOfTill).length > 2 ||
  held.some(
    (one) =>
      rankOf('price', one.head) > 0 || held.some((other) => one !== other && isTaxed(one, other)),
  );

/** Which of the columns of amounts are the price, or the prices of sizes. */
export function pricedColumns(looks: readonly Look[], isHeaded: boolean): PricedColumns {
  const held = looks.filter(
    ({ kind, filled, isPrice, isFlag, isOfTill }) =>
      kind === 'price' ||
      (kind === 'size' && filled === 0) ||
      (isPrice && (kind === 'size' || (kind === undefined && !(isFlag && isHeaded && !isOfTill)))),
  );
  const scored = held
    .map((look) => ({ look, score: likelihood(look, held) }))
    .toSorted((a, b) => b.score - a.score || a.look.at - b.look.at);
  const [best, ...others] = scored;
  if (!best) return { sizes: [] };
  const isTill = areOfTill(looks, held);
  const isWhole = ({ kind, decimals }: Look) => !kind && decimals === 0 && best.look.decimals > 0.7;
  const near = scored.filter(
    ({ look, score }) =>
      score > best.score - (isTill || isWhole(look) ? 3.5 : 8) &&
      rankOf('price', look.head) <= 0 &&
      (!look.isOfTill || look.kind) &&
      (look.kind || look === best.look || isOfOthers(look, best.look)),
  );
  // In a till, take-away and other rooms are no sizes.
  const ofSizes = near.filter(
    ({ look }, at) =>
      !isTill || isOfSize(look) || !near.slice(0, at).some((kept) => areNear(kept.look, look)),
  );
  const candidates = ofSizes.map(({ look }) => look);
  const upper = upperOf(best.look.head);
  const areBelow =
    upper !== '' && candidates.filter(({ head }) => upperOf(head) === upper).length > 1;
  const isSized = areBelow || areSizes(candidates);
  const sizes = candidates.filter(
    ({ head, kind }) =>
      kind === 'size' ||
      (isSized &&
        (kind !== 'price' || (areBelow ? upperOf(head) === upper : areOfKinds(candidates)))),
  );
  const isOfSome = isLater(best.look.head) || isAway(best.look.head);
  const rivals = others.filter(({ look, score }) => {
    const isNear = areNear(look, best.look);
    const isRound = isNear && roundness(look) > roundness(best.look) + 0.15;
    const isSure = best.look.kind === 'price' && !isRound;
    const least = isOfSome && isNear ? margin.some : isSure ? margin.said : margin.held;
    return (
      score > best.score - least &&
      !sizes.includes(look) &&
      wordsOf(look.head) !== wordsOf(best.look.head)
    );
  });
  const isGuessed = isTill && sizes.length > 1 && sizes.every(({ kind }) => kind === undefined);
  const asked = isGuessed ? sizes : rivals.map(({ look }) => look);
  return {
    sizes: sizes.map(({ at }) => at),
    ...(!sizes.includes(best.look) && { price: best.look.at }),
    ...(asked.length > 0 &&
      isHeaded && {
        unsure: { column: 'price', ats: [...new Set([best.look, ...asked].map(({ at }) => at))] },
      }),
  };
}
