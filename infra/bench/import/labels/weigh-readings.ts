import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDoubts, dishesInContext } from '@menuleaf/dashboard/src/import/parse/doubts/doubts.ts';
import { noPrice } from '@menuleaf/dashboard/src/import/parse/doubts/price-clues.ts';
import { linesOfText } from '@menuleaf/dashboard/src/import/parse/columns.ts';
import { choiceCues } from '@menuleaf/dashboard/src/import/parse/model/choice.ts';
import { comparison } from '@menuleaf/dashboard/src/import/parse/model/comparison.ts';
import { labeledDishes } from '@menuleaf/dashboard/src/import/parse/model/labeled-dishes.ts';
import { labeled } from '@menuleaf/dashboard/src/import/parse/model/labels.ts';
import { likenessOf, riskCues, riskOf } from '@menuleaf/dashboard/src/import/parse/model/risk.ts';
import { readTwice } from '@menuleaf/dashboard/src/import/parse/model/second-reading.ts';
import { tokensOf } from '@menuleaf/dashboard/src/import/parse/model/tokens.ts';
import type { LabeledDish } from '@menuleaf/dashboard/src/import/parse/model/labeled-dishes.ts';
import type { ReadDish, ReadMenu } from '@menuleaf/dashboard/src/import/parse/source-line.ts';
import { pastParser, pastParsers } from '../doubts/past-parsers.ts';
import { rightDishes } from '../judge.ts';
import { judgedDish } from '../read.ts';
import { menusOf, type CorpusMenu } from '../truth.ts';
import { fitted } from './fitted.ts';

/** How files count that past parsers had not been tuned on: the later ones are read as strangers are now. */
const kinds = {
  early: ['5dfe428e', '429ef0af', 'd1d1d35d'],
  late: ['fac65304', 'cc095295', 'a7f64e61', '3d1aa24b', 'fb003771', 'cc0b332a^'],
  invented: ['cdb4759b', 'e95797e9'],
} as const;
/** Parsers that doubts are not weighed by. */
const laterParsers = [
  { commit: 'cc095295', files: ['country-inns-to-cocktail-lists'] },
  { commit: 'a7f64e61', files: ['smorrebrod-to-petiscos'] },
  { commit: '3d1aa24b', files: ['gasthof-to-taverna', 'takeaways-to-room-service'] },
  { commit: 'fb003771', files: ['heuriger-to-psarotaverna', 'izakayas-to-wedding-lists'] },
  {
    commit: 'cc0b332a^',
    files: [
      'brasseries-to-mensas',
      'osterie-to-mensas',
      'pubs-to-parish-lunches',
      'quaysides-to-kindergartens',
      'sagre-to-sanatoriums',
      'supper-clubs-to-rooftop-bars',
      'taprooms-to-bus-canteens',
    ],
  },
];
const past = (['early', 'late', 'invented'] as const).flatMap((kind) =>
  kinds[kind].flatMap((commit) =>
    [...pastParsers, ...laterParsers]
      .filter((one) => one.commit === commit)
      .map((one) => ({ ...one, kind })),
  ),
);
/** So many times each counts. */
const timesOf = { early: 1, late: 3, invented: 3 };
/** As many as the networks that left a file out. */
const partCount = 4;
type Rules = ReturnType<Awaited<ReturnType<typeof pastParser>>>;
type Read = ReturnType<typeof stretchesOf>;
type PastMenu = {
  kind: keyof typeof timesOf;
  /** Left out by the same network as others of its part. */
  part: number;
  text: string;
  menu: CorpusMenu;
  /** As it was marked then, and as it would be now. */
  then: ReadMenu;
  now: ReadMenu;
  shares: number[][];
  times: number;
};

const folder = join(import.meta.dirname, '../../../../.local/labels');
const leftOut: { file: string; name: string; shares: number[][] }[] = JSON.parse(
  readFileSync(join(folder, 'left-out.json'), 'utf8'),
);
const sharesOf = new Map(leftOut.map(({ file, name, shares }) => [`${file} ${name}`, shares]));
const partOf = new Map(
  ['real', 'open'].flatMap((folderName) =>
    [...new Set(leftOut.map(({ file }) => file))]
      .filter((file) => file.startsWith(folderName))
      .toSorted()
      .map((file, at): [string, number] => [file, at % partCount]),
  ),
);

const asJudged = ({ name, price, choices }: LabeledDish) => ({
  ...{ name, price, description: '', isMarked: false, diets: [], allergens: [] },
  choices: choices.map((choice) => ({ label: choice.name, price: choice.price })),
});

/** A menu whose dishes have other doubts, given in their order. */
function doubted(menu: ReadMenu, all: readonly Pick<ReadDish, 'doubts' | 'oddness'>[]): ReadMenu {
  let turn = 0;
  const next = () => all[turn++];
  const sections = menu.sections.map((section) => ({
    ...section,
    dishes: section.dishes.map((dish) => ({ ...dish, ...next() })),
  }));
  return { ...menu, sections };
}

/** What a past parser read, as it was marked then and as it would be now. */
function markedBy({ sections, known, tidy, menu, marked }: Rules) {
  addDoubts(sections, known, tidy);
  const now = sections.flatMap(({ dishes }) =>
    dishes.map(({ doubts, oddness = 0 }) => ({ doubts, oddness })),
  );
  const then = marked.map((is) => ({
    doubts: is ? [{ field: 'name' as const, reason: '' }] : [],
    oddness: 0,
  }));
  return { then: doubted(menu, then), now: doubted(menu, now) };
}

/** Both readings of a menu, and which of their dishes are right. */
function stretchesOf({ menu: { truth }, text, then: rules, shares, times, part }: PastMenu) {
  const tokens = tokensOf(text);
  const read = labeled(tokens, shares);
  const second = labeledDishes(text, read);
  const dishes = rules.sections.flatMap((section) => section.dishes);
  const judged = dishes.map(judgedDish);
  const judgedThen = second.map(asJudged);
  const rightOf = (all: typeof judged) =>
    rightDishes(truth, { sections: [{ name: '', dishes: all }] });
  const [right, rightThen] = [rightOf(judged), rightOf(judgedThen)];
  const { stretches, whole } = comparison(rules.sections, second, tokens.length);
  return stretches.map((stretch) => ({
    ...{ stretch, read, whole, times, part },
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
function choiceRow({ stretch, read, whole, times, part, right, rightThen }: Read[number]) {
  const gain = countOf(rightThen) - countOf(right);
  if (stretch.isAgreed || gain === 0) return [];
  return [
    {
      cues: choiceCues(stretch, read, whole),
      isSo: gain > 0,
      count: Math.min(Math.abs(gain), 4) * times,
      part,
    },
  ];
}

/** Each dish of a menu as it is read in the end, and whether it is wrong. */
function riskRows(
  { kind, part, text, menu: { truth }, now: rules, shares, times }: PastMenu,
  weights: readonly number[],
) {
  const both = readTwice(
    linesOfText(text),
    structuredClone(rules),
    (tokens) => labeled(tokens, shares),
    weights,
  );
  if (!both) return [];
  const judged = both.sections.map(({ name, dishes }) => ({
    name,
    dishes: dishes.map(judgedDish),
  }));
  const right = rightDishes(truth, { sections: judged });
  const flat = judged.flatMap(({ dishes }) => dishes);
  return dishesInContext(both.sections, [], []).flatMap((one, at) => {
    const { dish, section } = one.seen;
    const origin = both.origins.get(dish);
    if (!origin) return [];
    const isAsked = section.dishes.every(({ price }) => price === null);
    return [
      {
        ...{ kind, part, likeness: likenessOf(dish, origin), cues: riskCues(one, both) },
        ...{ isSo: !flat.slice(at, at + 1).some((read) => right.has(read)), count: times },
        isMarked: dish.doubts.some(
          ({ field, reason }) =>
            field !== 'name' && field !== 'description' && !(isAsked && reason === noPrice),
        ),
      },
    ];
  });
}

const menus: PastMenu[] = [];
for (const { commit, kind, files } of past) {
  const parser = await pastParser(commit);
  const corpus = kind === 'invented' ? 'open' : 'real';
  for (const file of files) {
    const path = `${corpus}/${file}.menus`;
    for (const menu of menusOf(readFileSync(join(import.meta.dirname, '..', path), 'utf8'))) {
      const shares = sharesOf.get(`${path} ${menu.name}`);
      const text = linesOfText(menu.text)
        .map((line) => line.text)
        .join('\n');
      if (!shares || tokensOf(text).length !== shares.length) continue;
      const marked = markedBy(parser(menu.text));
      const part = partOf.get(path) ?? 0;
      menus.push({ kind, part, text, menu, ...marked, shares, times: timesOf[kind] });
    }
  }
}
const parts = Array.from({ length: partCount }, (_, part) => part);
const choices = menus.flatMap(stretchesOf).flatMap(choiceRow);
const choice = fitted(choices, 3);
const risks = parts.flatMap((part) => {
  const own = fitted(
    choices.filter((row) => row.part !== part),
    3,
  );
  return menus.filter((menu) => menu.part === part).flatMap((menu) => riskRows(menu, own));
});
const likenesses = ['agreed', 'alike', 'differing'] as const;
function riskFrom(rows: typeof risks) {
  const [agreed = [], alike = [], differing = []] = likenesses.map((likeness) =>
    fitted(
      rows.filter((row) => row.likeness === likeness),
      50,
    ),
  );
  return { agreed, alike, differing };
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;

/** What is wrong in silence, and what is marked though right, of parts by weights that left them out. */
function print(scored: readonly ((typeof risks)[number] & { risk: number })[]): void {
  for (const kind of ['late', 'invented'] as const)
    for (const from of [0.04, 0.06, 0.08, 0.1, 0.12]) {
      const rows = scored.filter((row) => row.kind === kind);
      const right = rows.filter(({ isSo }) => !isSo);
      const isMarked = (row: (typeof rows)[number]) => row.isMarked || row.risk >= from;
      const silent = rows.filter((row) => row.isSo && !isMarked(row)).length;
      console.log(
        `${kind.padEnd(10)} ${rows.length} read, ${percent(right.length, rows.length)} right  marked from ${percent(from, 1)}: in silence ${silent}, ${percent(silent, rows.length)}  marked though right ${percent(right.filter(isMarked).length, right.length)}`,
      );
    }
}

const risk = riskFrom(risks);
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
    '../../../../frontends/dashboard/src/import/parse/model/choice-weights.ts',
  ),
  `/* Written by \`npm run weigh-readings\`. */\n\nexport const choiceWeights: readonly number[] = ${JSON.stringify(choice)};\n\nexport const riskWeights = ${JSON.stringify(risk)} satisfies Record<string, readonly number[]>;\n`,
);
console.log(`${choices.length} stretches, ${risks.length} dishes`);
