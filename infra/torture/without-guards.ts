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

const reportSchema = z.object({
  numTotalTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), status: z.string() })),
});

/** Which of these turn red; what does not even start is no answer. */
function redOf(files: readonly string[], { onCloud }: { onCloud: boolean }): string[] {
  if (files.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'menuleaf-guards-'));
  const report = join(folder, 'report.json');
  const setup = onCloud ? [] : ['--globalSetup='];
  const how = ['--forceExit', '--silent', '--json', `--outputFile=${report}`, ...setup];
  try {
    spawnSync(jest, [...how, '--runTestsByPath', ...files], { ...options, stdio: 'ignore' });
    const { numTotalTests, testResults } = reportSchema.parse(
      JSON.parse(readFileSync(report, 'utf8')),
    );
    if (numTotalTests === 0) throw new Error(`No test ran of ${files.join(', ')}`);
    return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * With every guard in its place nothing is red, else nothing would be proven. Returns the tests that need a local cloud;
 * the others start without one, in a second.
 */
function onCloudOf(chosen: readonly Guard[]): ReadonlySet<string> {
  const files = [...new Set(chosen.flatMap(({ noticedBy }) => testsOf(noticedBy)))];
  const calling = files.filter((file) => file.endsWith('.api.test.ts'));
  const others = files.filter((file) => !calling.includes(file));
  const needing = [...calling, ...redOf(others, { onCloud: false })];
  const red = redOf(needing, { onCloud: true });
  if (red.length > 0) throw new Error(`Red already:\n${red.join('\n')}`);
  return new Set(needing);
}

/** Those without a cloud first: where one of them notices, none has to be started. */
function isNoticed({ noticedBy }: Guard, needing: ReadonlySet<string>): boolean {
  const files = testsOf(noticedBy);
  return [false, true].some((onCloud) => {
    const part = files.filter((file) => needing.has(file) === onCloud);
    return redOf(part, { onCloud }).length > 0;
  });
}

function tryWithout(guard: Guard, needing: ReadonlySet<string>): boolean {
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
    return isNoticed(guard, needing);
  } finally {
    writeFileSync(file, code);
  }
}

const asked = process.argv[2] ?? '';
const chosen = Object.entries(guards)
  .flatMap(([of, each]) => each.map((guard) => ({ of, ...guard })))
  .filter(({ of, promise, file }) => [of, promise, file].some((text) => text.includes(asked)));
const needing = onCloudOf(chosen);
let left = 0;
for (const guard of chosen) {
  const noticed = tryWithout(guard, needing);
  if (!noticed) left += 1;
  console.log(`${noticed ? 'red  ' : 'GREEN'} ${guard.of}: ${guard.promise} (${guard.file})`);
}
console.log(left === 0 ? 'Every guard that was taken away was missed.' : `${left} nobody missed.`);
process.exitCode = left === 0 ? 0 : 1;
