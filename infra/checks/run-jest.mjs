// Plain JavaScript: `npm test` loads it before anything is installed.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The counts of the tests; a file that could not even run counts as one failure. */
function counts(results, code) {
  try {
    const report = JSON.parse(readFileSync(results, 'utf8'));
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    // Jest can also fail with every test passed: a threshold, a teardown.
    return { passed: report.numPassedTests, failed: failed || (code === 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(results, { force: true });
  }
}

/**
 * Runs Jest and counts. It ends whatever a failed test left open: a browser, a server, a cloud of its own.
 * @param {(command: string, args: string[], env: Record<string, string>) => Promise<number>} run answers the exit code
 * @param {string[]} args
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runJest(run, args) {
  const results = join(tmpdir(), `menuleaf-jest-${process.pid}-${Date.now()}.json`);
  // Two at once also where there are two cores: most of what a test does is to wait for the product.
  const own = ['--forceExit', '--maxWorkers=2', '--json', `--outputFile=${results}`];
  const code = await run('jest', [...own, ...args], {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  });
  return counts(results, code);
}
