import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, runJest, runJourneys, failureReport } from './run-tests.mjs';

const root = join(import.meta.dirname, '../..');
const programs: Record<string, string> = {
  jest: join(root, 'node_modules/jest/bin/jest.js'),
  playwright: join(root, 'node_modules/@playwright/test/cli.js'),
};

/** A test runner in a folder with one test file. */
function runIn(folder: string) {
  return (command: string, args: string[], env: Record<string, string>) =>
    new Promise<number>((resolve) => {
      const child = spawn(process.execPath, [programs[command] ?? '', ...args], {
        cwd: folder,
        stdio: 'ignore',
        // Playwright does not run inside a Jest worker.
        env: { ...process.env, NODE_OPTIONS: '', JEST_WORKER_ID: undefined, ...env },
      });
      child.on('exit', (code) => resolve(code ?? 1));
    });
}

/** A folder inside the project, where runners resolve. */
async function inFolder<T>(file: string, text: string, act: (folder: string) => Promise<T>) {
  mkdirSync(join(root, '.local'), { recursive: true });
  const folder = mkdtempSync(join(root, '.local/run-'));
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, file), text);
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const failsAndPasses = `setInterval(() => {}, 1000);
  test('fails', () => { throw new Error('as it must'); });
  test('passes', () => {});`;

/** Fails once, leaving a marker file. */
const passesAtTheSecondTry = `const { existsSync, writeFileSync } = require('node:fs');
  test('passes', () => {});
  test('second', () => {
    const mark = __dirname + '/tried';
    if (existsSync(mark)) return;
    writeFileSync(mark, '');
    throw new Error('the first time');
  });`;

const counts = ({ passed, failed, failures, unsteady }: Outcome) => ({
  passed,
  failed,
  failures: failures.length,
  unsteady: unsteady.length,
});

test('a run of Jest that fails and leaves something open ends, with its count and what failed', async () => {
  const seen = await inFolder('left-open.test.js', failsAndPasses, (folder) =>
    runJest(runIn(folder), [`--rootDir=${folder}`]),
  );
  expect(counts(seen)).toEqual({ passed: 1, failed: 1, failures: 1, unsteady: 0 });
  expect(failureReport('failed', seen.failures)).toMatch(
    /left-open\.test\.js › fails\n.*as it must/,
  );
});

test('what passes at a second try passes, and is told', async () => {
  const seen = await inFolder('now-and-then.test.js', passesAtTheSecondTry, (folder) =>
    runJest(runIn(folder), [`--rootDir=${folder}`]),
  );
  expect(counts(seen)).toEqual({ passed: 2, failed: 0, failures: 0, unsteady: 1 });
  expect(failureReport('unsteady', seen.unsteady)).toContain('the first time');

  const journeys = await inFolder(
    'now-and-then.spec.js',
    `const { test } = require('@playwright/test');\n${passesAtTheSecondTry}`,
    (folder) => runJourneys(runIn(folder), []),
  );
  expect(counts(journeys)).toEqual({ passed: 2, failed: 0, failures: 0, unsteady: 1 });
  expect(failureReport('unsteady', journeys.unsteady)).toContain('the first time');
});

test('of journeys, one that is skipped counts as failed', async () => {
  const text = `const { test } = require('@playwright/test');
    test.skip('skipped', () => {});
    ${failsAndPasses}`;
  const seen = await inFolder('left-open.spec.js', text, (folder) =>
    runJourneys(runIn(folder), []),
  );
  expect(counts(seen)).toEqual({ passed: 1, failed: 2, failures: 2, unsteady: 0 });
  expect(failureReport('failed', seen.failures)).toMatch(/left-open\.spec\.js › fails/);
});

test('a file of journeys that cannot be read is a failure', async () => {
  const seen = await inFolder('broken.spec.js', 'throw new Error("as it must")', (folder) =>
    runJourneys(runIn(folder), []),
  );
  expect(seen.passed).toBe(0);
  expect(seen.failed).toBeGreaterThan(0);
});
