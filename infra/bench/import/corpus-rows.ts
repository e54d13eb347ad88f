import { linesOfText } from '@menuleaf/dashboard/src/import/parse/columns.ts';
import { readMenu } from '@menuleaf/dashboard/src/import/parse/read-menu.ts';
import { featureSums } from './feature-sums.ts';
import { generate } from './generate/generate.ts';
import type { Verdict } from './judge.ts';
import { verdictOf } from './read.ts';
import { corpus, kinds } from './truth.ts';

/** None of them has been used to tune the parser. */
const unseen = { from: 1_000_000, count: 5000 };

/** So many features are shown. */
const worst = 10;

export const seedsFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + at);

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)} %`;

function printRow(name: string, verdicts: readonly Verdict[]): void {
  const sums = featureSums(verdicts.map((verdict) => ({ features: [], verdict }))).get('all');
  if (!sums) return;
  const { expected, right, doubted, marked, silent, lost, leaks, asked, questions } = sums;
  const shares = [
    `right ${percent(right, expected)}`,
    `of these marked ${percent(doubted, right)}`,
    `wrong and marked ${percent(marked, expected)}`,
    `wrong in silence ${percent(silent, expected)}`,
    `neither read nor marked ${percent(lost, expected)}`,
    `leaks ${leaks}`,
    `asked at ${questions} sections, which alone told of ${asked} prices`,
  ];
  console.log(`${name.padEnd(36)}${String(expected).padStart(6)} dishes  ${shares.join('  ')}`);
}

const rowOf = {
  open: 'Text, tuned on',
  real: 'Text as real pages, tuned on',
  sealed: 'Text, sealed',
  'sealed-real': 'Text as real pages, sealed',
} as const;

type Judged = { seed: number; features: string[]; verdict: Verdict };

/** The features that are read worst, each with a seed to look at. */
function printWorst(judged: readonly Judged[]): void {
  const shareOf = ({ right, expected }: { right: number; expected: number }) => right / expected;
  const sums = [...featureSums(judged)].toSorted(([, a], [, b]) => shareOf(a) - shareOf(b));
  for (const [feature, { right, expected }] of sums.slice(0, worst)) {
    const failing = judged.find(
      ({ features, verdict }) => features.includes(feature) && verdict.right < verdict.expected,
    );
    const seed = failing ? `  for one, seed ${failing.seed}` : '';
    console.log(`  ${feature.padEnd(34)}${percent(right, expected).padStart(9)} right${seed}`);
  }
}

/** Other dishes in each run: what the parser keeps of one text is of no use for the next. */
const dishesOf = (run: number) =>
  Array.from({ length: 100 }, (_, at) =>
    [
      ...(at % 10 === 0 ? [`\nSECTION ${run} ${at}`] : []),
      `Dish ${run} of house (v) ..... ${at + 5}.50`,
    ].join('\n'),
  ).join('\n');

/** The middle of many readings; a slow phone takes some four times as long. */
function printSpeed(): void {
  const took = Array.from({ length: 21 }, (_, run) => {
    const lines = linesOfText(dishesOf(run));
    const from = performance.now();
    readMenu(lines);
    return performance.now() - from;
  });
  const middle = took.toSorted((a, b) => a - b)[took.length >> 1] ?? 0;
  console.log(`100 dishes of text are read in ${middle.toFixed(1)} ms`);
}

/** Menus written apart from the parser: by hand, and from seeds. */
export function printCorpora(): void {
  for (const kind of kinds)
    printRow(
      rowOf[kind],
      corpus(kind).map((menu) => verdictOf(menu)),
    );
  const judged = seedsFrom(unseen.from, unseen.count).map((seed) => {
    const menu = generate(seed);
    return { seed, features: menu.features, verdict: verdictOf(menu) };
  });
  printRow(
    `Text, seeds ${unseen.from}–${unseen.from + unseen.count - 1}`,
    judged.map(({ verdict }) => verdict),
  );
  printWorst(judged);
  printSpeed();
}
