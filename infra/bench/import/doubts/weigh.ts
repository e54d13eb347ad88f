import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clueNames } from '@menuleaf/dashboard/src/import/parse/doubts/doubts.ts';
import { type PastDish, pastDishes } from './past-dishes.ts';

type Weights = ReadonlyMap<string, number>;

/** How firmly what is believed of a clue is held: as by so many dishes, or so. */
const firmness = 20;
const steps = 600;

/** The same dish in several readings counts as little more than one. */
function countsOf(dishes: readonly PastDish[]): number[] {
  const readings = new Map<string, Set<number>>();
  const keyOf = ({ hand, menu }: PastDish) => `${hand} ${menu}`;
  for (const dish of dishes) {
    const own = readings.get(keyOf(dish)) ?? new Set();
    readings.set(keyOf(dish), own.add(dish.reading));
  }
  return dishes.map((dish) => 1 / Math.sqrt(readings.get(keyOf(dish))?.size ?? 1));
}

/** A logistic regression that begins at what is believed and is held near it; by Adam, as ever the same. */
function weigh(
  dishes: readonly PastDish[],
  names: readonly string[],
  beliefs: Readonly<Record<string, number>>,
): { weights: Weights; usual: number } {
  const start = [...names.map((name) => beliefs[name] ?? 0), -3.5];
  const at = new Map(names.map((name, index) => [name, index]));
  const rows = dishes.map(({ clues }) => [
    ...clues.flatMap((name) => at.get(name) ?? []),
    names.length,
  ]);
  const counts = countsOf(dishes);
  const total = counts.reduce((sum, one) => sum + one, 0);
  const w = Float64Array.from(start);
  const mean = new Float64Array(w.length);
  const spread = new Float64Array(w.length);
  for (let step = 1; step <= steps; step += 1) {
    const slope = new Float64Array(w.length);
    for (const [index, row] of rows.entries()) {
      const z = row.reduce((sum, one) => sum + (w[one] ?? 0), 0);
      const miss = 1 / (1 + Math.exp(-z)) - (dishes[index]?.isWrong === true ? 1 : 0);
      for (const one of row) slope[one] = (slope[one] ?? 0) + miss * (counts[index] ?? 0);
    }
    for (const [one, weight] of w.entries()) {
      const held = one < names.length ? firmness * (weight - (start[one] ?? 0)) : 0;
      const g = ((slope[one] ?? 0) + held) / total;
      mean[one] = 0.9 * (mean[one] ?? 0) + 0.1 * g;
      spread[one] = 0.99 * (spread[one] ?? 0) + 0.01 * g * g;
      const rate = 0.05 * Math.min(1, (steps - step) / (steps / 2));
      const [m, v] = [
        (mean[one] ?? 0) / (1 - 0.9 ** step),
        (spread[one] ?? 0) / (1 - 0.99 ** step),
      ];
      w[one] = weight - (rate * m) / (Math.sqrt(v) + 1e-8);
    }
  }
  return {
    weights: new Map(names.map((name, index) => [name, w[index] ?? 0])),
    usual: w[names.length] ?? 0,
  };
}

/** What a clue is believed to weigh before it is counted; those of which nothing is believed weigh nothing. */
const beliefs: Readonly<Record<string, number>> = {
  leader: 4,
  money: 3,
  number: 1.5,
  numbered: 1,
  noLetters: 3,
  long: 1,
  sentence: 2.5,
  list: 1,
  openStart: 2,
  openEnd: 3,
  openBracket: 3,
  mark: 1.5,
  sign: 1,
  capitals: 1.5,
  sectionName: 1,
  smallHere: 1.5,
  extra: 1,
  plus: 1,
  choice: 3,
  proteins: 2.5,
  size: 2,
  several: 1,
  notice: 2,
  twice: 1.2,
  thrice: 1.5,
  leftAmount: 2.5,
  leftMoney: 2,
  saidMoney: 2,
  bare: 1,
  far: 1,
  veryFar: 2,
  unpriced: 1.5,
  wide: 1,
  oddNames: 1.5,
  overUnpriced: 2,
  underName: 2,
  listUnderTitle: 2.5,
  nameOfAbove: 1,
  takenAbove: 3,
  unusedAbove: 1,
  alone: 1,
  choiceTitle: 1,
  kindsUnderTitle: 1.5,
  ofSeveralAlone: 1.5,
  priceBelow: 1,
  manyLines: 1,
  namesWithin: 1,
  capitalWithin: 1,
  slashesWithin: 1.5,
};

/** Of the right dishes that nothing else marks, such as the want of a price, clues may mark so large a part. */
const bearable = 0.09;

const sumOf = ({ clues }: PastDish, weights: Weights) =>
  clues.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);

const percent = (part: number, whole: number) => `${((part / (whole || 1)) * 100).toFixed(2)} %`;

type Scored = PastDish & { sum: number };

/** Each hand by weights that were learnt from all the others. */
function leftOut(dishes: readonly PastDish[]): Scored[] {
  const hands = new Map(dishes.map(({ hand, reading }) => [hand, reading]));
  return [...hands].flatMap(([hand, last]) => {
    const { weights } = weigh(
      dishes.filter((dish) => dish.hand !== hand),
      clueNames,
      beliefs,
    );
    const own = dishes.filter((dish) => dish.hand === hand && dish.reading === last);
    return own.map((dish) => ({ ...dish, sum: sumOf(dish, weights) }));
  });
}

const isMarked = ({ sum, isMarkedAnyway }: Scored, from: number) => isMarkedAnyway || sum >= from;

function print(name: string, dishes: readonly Scored[], isSo: (dish: Scored) => boolean): void {
  const right = dishes.filter(({ isWrong }) => !isWrong);
  const silent = dishes.filter((dish) => dish.isWrong && !isSo(dish)).length;
  const marked = right.filter(isSo).length;
  console.log(
    `${name.padEnd(36)}${String(dishes.length).padStart(6)} read  wrong in silence ${percent(silent, dishes.length)}  marked though right ${percent(marked, right.length)}`,
  );
}

/** The least sum at which no more dishes that are right are marked than is bearable. */
function doubtedFrom(dishes: readonly Scored[]): number {
  const right = dishes.filter(({ isWrong, isMarkedAnyway }) => !isWrong && !isMarkedAnyway);
  const steps = Array.from({ length: 81 }, (_, at) => at / 20);
  const isBearable = (from: number) =>
    right.filter((dish) => isMarked(dish, from)).length <= right.length * bearable;
  return steps.find(isBearable) ?? 4;
}

function write({ weights }: { weights: Weights }, from: number): void {
  const lines = [...weights].map(([name, weight]) => `  ${name}: ${Number(weight.toFixed(2))},`);
  const text = `/** Made by \`npm run weigh-doubts\`, from menus as they were read before the parser was tuned on them. */\nexport const weights: Readonly<Record<string, number>> = {\n${lines.join('\n')}\n};\n\n/** A dish is doubted when its clues weigh so much together. */\nexport const doubtedFrom = ${from};\n`;
  const folder = '../../../../frontends/dashboard/src/import/parse/doubts';
  writeFileSync(join(import.meta.dirname, folder, 'weights.ts'), text);
}

const dishes = await pastDishes();
const scored = leftOut(dishes);
const from = doubtedFrom(scored);
print('as they were marked then', scored, ({ wasMarked }) => wasMarked);
for (const at of [1, from, 2, 3])
  print(`by clues that weigh ${at}`, scored, (dish) => isMarked(dish, at));
print('by what marks them anyway', scored, ({ isMarkedAnyway }) => isMarkedAnyway);
for (const hand of new Set(scored.map((dish) => dish.hand)))
  print(
    `  ${hand}`,
    scored.filter((dish) => dish.hand === hand),
    (dish) => isMarked(dish, from),
  );
write(weigh(dishes, clueNames, beliefs), from);
