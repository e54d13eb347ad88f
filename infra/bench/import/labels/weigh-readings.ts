import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Compared,
  choiceCues,
  type Judged,
  riskCues,
  surenessOf,
} from '@menuleaf/dashboard/src/import/parse/model/choice.ts';
import { comparison } from '@menuleaf/dashboard/src/import/parse/model/comparison.ts';
import { labeledDishes } from '@menuleaf/dashboard/src/import/parse/model/labeled-dishes.ts';
import { labeled } from '@menuleaf/dashboard/src/import/parse/model/labels.ts';
import { tokensOf } from '@menuleaf/dashboard/src/import/parse/model/tokens.ts';
import type { LabeledDish } from '@menuleaf/dashboard/src/import/parse/model/labeled-dishes.ts';
import { pastParser } from '../doubts/past-parsers.ts';
import { rightDishes } from '../judge.ts';
import { judgedDish } from '../read.ts';
import { menusOf, type CorpusMenu } from '../truth.ts';
import { fitted, type Row } from './fitted.ts';

/** Real files, and the commit whose rules had not been tuned on them; the later ones are read as strangers are now. */
const past: readonly { commit: string; isLate: boolean; files: readonly string[] }[] = [
  {
    commit: '5dfe428e',
    isLate: false,
    files: ['alps-to-fjords', 'bread-cafes-to-canteens', 'quinzena-to-konoba'],
  },
  {
    commit: '429ef0af',
    isLate: false,
    files: ['curry-houses-to-braais', 'hatches-to-school-meals'],
  },
  { commit: 'd1d1d35d', isLate: false, files: ['bouchons-to-ouzeris', 'drive-ins-to-tap-lists'] },
  {
    commit: 'fac65304',
    isLate: true,
    files: [
      'meze-to-care-homes',
      'noodle-pages-to-cake-studios',
      'oyster-bars-to-party-trays',
      'soup-kitchens-to-tascas',
    ],
  },
  { commit: 'cc095295', isLate: true, files: ['country-inns-to-cocktail-lists'] },
  { commit: 'a7f64e61', isLate: true, files: ['smorrebrod-to-petiscos'] },
  { commit: '3d1aa24b', isLate: true, files: ['gasthof-to-taverna', 'takeaways-to-room-service'] },
  {
    commit: 'fb003771',
    isLate: true,
    files: ['heuriger-to-psarotaverna', 'izakayas-to-wedding-lists'],
  },
];
/** Those count so many times. */
const lateTimes = 3;
/** From so likely a gain on, a second reading is taken. */
const takenFrom = 0.7;

type Rules = ReturnType<Awaited<ReturnType<typeof pastParser>>>;
type Read = ReturnType<typeof readTwice>;

const folder = join(import.meta.dirname, '../../../../.local/labels');
const leftOut: { file: string; name: string; shares: number[][] }[] = JSON.parse(
  readFileSync(join(folder, 'left-out.json'), 'utf8'),
);
const sharesOf = new Map(leftOut.map(({ file, name, shares }) => [`${file} ${name}`, shares]));

const asJudged = ({ name, price, choices }: LabeledDish) => ({
  ...{ name, price, description: '', isMarked: false, diets: [], allergens: [] },
  choices: choices.map((choice) => ({ label: choice.name, price: choice.price })),
});

/** Both readings of a menu, and which of their dishes are right. */
function readTwice({ text, truth }: CorpusMenu, rules: Rules, shares: number[][], times: number) {
  const tokens = tokensOf(text);
  if (tokens.length !== shares.length) return [];
  const read = labeled(tokens, shares);
  const second = labeledDishes(text, read);
  let turn = 0;
  const sections = rules.sections.map((section) => ({
    ...section,
    dishes: section.dishes.map((dish) => {
      const isMarked = rules.marked[turn] === true;
      turn += 1;
      return { ...dish, doubts: isMarked ? [{ field: 'name' as const, reason: '' }] : [] };
    }),
  }));
  const dishes = sections.flatMap((section) => section.dishes);
  const judged = dishes.map(judgedDish);
  const judgedThen = second.map(asJudged);
  const rightOf = (all: typeof judged) =>
    rightDishes(truth, { sections: [{ name: '', dishes: all }] });
  const [right, rightThen] = [rightOf(judged), rightOf(judgedThen)];
  const { stretches, whole } = comparison(sections, second, tokens.length);
  return stretches.map((stretch) => ({
    ...{ stretch, read, whole, times },
    right: stretch.first.map(({ dish }) =>
      judged.some((one, at) => dishes[at] === dish && right.has(one)),
    ),
    rightThen: stretch.second.map((dish) =>
      judgedThen.some((one, at) => second[at] === dish && rightThen.has(one)),
    ),
  }));
}

const countOf = (all: readonly boolean[]) => all.filter(Boolean).length;

/** A stretch that one reading has better, and by how much. */
function choiceRow({ stretch, read, whole, times, right, rightThen }: Read[number]): Row[] {
  const gain = countOf(rightThen) - countOf(right);
  if (stretch.isAgreed || gain === 0) return [];
  return [
    {
      cues: choiceCues(stretch, read, whole),
      isSo: gain > 0,
      count: Math.min(Math.abs(gain), 4) * times,
    },
  ];
}

const sumOf = (cues: readonly number[], weights: readonly number[]) =>
  cues.reduce((sum, cue, at) => sum + cue * (weights[at] ?? 0), 0);

function judgedIn(
  stretch: Compared,
  kind: Judged['kind'],
  at: number,
  liking: number,
  read: Read[number]['read'],
): Judged {
  const dish = kind === 'second' ? stretch.second[at] : stretch.first[at]?.dish;
  const own = kind === 'first' ? undefined : stretch.second[at];
  return {
    kind,
    isMarked: kind !== 'second' && (stretch.first[at]?.dish.doubts.length ?? 0) > 0,
    isUnpriced: dish?.price === null,
    preference: kind === 'second' ? liking : -liking,
    sureness: own ? surenessOf(read, own.from, own.to) : { mean: 0, least: 0 },
  };
}

/** Each dish of the reading that is taken, and whether it is wrong. */
function riskRows(
  { stretch, read, whole, times, right, rightThen }: Read[number],
  weights: readonly number[],
) {
  const liking = stretch.isAgreed ? 0 : sumOf(choiceCues(stretch, read, whole), weights);
  const isSecond = !stretch.isAgreed && 1 / (1 + Math.exp(-liking)) > takenFrom;
  const kind = stretch.isAgreed
    ? ('agreed' as const)
    : isSecond
      ? ('second' as const)
      : ('first' as const);
  return (isSecond ? rightThen : right).map((isRight, at) => {
    const judged = judgedIn(stretch, kind, at, liking, read);
    return { kind, cues: riskCues(judged, stretch, read, whole), isSo: !isRight, count: times };
  });
}

const reads: Read = [];
for (const { commit, isLate, files } of past) {
  const parser = await pastParser(commit);
  for (const file of files)
    for (const menu of menusOf(
      readFileSync(join(import.meta.dirname, '../real', `${file}.menus`), 'utf8'),
    )) {
      const shares = sharesOf.get(`real/${file}.menus ${menu.name}`);
      if (shares) reads.push(...readTwice(menu, parser(menu.text), shares, isLate ? lateTimes : 1));
    }
}
const choice = fitted(reads.flatMap(choiceRow));
const risks = reads.flatMap((read) => riskRows(read, choice));
const riskOf = (kind: Judged['kind']) => fitted(risks.filter((row) => row.kind === kind));
const doubt = { agreed: riskOf('agreed'), first: riskOf('first'), second: riskOf('second') };
writeFileSync(
  join(
    import.meta.dirname,
    '../../../../frontends/dashboard/src/import/parse/model/choice-weights.ts',
  ),
  `/* Written by \`npm run weigh-readings\`. */\n\nexport const choiceWeights: readonly number[] = ${JSON.stringify(choice)};\n\nexport const doubtWeights = ${JSON.stringify(doubt)} satisfies Record<string, readonly number[]>;\n`,
);
console.log(`${reads.length} stretches, ${risks.length} dishes`);
