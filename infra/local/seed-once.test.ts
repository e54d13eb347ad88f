import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropHalfSeeded, seedOnce } from './seed-once.ts';

const demo = { free: { email: 'a@b.example', password: 'secret' } };
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'menuleaf-seed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const killed = async () => {
  writeFileSync(join(folder, 'table.db'), 'half');
  throw new Error('killed');
};

test('a start that was stopped while it seeded begins anew', async () => {
  await expect(seedOnce(folder, killed)).rejects.toThrow('killed');
  dropHalfSeeded(folder);
  expect(readdirSync(folder)).toEqual([]);
  expect(await seedOnce(folder, () => Promise.resolve(demo))).toEqual(demo);
});

test('what was seeded whole is never emptied', async () => {
  await seedOnce(folder, () => Promise.resolve(demo));
  writeFileSync(join(folder, 'table.db'), 'whole');
  dropHalfSeeded(folder);
  expect(existsSync(join(folder, 'table.db'))).toBe(true);
  expect(await seedOnce(folder, killed)).toEqual(demo);
});

test('a start that still seeds is left alone', async () => {
  await expect(seedOnce(folder, killed)).rejects.toThrow('killed');
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(join(folder, 'running.pid'), String(other.pid));
  expect(() => dropHalfSeeded(folder)).toThrow('already runs');
  other.kill();
});
