import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dishesInContext } from '@menuleaf/dashboard/src/import/parse/doubts/doubts.ts';
import { noPrice } from '@menuleaf/dashboard/src/import/parse/doubts/price-clues.ts';
import { linesOfText } from '@menuleaf/dashboard/src/import/parse/columns.ts';
import { likenessOf, riskCues, riskOf } from '@menuleaf/dashboard/src/import/parse/model/risk.ts';
import { readTwice } from '@menuleaf/dashboard/src/import/parse/model/second-reading.ts';
import { firstReading } from '@menuleaf/dashboard/src/import/parse/read-menu.ts';
import { rightDishes } from '../judge.ts';
import { pastedFiles, truthOf } from '../pasted-files.ts';
import { fitted } from './fitted.ts';
import { pageRisk } from './page-risk.ts';

/*
 * What tells how likely a dish is wrong is learnt from menus that nobody looked at while rules were made and that the
 * network has not seen: what is misread of them is misread of strangers.
 */

/** Each is scored by weights that were learnt from the other parts; the menus of one hand are in one. */
const partCount = 8;
/** So firmly weights are held near 0, as by so many rows. */
const firmness = 20;

const files = pastedFiles('sealed-files');
const hands = [...new Set(files.map(({ name }) => name.split('_')[0]))];
const menus = files.map(({ name, text, pairs }) => ({
  ...{ text, truth: truthOf(pairs) },
  part: hands.indexOf(name.split('_')[0]) % partCount,
}));
type Menu = (typeof menus)[number];
type Named = { name: string; price: number | null; description?: string };

/** Of a truth that tells no sizes, names and prices are judged. */
function rightOf<Dish extends Named>({ truth }: Menu, dishes: readonly Dish[]): Set<Dish> {
  const judged = new Map(
    dishes.map((dish) => [
      { name: dish.name, price: dish.price, description: dish.description ?? '' },
      dish,
    ]),
  );
  const all = [...judged.keys()].map((dish) => ({
    ...dish,
    ...{ isMarked: false, diets: [], allergens: [] },
  }));
  const right = rightDishes(truth, { sections: [{ name: '', dishes: all }] });
  return new Set(
    [...judged.values()].filter((_, at) => all.slice(at, at + 1).some((one) => right.has(one))),
  );
}

/** Each dish of a menu as it is read in the end, and whether it is wrong. */
function rowsOf(menu: Menu) {
  const { lines, menu: rules } = firstReading(linesOfText(menu.text));
  const both = readTwice(lines, rules);
  if (!both) return [];
  const right = rightOf(
    menu,
    both.sections.flatMap(({ dishes }) => dishes),
  );
  return dishesInContext(both.sections, [], []).flatMap((one) => {
    const { dish, section } = one.seen;
    const origin = both.origins.get(dish);
    if (!origin) return [];
    const isAsked = section.dishes.every(({ price }) => price === null);
    return [
      {
        ...{ part: menu.part, likeness: likenessOf(dish, origin), cues: riskCues(one, both) },
        ...{ isSo: !right.has(dish), count: 1 },
        isMarked: dish.doubts.some(
          ({ field, reason }) =>
            field !== 'name' && field !== 'description' && !(isAsked && reason === noPrice),
        ),
      },
    ];
  });
}

/** Owners' files and pages of restaurants tell as much. */
const meanOf = (one: readonly number[], other: readonly number[]) =>
  one.map((weight, at) => Number(((weight + (other[at] ?? 0)) / 2).toFixed(3)));

const parts = Array.from({ length: partCount }, (_, part) => part);
const risks = menus.flatMap(rowsOf);
const likenesses = ['agreed', 'alike', 'differing'] as const;
function riskFrom(rows: typeof risks) {
  const [agreed = [], alike = [], differing = []] = likenesses.map((likeness) =>
    fitted(
      rows.filter((row) => row.likeness === likeness),
      firmness,
    ),
  );
  return {
    agreed: meanOf(agreed, pageRisk.agreed),
    alike: meanOf(alike, pageRisk.alike),
    differing: meanOf(differing, pageRisk.differing),
  };
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;

/** What is wrong in silence, and what is marked though right, by weights that had not seen it. */
function print(scored: readonly ((typeof risks)[number] & { risk: number })[]): void {
  for (const from of [0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.1, 0.12]) {
    const right = scored.filter(({ isSo }) => !isSo);
    const isMarked = (row: (typeof scored)[number]) => row.isMarked || row.risk >= from;
    const silent = scored.filter((row) => row.isSo && !isMarked(row)).length;
    console.log(
      `${scored.length} read, ${percent(right.length, scored.length)} right  marked from ${percent(from, 1)}: in silence ${silent}, ${percent(silent, scored.length)}  marked though right ${percent(right.filter(isMarked).length, right.length)}`,
    );
  }
}

print(
  parts.flatMap((part) => {
    const weights = riskFrom(risks.filter((row) => row.part !== part));
    return risks
      .filter((row) => row.part === part)
      .map((row) => ({ ...row, risk: riskOf(row.cues, weights[row.likeness]) }));
  }),
);
writeFileSync(
  join(
    import.meta.dirname,
    '../../../../frontends/dashboard/src/import/parse/model/risk-weights.ts',
  ),
  `/* Written by \`npm run weigh-risk\`. */\n\nexport const riskWeights = ${JSON.stringify(riskFrom(risks))} satisfies Record<string, readonly number[]>;\n`,
);
