import { basename, dirname } from 'node:path';
import { copies } from './copies.ts';
import { mutualImports } from './mutual-imports.ts';
import { isOfTests, textOf, trackedFiles } from './source-files.ts';
import { printTimes } from './times.ts';

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
