// Plain JavaScript: runs before packages are installed.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, pinnedEnvironment, root } from '../build/install.mjs';
import { runJest, runJourneys, failureReport } from './run-tests.mjs';

/** Those that take longest first: two run at once. @type {[string, string, string[]][]} */
const checks = [
  ['build', 'npm', ['run', '--silent', 'build']],
  ['types and lint', 'npm', ['run', '--silent', 'lint']],
  ['format', 'npm', ['run', '--silent', 'format:check']],
  ['dependency rule', 'npm', ['run', '--silent', 'dependency-rule']],
  ['unused code', 'npm', ['run', '--silent', 'unused']],
  ['contracts', 'npm', ['run', '--silent', 'contracts']],
];

/** With `--long`, only the long-running tests, and no checks. */
const isLong = process.argv.includes('--long');
/** Filters by file name; all files without one. */
const names = process.argv.slice(2).filter((word) => word !== '--long');
const environment = { ...pinnedEnvironment, MENULEAF_TESTS: isLong ? 'long' : 'short' };

/** @type {[string, typeof runJest, string[]][]} */
const suites = [
  ['tests', runJest, ['--passWithNoTests']],
  ['journeys', runJourneys, ['--config=frontends/journeys', '--pass-with-no-tests']],
];

const secondsSince = (begun) => Math.round((Date.now() - begun) / 1000);
/** By part, for `npm run figures`. @type {Record<string, number>} */
const times = {};

let passed = 0;
let failed = 0;
/** @type {import('./run-tests.mjs').Failure[]} */
const failures = [];
/** @type {import('./run-tests.mjs').Failure[]} */
const unsteady = [];

/** Milliseconds after which a suite hangs: some three times what it takes on a slow machine. */
const limit = isLong ? undefined : 30 * 60_000;

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      timeout: limit,
      env: { ...environment, ...env },
      stdio: 'inherit',
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Buffers output until exit, so that parallel commands stay readable. */
function runCaptured(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: pinnedEnvironment });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function runChecks() {
  const waiting = [...checks];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command, args] = next;
      const begun = Date.now();
      const { code, output } = await runCaptured(command, args);
      times[name] = secondsSince(begun);
      console.log(`\n== ${name} (${times[name]} s)\n${output.trimEnd()}`);
      if (code === 0) {
        passed += 1;
        continue;
      }
      failed += 1;
      failures.push({ name, message: output });
    }
  };
  await Promise.all([worker(), worker()]);
}

try {
  await install({ tools: true });
  const checksBegun = Date.now();
  if (!isLong) await runChecks();
  times['all checks'] = secondsSince(checksBegun);
  for (const [name, runTests, args] of suites) {
    console.log(`\n== ${name}`);
    const begun = Date.now();
    const outcome = await runTests(run, [...args, ...names]);
    times[name] = secondsSince(begun);
    console.log(`\n== ${name} took ${times[name]} s`);
    passed += outcome.passed;
    failed += outcome.failed;
    failures.push(...outcome.failures);
    unsteady.push(...outcome.unsteady);
  }
} catch (error) {
  console.error(error.message);
  failed += 1;
}
if (!isLong && names.length === 0) {
  mkdirSync(join(root, '.local'), { recursive: true });
  writeFileSync(join(root, '.local/test-times.json'), JSON.stringify(times));
}
console.log(
  failureReport('passed at the second try alone', unsteady) + failureReport('failed', failures),
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
