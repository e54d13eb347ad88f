import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { type Guard, guards } from './guards.ts';

const root = join(import.meta.dirname, '../..');
const changed = execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {
  cwd: root,
  encoding: 'utf8',
});
if (changed !== '') {
  throw new Error(`This takes lines out of files and puts them back. Commit first:\n${changed}`);
}

const jest = join(root, 'node_modules/.bin/jest');
const options = {
  cwd: root,
  env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' },
};

/** Paths of the tests that parts of paths stand for. */
function testsOf(parts: readonly string[]): string[] {
  const listed = execFileSync(jest, ['--listTests', '--json', ...parts], {
    ...options,
    encoding: 'utf8',
  });
  const files = z.array(z.string()).parse(JSON.parse(listed));
  if (files.length === 0) throw new Error(`No test is called ${parts.join(', ')}`);
  return files;
}

/** Those that ask a local cloud; the others start without one, in a second. */
const needsCloud = (file: string) => file.endsWith('.api.test.ts');

const reportSchema = z.object({ numFailedTests: z.number(), numTotalTests: z.number() });

/** Whether any of these tests turns red; what does not even start is no answer. */
function turnsRed(files: readonly string[]): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'menuleaf-guards-'));
  const report = join(folder, 'report.json');
  const setup = files.some(needsCloud) ? [] : ['--globalSetup='];
  const how = ['--forceExit', '--silent', '--json', `--outputFile=${report}`, ...setup];
  try {
    spawnSync(jest, [...how, '--runTestsByPath', ...files], { ...options, stdio: 'ignore' });
    const said = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
    if (said.numTotalTests === 0) throw new Error(`No test ran of ${files.join(', ')}`);
    return said.numFailedTests > 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Those without a cloud first: where one of them notices, none has to be started. */
function isNoticed({ noticedBy }: Guard): boolean {
  const files = testsOf(noticedBy);
  const parts = [files.filter((file) => !needsCloud(file)), files.filter(needsCloud)];
  return parts.some((part) => part.length > 0 && turnsRed(part));
}

/** With every guard in its place nothing is red: else nothing would be proven. */
function mustBeGreen(chosen: readonly Guard[]): void {
  const files = [...new Set(chosen.flatMap(({ noticedBy }) => testsOf(noticedBy)))];
  for (const part of [files.filter((file) => !needsCloud(file)), files.filter(needsCloud)]) {
    if (part.length > 0 && turnsRed(part)) throw new Error(`Red already: ${part.join('\n')}`);
  }
}

function tryWithout(guard: Guard): boolean {
  const file = join(root, guard.file);
  const code = readFileSync(file, 'utf8');
  const parts = code.split(guard.line);
  if (parts.length !== 2) throw new Error(`${guard.file} has no such line: ${guard.line}`);
  // A function as the second argument: a dollar sign of the code is no pattern.
  writeFileSync(
    file,
    code.replace(guard.line, () => guard.without),
  );
  try {
    return isNoticed(guard);
  } finally {
    writeFileSync(file, code);
  }
}

const asked = process.argv[2] ?? '';
const chosen = Object.entries(guards)
  .flatMap(([of, each]) => each.map((guard) => ({ of, ...guard })))
  .filter(({ of, promise, file }) => [of, promise, file].some((text) => text.includes(asked)));
mustBeGreen(chosen);
let left = 0;
for (const guard of chosen) {
  const noticed = tryWithout(guard);
  if (!noticed) left += 1;
  console.log(`${noticed ? 'red  ' : 'GREEN'} ${guard.of}: ${guard.promise} (${guard.file})`);
}
console.log(left === 0 ? 'Every guard that was taken away was missed.' : `${left} nobody missed.`);
process.exitCode = left === 0 ? 0 : 1;
