// Plain JavaScript: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, pinnedEnvironment, root } from './install.mjs';

const results = join(tmpdir(), `menuleaf-jest-${process.pid}.json`);

/** @type {[string, string, string[]][]} */
const checks = [
  ['types', 'npm', ['run', '--silent', 'typecheck']],
  ['lint', 'npm', ['run', '--silent', 'lint']],
  ['format', 'npm', ['run', '--silent', 'format:check']],
  ['dependency rule', 'npm', ['run', '--silent', 'dependency-rule']],
  ['unused code', 'npm', ['run', '--silent', 'unused']],
  ['contracts', 'npm', ['run', '--silent', 'contracts']],
  ['build', 'npm', ['run', '--silent', 'build']],
];

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...pinnedEnvironment, ...env },
      stdio: 'inherit',
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** The counts of the tests; a file that could not even run counts as one failure. */
function tested(code) {
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

let passed = 0;
let failed = 0;
try {
  await install();
  for (const [name, command, args] of checks) {
    console.log(`\n== ${name}`);
    if ((await run(command, args)) === 0) passed += 1;
    else failed += 1;
  }
  console.log('\n== tests');
  const jest = ['--json', `--outputFile=${results}`, ...process.argv.slice(2)];
  const options = {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  };
  const counts = tested(await run('jest', jest, options));
  passed += counts.passed;
  failed += counts.failed;
} catch (error) {
  console.error(error.message);
  failed += 1;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
