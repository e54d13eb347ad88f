// Plain JavaScript: git hooks run it with any Node.
import { execFileSync, spawnSync } from 'node:child_process';
import { pinnedEnvironment, root } from '../build/install.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

function succeeds(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: pinnedEnvironment,
    stdio: 'inherit',
  });
  if (error) console.error(`${error.message}. A start installs no tools; npm ci does`);
  return status === 0;
}

const staged = git('diff', '--cached', '--name-only', '--diff-filter=ACMR');
const changedSince = new Set(git('diff', '--name-only'));
const whole = staged.filter((file) => !changedSince.has(file));
const inPart = staged.filter((file) => changedSince.has(file));
const format = (how, files) =>
  files.length === 0 || succeeds('oxfmt', [how, '--no-error-on-unmatched-pattern', ...files]);

let isFine = format('--write', whole) && format('--check', inPart);
if (whole.length > 0) git('add', '--', ...whole);
const scripts = staged.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
if (scripts.length > 0)
  isFine =
    succeeds('oxlint', ['--type-aware', '--type-check', '--deny-warnings', ...scripts]) && isFine;
process.exitCode = isFine ? 0 : 1;
