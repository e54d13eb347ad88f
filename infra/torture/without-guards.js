import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { guards } from './guards.ts';
const root = join(import.meta.dirname, '../..');
const changed = execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {
  cwd: root,
  encoding: 'utf8',
});
if (changed !== '') {
  throw new Error(`This takes lines out of files and puts them back. Commit first:\n${changed}`);
}
const reportSchema = z.object({ numFailedTests: z.number(), numTotalTests: z.number() });
/** Whether a test turns red; what does not even start is no answer. */
function isNoticed({ noticedBy }) {
  const folder = mkdtempSync(join(tmpdir(), 'menuleaf-guards-'));
  const report = join(folder, 'report.json');
  try {
    spawnSync(
      join(root, 'node_modules/.bin/jest'),
      ['--forceExit', '--silent', '--json', `--outputFile=${report}`, ...noticedBy],
      {
        cwd: root,
        stdio: 'ignore',
        env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' },
      },
    );
    const said = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
    if (said.numTotalTests === 0) throw new Error(`No test ran of ${noticedBy.join(', ')}`);
    return said.numFailedTests > 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
function tryWithout(guard) {
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
    return isNoticed(guard);
  } finally {
    writeFileSync(file, code);
  }
}
const asked = process.argv[2] ?? '';
let left = 0;
for (const [of, each] of Object.entries(guards)) {
  for (const guard of each) {
    if (![of, guard.promise, guard.file].some((text) => text.includes(asked))) continue;
    const noticed = tryWithout(guard);
    if (!noticed) left += 1;
    console.log(`${noticed ? 'red  ' : 'GREEN'} ${of}: ${guard.promise} (${guard.file})`);
  }
}
console.log(left === 0 ? 'Every guard that was taken away was missed.' : `${left} nobody missed.`);
process.exitCode = left === 0 ? 0 : 1;
