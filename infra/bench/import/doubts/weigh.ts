import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clueNames } from '@menuleaf/dashboard/src/import/parse/doubts/doubts.ts';
import { beliefs } from './beliefs.ts';
import { type PastDish, pastDishes } from './past-dishes.ts';
import { weigh, type Weights } from './weigh-clues.ts';

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
