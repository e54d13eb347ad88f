import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJest } from './run-jest.mjs';

const jestsOwn = join(import.meta.dirname, '../../node_modules/jest/bin/jest.js');

/** Jest in a folder that holds this one test file. */
function jestOn(folder: string) {
  return (_: string, args: string[], env: Record<string, string>) =>
    new Promise<number>((resolve) => {
      const command = [jestsOwn, '--rootDir', folder, ...args];
      const child = spawn(process.execPath, command, {
        cwd: folder,
        stdio: 'ignore',
        env: { ...process.env, ...env },
      });
      child.on('exit', (code) => resolve(code ?? 1));
    });
}

test('a run that fails and leaves something open ends, with its count', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'menuleaf-run-'));
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(
    join(folder, 'left-open.test.js'),
    `setInterval(() => {}, 1000);
     test('fails', () => { throw new Error('as it must'); });
     test('passes', () => {});`,
  );
  try {
    expect(await runJest(jestOn(folder), [])).toEqual({ passed: 1, failed: 1 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
