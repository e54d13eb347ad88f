// Plain JavaScript: `npm test` loads it before installing packages.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * What a run of tests came to. `unsteady` passed at a second try alone: they count as passed, and are told as loudly
 * as those that failed, since a test that fails now and then has found something that happens now and then.
 * @typedef {{ name: string, message: string }} Failure
 * @typedef {{ passed: number, failed: number, failures: Failure[], unsteady: Failure[] }} Outcome
 * @typedef {(command: string, args: string[], env: Record<string, string>) => Promise<number>} Run answers the exit code
 */

/** @returns {Outcome} */
const ended = (name, message) => ({
  passed: 0,
  failed: 1,
  failures: [{ name, message }],
  unsteady: [],
});

const reportOf = (runner) => join(tmpdir(), `menuleaf-${runner}-${process.pid}-${Date.now()}.json`);

/** The file's relative path. */
const fromRoot = (file) => file.replace(`${process.cwd()}/`, '');

/** Runs and reads the runner's report; without one the runner failed. */
async function reported(runner, run, command, args, env) {
  const file = reportOf(runner);
  try {
    const code = await run(command, args(file), env(file));
    return { code, report: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    return { code: 1, report: undefined, reason: String(error) };
  } finally {
    rmSync(file, { force: true });
  }
}

function failuresOfFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [{ name: fromRoot(name), message }];
  return failed.map((one) => ({
    name: `${fromRoot(name)} › ${one.fullName}`,
    message: one.failureMessages.join('\n'),
  }));
}

function tryJest(run, args, workers) {
  const own = (file) => ['--forceExit', workers, '--json', `--outputFile=${file}`];
  return reported(
    'jest',
    run,
    'jest',
    (file) => [...own(file), ...args],
    () => ({ NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' }),
  );
}

/** Four even on two cores: half of a test's time is spent waiting. */
const fourAtOnce = '--maxWorkers=4';

const failedFiles = (report) => report.testResults.filter(({ status }) => status === 'failed');

/** Reruns the failed files, one at a time; undefined if Jest itself failed. */
async function secondTry(run, args, report) {
  const options = args.filter((arg) => arg.startsWith('-'));
  const files = failedFiles(report).map(({ name }) => name);
  const again = await tryJest(run, [...options, '--runTestsByPath', ...files], '--runInBand');
  return again.report;
}

/**
 * Runs Jest and counts. It ends whatever a failed test left open: a server, a cloud of its own.
 * @param {Run} run
 * @param {string[]} args
 * @returns {Promise<Outcome>}
 */
export async function runJest(run, args) {
  const { code, report, reason } = await tryJest(run, args, fourAtOnce);
  if (!report) return ended('Jest', reason);
  const before = failedFiles(report).flatMap(failuresOfFile);
  const counted = { passed: report.numPassedTests };
  if (before.length === 0) {
    return code === 0
      ? { ...counted, failed: 0, failures: [], unsteady: [] }
      : { ...ended('Jest', 'It ended red without a failed test.'), ...counted };
  }

  const again = await secondTry(run, args, report);
  if (!again) return { ...counted, failed: before.length, failures: before, unsteady: [] };
  const failures = failedFiles(again).flatMap(failuresOfFile);
  const stillFailed = new Set(failures.map(({ name }) => name));
  const inFailedFiles = failedFiles(report)
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  return {
    passed: counted.passed - inFailedFiles + again.numPassedTests,
    failed: failures.length,
    failures,
    unsteady: before.filter(({ name }) => !stillFailed.has(name)),
  };
}

function journeysOf(suite, path = []) {
  const at = [...path, suite.title];
  return [
    ...(suite.suites ?? []).flatMap((inner) => journeysOf(inner, at)),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((one) => ({
        name: [...at, spec.title].filter(Boolean).join(' › '),
        status: one.status,
        message: one.results
          .flatMap(({ errors }) => errors.map((error) => error.message))
          .join('\n'),
      })),
    ),
  ];
}

/**
 * Runs the journeys in a real browser and counts, as `runJest` does. One that is skipped holds nothing: it failed.
 * @param {Run} run
 * @param {string[]} args
 * @returns {Promise<Outcome>}
 */
export async function runJourneys(run, args) {
  const { code, report, reason } = await reported(
    'playwright',
    run,
    'playwright',
    () => ['test', '--reporter=list,json', '--retries=1', ...args],
    // One line per test, also in logs.
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_FORCE_TTY: '0' }),
  );
  if (!report) return ended('Playwright', reason);
  const journeys = report.suites.flatMap((suite) => journeysOf(suite));
  const failures = [
    ...journeys.filter(({ status }) => status === 'unexpected' || status === 'skipped'),
    ...report.errors.map(({ message }) => ({ name: 'Playwright', message })),
  ];
  const counted = { passed: report.stats.expected + report.stats.flaky };
  if (failures.length === 0 && code !== 0) {
    return { ...ended('Playwright', 'It ended red without a failed journey.'), ...counted };
  }
  return {
    ...counted,
    failed: failures.length,
    failures,
    unsteady: journeys.filter(({ status }) => status === 'flaky'),
  };
}

/** The first lines of a test's message. */
const shortened = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .slice(0, 25)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');

/**
 * The failures by name and first lines, for the end of a long log.
 * @param {string} heading
 * @param {Failure[]} failures
 */
export function failureReport(heading, failures) {
  if (failures.length === 0) return '';
  const each = failures.map(({ name, message }) => `  ${name}\n${shortened(message)}`);
  return `\n== ${heading}\n${each.join('\n\n')}\n`;
}
