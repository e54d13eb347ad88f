// Plain JavaScript: `npm test` loads it before anything is installed.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The counts in a runner's report. A run that ended red without a failed test (a threshold, a teardown, a file that
 * could not even be read) counts as one failure.
 */
function counts(file, code, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed: failed || (code === 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(file, { force: true });
  }
}

const reportOf = (runner) => join(tmpdir(), `menuleaf-${runner}-${process.pid}-${Date.now()}.json`);

/**
 * Runs Jest and counts. It ends whatever a failed test left open: a server, a cloud of its own.
 * @param {(command: string, args: string[], env: Record<string, string>) => Promise<number>} run answers the exit code
 * @param {string[]} args
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runJest(run, args) {
  const report = reportOf('jest');
  // Two at once also where there are two cores: most of what a test does is to wait for the product.
  const own = ['--forceExit', '--maxWorkers=2', '--json', `--outputFile=${report}`];
  const code = await run('jest', [...own, ...args], {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  });
  return counts(report, code, (results) => ({
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
  }));
}

/**
 * Runs the journeys in a real browser and counts, as `runJest` does.
 * @param {(command: string, args: string[], env: Record<string, string>) => Promise<number>} run
 * @param {string[]} args
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runJourneys(run, args) {
  const report = reportOf('playwright');
  const code = await run('playwright', ['test', '--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // A line a test, on a terminal as in a log.
    PLAYWRIGHT_FORCE_TTY: '0',
  });
  return counts(report, code, ({ stats, errors }) => ({
    passed: stats.expected,
    // One that passes at a second try is not to be trusted; one that is skipped holds nothing.
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }));
}
