import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { breakingChanges } from '../contracts/breaking-changes.ts';
import { contractFile } from '../contracts/contract-files.ts';
import { openApi, openApiOf } from '../contracts/openapi.ts';
import { contracts } from '@menuleaf/shared/contracts/contracts.ts';
const root = join(import.meta.dirname, '../..');
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
/** What is deployed or about to be: main, or on main itself the commit before. Undefined outside of a repository. */
function published() {
  const at = (name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.trim();
  const main = at('origin/main') ?? at('main');
  return main === at('HEAD') ? at('HEAD^') : main;
}
const base = published();
if (base === undefined) console.log('No main to compare the contracts with');
let broken = 0;
for (const slice of base === undefined ? [] : slices) {
  const before = git('show', `${base}:${contractFile(slice)}`);
  if (before === undefined) continue;
  const after = openApiOf(slice, contracts[slice]);
  const found = breakingChanges(openApi.parse(JSON.parse(before)), after);
  broken += found.length;
  for (const change of found) console.error(`${slice}: ${change}`);
}
if (broken > 0) {
  console.error(
    'The two sides of a call deploy at different times: add beside what is there instead.',
  );
  process.exitCode = 1;
}
