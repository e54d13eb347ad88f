import { basename, dirname, join } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { mutualImports } from './mutual-imports.ts';
import { isOfTests, textOf, trackedFiles } from './source-files.ts';

/** Last `npm test` timings here, by part (infra/checks/test.mjs). */
const noted = join(import.meta.dirname, '../../../.local/test-times.json');

function printTimes(): void {
  if (!existsSync(noted)) return console.log('\n`npm test` has not run here');
  const seconds = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(noted, 'utf8')));
  console.log('\nthe last `npm test`, in seconds (the checks run two at once)');
  for (const [part, took] of Object.entries(seconds)) console.log(`  ${part.padEnd(20)}${took}`);
}

/** This many identical lines are a copy; fewer are just syntax. */
const least = 10;

/** Lines with content: not imports, brackets or blanks. */
const saying = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line) && !/^(import|export \{|\} from|\/\/|\*|\/\*)/.test(line));

/** Pairs of files with ten identical lines in a row, except tests. */
function copies(files: readonly string[]): string[] {
  const firstAt = new Map<string, string>();
  const pairs = new Set<string>();
  for (const file of files.filter((it) => /\.tsx?$/.test(it) && !isOfTests(it))) {
    const lines = saying(textOf(file));
    for (let at = 0; at + least <= lines.length; at += 1) {
      const said = lines.slice(at, at + least).join('\n');
      const first = firstAt.get(said);
      if (first && first !== file) pairs.add(`${first} = ${file}`);
      firstAt.set(said, first ?? file);
    }
  }
  return [...pairs];
}

/** Folders counted as rooms, by the depth of their names. */
const roomOf = (file: string) =>
  /^(?:frontends\/[\w-]+|(?:services|shared|infra)\/[\w-]+(?=\/)|[\w-]+(?=\/))/.exec(file)?.[0] ??
  'top level';

/** Sheets that the import is measured by are samples, as the menus in text are. */
const isSample = (file: string) => /^infra\/bench\/import\/.*\.html$/.test(file);
const files = trackedFiles(/\.(ts|tsx|mts|mjs|cjs|css|html)$/).filter((file) => !isSample(file));
const linesOf = new Map(files.map((file) => [file, textOf(file).split('\n').length - 1]));
const sum = (some: readonly string[]) =>
  some.reduce((all, file) => all + (linesOf.get(file) ?? 0), 0);

function printRooms() {
  console.log(
    `${'room'.padEnd(28)}${'files'.padStart(7)}${'code'.padStart(9)}${'tests'.padStart(9)}`,
  );
  const rooms = [...Map.groupBy(files, roomOf)].toSorted(([, a], [, b]) => sum(b) - sum(a));
  for (const [room, own] of [...rooms, ['all', files] as const]) {
    const tests = own.filter(isOfTests);
    const code = own.filter((file) => !isOfTests(file));
    console.log(
      `${room.padEnd(28)}${String(own.length).padStart(7)}${String(sum(code)).padStart(9)}${String(sum(tests)).padStart(9)}`,
    );
  }
}

const code = files.filter((file) => !isOfTests(file));
const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function printFolders() {
  const folders = [
    ...Map.groupBy(
      code.filter((file) => /\.tsx?$/.test(file)),
      dirname,
    ),
  ];
  const full = folders.filter(([, own]) => own.length > 25);
  const deepest = Math.max(...code.map((file) => file.split('/').length - 1));
  console.log(`\nmedian file: ${median(code.map((file) => linesOf.get(file) ?? 0))} lines`);
  console.log(
    `folders of more than 25 files: ${full.map(([folder]) => folder).join(', ') || 'none'}`,
  );
  console.log(`deepest folder: ${deepest} floors`);
  const long = code.filter((file) => (linesOf.get(file) ?? 0) > 350);
  console.log(
    `files of more than 350 lines: ${long.map((file) => basename(file)).join(', ') || 'none'}`,
  );
}

function printMutualImports() {
  const mutual = mutualImports(code);
  console.log(`folders beside each other that import each other: ${mutual.length}`);
  for (const pair of mutual) console.log(`  ${pair}`);
}

function printCopies() {
  const pairs = copies(code);
  console.log(`files that say the same in ten lines on end: ${pairs.length}`);
  for (const pair of pairs) console.log(`  ${pair}`);
}

printRooms();
printFolders();
printMutualImports();
printCopies();
printTimes();
