// Plain JavaScript: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { install, pinnedEnvironment, root } from '../build/install.mjs';
import { runJest, runJourneys } from './run-tests.mjs';

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

/** Parts of the names of the files to run; all without one. */
const names = process.argv.slice(2);

/** @type {[string, typeof runJest, string[]][]} */
const suites = [
  ['tests', runJest, ['--passWithNoTests']],
  ['journeys', runJourneys, ['--config=frontends/journeys', '--pass-with-no-tests']],
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

let passed = 0;
let failed = 0;
try {
  await install();
  for (const [name, command, args] of checks) {
    console.log(`\n== ${name}`);
    if ((await run(command, args)) === 0) passed += 1;
    else failed += 1;
  }
  for (const [name, runTests, args] of suites) {
    console.log(`\n== ${name}`);
    const counts = await runTests(run, [...args, ...names]);
    passed += counts.passed;
    failed += counts.failed;
  }
} catch (error) {
  console.error(error.message);
  failed += 1;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
