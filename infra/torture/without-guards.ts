import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import startTestCloud from '../checks/start-test-cloud.mjs';
import type { Guard } from './guards/guard.ts';
import { guards } from './guards.ts';

const root = join(import.meta.dirname, '../..');
const changed = execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {
  cwd: root,
  encoding: 'utf8',
});
if (changed !== '') {
  throw new Error(`This takes lines out of files and puts them back. Commit first:\n${changed}`);
}

const jest = join(root, 'node_modules/.bin/jest');
const flags = { NODE_OPTIONS: '--experimental-vm-modules', MENULEAF_TESTS: 'all' };
/** Captured before the shared cloud starts, so it has no trace of it. */
const plain = { ...process.env, ...flags };

/**
 * The cloud for tests: a shared one for tests that load the code they check; a new one, built for them, for tests that
 * call deployed code.
 */
type Cloud = 'standing' | 'own';

/** Test paths matching these parts. */
function testsOf(parts: readonly string[]): string[] {
  const listed = execFileSync(jest, ['--listTests', '--json', ...parts], {
    cwd: root,
    env: plain,
    encoding: 'utf8',
  });
  const files = z.array(z.string()).parse(JSON.parse(listed));
  if (files.length === 0) throw new Error(`No test is called ${parts.join(', ')}`);
  return files;
}

const reportSchema = z.object({
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.unknown()) }),
  ),
});

/** Which of these fail; a suite that does not start throws. */
function failingTests(files: readonly string[], cloud: Cloud): string[] {
  if (files.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'menuleaf-guards-'));
  const report = join(folder, 'report.json');
  const how = ['--forceExit', '--silent', '--json', `--outputFile=${report}`];
  const env = cloud === 'standing' ? { ...process.env, ...flags } : plain;
  try {
    const each = [...how, '--runTestsByPath', ...files];
    spawnSync(jest, each, { cwd: root, env, stdio: 'ignore' });
    const { numTotalTests, testResults } = reportSchema.parse(
      JSON.parse(readFileSync(report, 'utf8')),
    );
    if (numTotalTests === 0) throw new Error(`No test ran of ${files.join(', ')}`);
    const red = testResults.filter(({ status }) => status === 'failed');
    const unread = red.find(({ assertionResults }) => assertionResults.length === 0);
    if (unread) throw new Error(`What is left without the guard is no code: ${unread.name}`);
    return red.map(({ name }) => name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const isCalling = (file: string) => /\.(api|long)\.test\.ts$/.test(file);

/** All tests must pass with every guard in place, or failures prove nothing. Starts the shared cloud. */
async function mustBeGreen(chosen: readonly Required<Guard>[]): Promise<void> {
  const files = [...new Set(chosen.flatMap(({ noticedBy }) => testsOf(noticedBy)))];
  const loading = files.filter((file) => !isCalling(file));
  if (loading.length > 0) await startTestCloud();
  const red = [
    ...failingTests(loading, 'standing'),
    ...failingTests(files.filter(isCalling), 'own'),
  ];
  if (red.length > 0) throw new Error(`Red already:\n${red.join('\n')}`);
}

/** Runs tests that load the code first: if one fails, no cloud is built. Some read the build, so they run again. */
function isCaught({ noticedBy }: Required<Guard>): boolean {
  const files = testsOf(noticedBy);
  const loading = files.filter((file) => !isCalling(file));
  return failingTests(loading, 'standing').length > 0 || failingTests(files, 'own').length > 0;
}

function tryWithout(guard: Required<Guard>): boolean {
  const file = join(root, guard.file);
  const code = readFileSync(file, 'utf8');
  const parts = code.split(guard.line);
  if (parts.length !== 2) throw new Error(`${guard.file} has no such line: ${guard.line}`);
  // A replacer function, since `$` in code would be a pattern.
  writeFileSync(
    file,
    code.replace(guard.line, () => guard.without),
  );
  try {
    return isCaught(guard);
  } finally {
    writeFileSync(file, code);
  }
}

const filters = process.argv.slice(2);
const chosen = Object.entries(guards)
  .flatMap(([of, each]) => each.map((guard) => ({ of, ...guard })))
  .filter(
    ({ of, promise, file }) =>
      filters.length === 0 ||
      filters.some((word) => [of, promise, file].some((text) => text.includes(word))),
  );
await mustBeGreen(chosen);
let left = 0;
for (const guard of chosen) {
  const noticed = tryWithout(guard);
  if (!noticed) left += 1;
  console.log(`${noticed ? 'red  ' : 'GREEN'} ${guard.of}: ${guard.promise} (${guard.file})`);
}
console.log(left === 0 ? 'Every guard that was taken away was missed.' : `${left} nobody missed.`);
// The shared cloud exits with this process.
process.exit(left === 0 ? 0 : 1);
