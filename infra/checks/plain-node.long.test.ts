import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Expects what another file would find clean, and leaves it dirty. */
const dirties = `import { count } from './state.ts';
test('is the first', () => {
  expect([count(), process.env.DIRTY]).toEqual([1, undefined]);
  expect(Date.now()).toBeGreaterThan(0);
  process.env.DIRTY = 'yes';
  jest.spyOn(Date, 'now').mockReturnValue(0);
});`;

test('what a file in plain Node does to modules, variables and spies, no other file sees', async () => {
  mkdirSync(join(root, '.local'), { recursive: true });
  const folder = mkdtempSync(join(root, '.local/plain-'));
  writeFileSync(join(folder, 'state.ts'), 'let n = 0;\nexport const count = () => ++n;\n');
  writeFileSync(join(folder, 'a.test.ts'), dirties);
  writeFileSync(join(folder, 'b.test.ts'), dirties);
  const config = {
    rootDir: folder,
    runner: join(root, 'node_modules/jest-light-runner/src/index.js'),
    setupFiles: [join(root, 'shared/testing/plain-node.mjs')],
    testMatch: ['**/*.test.ts'],
    extensionsToTreatAsEsm: ['.ts'],
  };
  try {
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const args = [jest, '--config', JSON.stringify(config), '--runInBand', '--json'];
    const { stdout } = await run(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect(JSON.parse(stdout)).toMatchObject({ numPassedTests: 2, numFailedTests: 0 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
