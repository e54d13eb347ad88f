import { linesOfText } from '@menuleaf/dashboard/src/import/parse/columns.ts';
import { readMenu } from '@menuleaf/dashboard/src/import/parse/read-menu.ts';
import { sumsOf } from './sums.ts';
import type { Verdict } from './judge.ts';
import { verdictOf } from './read.ts';
import { corpus, kinds } from './truth.ts';

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)} %`;

function printRow(name: string, verdicts: readonly Verdict[]): void {
  const { expected, right, doubted, marked, silent, lost, leaks, asked, questions } =
    sumsOf(verdicts);
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

/** Menus written apart from the parser, by hand. */
export function printCorpora(): void {
  for (const kind of kinds)
    printRow(
      rowOf[kind],
      corpus(kind).map((menu) => verdictOf(menu)),
    );
  printSpeed();
}
