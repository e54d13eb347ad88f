import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClassifiedLine } from '@menuleaf/dashboard/src/import/parse/classified-line.ts';
import type { ReadMenu, ReadSection } from '@menuleaf/dashboard/src/import/parse/source-line.ts';
import type { TidyLine } from '@menuleaf/dashboard/src/import/parse/tidy-line.ts';

const root = join(import.meta.dirname, '../../../..');
const parse = 'frontends/dashboard/src/import/parse';

/** Commits before the parser was tuned on the files beside them: what it misread then, it misreads of strangers. */
export const pastParsers: readonly { commit: string; files: readonly string[] }[] = [
  {
    commit: '457abe78^',
    files: [
      'asia-and-bars',
      'chat-and-web',
      'english',
      'north-and-east',
      'romance',
      'chippies-and-raw-bars',
      'konditorei-and-imbiss',
      'pizzerias-and-osterie',
      'tapas-to-smorrebrod',
      'thai-to-india',
    ],
  },
  { commit: '776176cf^', files: ['layouts-abroad', 'more-layouts', 'us-and-choices'] },
  {
    commit: 'f53d0679^',
    files: [
      'chippies-and-raw-bars',
      'konditorei-and-imbiss',
      'pizzerias-and-osterie',
      'tapas-to-smorrebrod',
      'thai-to-india',
      'taprooms-and-trucks',
    ],
  },
  { commit: '91863b42^', files: ['izakayas-and-smokehouses'] },
  { commit: 'c3e0ca44^', files: ['hotels-to-catering', 'konoba-to-karaoke'] },
  { commit: 'c3e0ca44^', files: ['calories-to-bilingual', 'bagels-to-beach-bars'] },
  { commit: '2855d0d4^', files: ['konoba-to-karaoke'] },
  { commit: 'cd6a7e94^', files: ['calories-to-bilingual'] },
  { commit: 'a877be8b^', files: ['bagels-to-beach-bars'] },
  { commit: 'c3e0ca44^', files: ['room-service-to-barbecue'] },
  {
    commit: '112420ef',
    files: [
      'room-service-to-barbecue',
      'crabs-to-cheese',
      'lobster-to-oysters',
      'soul-food-to-stir-fries',
      'ventanita-to-patisserie',
    ],
  },
  {
    commit: '3a0c9cc6',
    files: [
      'barbecue-to-happy-hours',
      'chaikhanas-to-frituurs',
      'diners-to-dhabas',
      'diners-to-pierogi',
      'donuts-to-kebab-vans',
      'eetcafes-to-pastels',
      'gasthof-to-pho',
      'lokanta-to-hotel-rooms',
      'mezze-to-smoothies',
      'pizza-sizes-to-milk-bars',
      'short-eats-to-carveries',
      'tascas-to-wuerstelstand',
      'teishokus-to-hospodas',
    ],
  },
  {
    commit: 'cdb4759b',
    files: [
      'bakeries-to-chippies',
      'beizen-to-izakayas',
      'brasserie-to-gelateria',
      'brewery-to-bowls',
      'diner-to-dockside',
      'pub-to-patisserie',
      'stuben-to-eetcafe',
      'tabernas-to-karczma',
    ],
  },
  {
    commit: 'e95797e9',
    files: [
      'diner-to-catering',
      'food-truck-to-tasting',
      'gasthof-to-pizzeria',
      'tapas-to-dim-sum',
    ],
  },
  {
    commit: '5dfe428e',
    files: ['alps-to-fjords', 'bread-cafes-to-canteens', 'quinzena-to-konoba'],
  },
  { commit: '429ef0af', files: ['curry-houses-to-braais', 'hatches-to-school-meals'] },
  { commit: 'd1d1d35d', files: ['bouchons-to-ouzeris', 'drive-ins-to-tap-lists'] },
  {
    commit: 'fac65304',
    files: [
      'meze-to-care-homes',
      'noodle-pages-to-cake-studios',
      'oyster-bars-to-party-trays',
      'soup-kitchens-to-tascas',
    ],
  },
];

/** What a parser read of a menu, before anything but its own lines made it doubt. */
export type PastReading = {
  sections: ReadSection[];
  known: ClassifiedLine[];
  tidy: TidyLine[];
  /** What came of it, in the lines as they were brought. */
  menu: ReadMenu;
  /** Dishes that it doubted in the end, in their order. */
  marked: boolean[];
};

type Read = (text: string) => PastReading;

/** Only that one line of it is another: it hands over what it has read. */
function withWindow(folder: string): void {
  const path = join(folder, parse, 'read-menu.ts');
  const source = readFileSync(path, 'utf8');
  const call = /^ {2}addDoubts\(sections, known.*$/mu;
  if (!call.test(source)) throw new Error(`No doubts are added in ${path}`);
  const shown = 'globalThis.pastReading = structuredClone({ sections, known });';
  writeFileSync(
    path,
    source.replace(call, (line) => `// @ts-nocheck\n  ${shown}\n${line}`),
  );
}

/** Takes the parser of a commit out of the history. */
export async function pastParser(commit: string): Promise<Read> {
  const folder = mkdtempSync(join(tmpdir(), 'past-parser-'));
  const tar = execFileSync('git', ['archive', commit, parse, 'shared'], {
    cwd: root,
    maxBuffer: 1 << 28,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: tar });
  mkdirSync(join(folder, 'node_modules/@menuleaf'), { recursive: true });
  symlinkSync(join(folder, 'shared'), join(folder, 'node_modules/@menuleaf/shared'));
  symlinkSync(join(root, 'node_modules/zod'), join(folder, 'node_modules/zod'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  withWindow(folder);
  const { readMenu } = await import(join(folder, parse, 'read-menu.ts'));
  const { linesOfText } = await import(join(folder, parse, 'columns.ts'));
  rmSync(folder, { recursive: true });
  return (text) => readingOf(readMenu(linesOfText(text)));
}

declare global {
  var pastReading: { sections: ReadSection[]; known: (ClassifiedLine & { from?: number[] })[] };
}

function readingOf(menu: ReadMenu): PastReading {
  const { sections, known } = globalThis.pastReading;
  return {
    sections,
    known,
    menu,
    tidy: known.map((line) => ({ ...line, from: line.from ?? [line.at] })),
    marked: menu.sections.flatMap(({ dishes }) => dishes.map(({ doubts }) => doubts.length > 0)),
  };
}
