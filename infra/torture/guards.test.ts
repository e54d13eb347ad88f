import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guards } from './guards.ts';
import { notMissed } from './guards/not-missed.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const all = Object.values(guards).flat();

test.each([...all, ...notMissed])('$file: the line is there, once: $line', ({ file, line }) => {
  expect(read(file).split(line)).toHaveLength(2);
});

/** The start of a write condition: its value follows the name, or is a separate string. */
const condition = /(?<!Key)ConditionExpression:\s*(?=\S)|attribute_(?:not_)?exists\(/g;

const lineAt = (code: string, at: number) => code.slice(0, at).split('\n').length;

/** The lines of a file that its guards remove. */
const guardedIn = (file: string, code: string) =>
  new Set(
    all
      .filter((guard) => guard.file === file)
      .flatMap(({ line }) => {
        const first = lineAt(code, code.indexOf(line));
        return Array.from({ length: line.trimEnd().split('\n').length }, (_, more) => first + more);
      }),
  );

test('each condition of a write is guarded', () => {
  const files = globSync('{services,shared/server,infra/events}/**/*.ts', {
    cwd: root,
    exclude: (path) => /(^|\/)(dist|node_modules)(\/|$)|\.test\.ts$/.test(path),
  });
  const conditions = files.flatMap((file) => {
    const code = read(file);
    const guarded = guardedIn(file, code);
    return [...code.matchAll(condition)].map(({ 0: { length }, index }) => {
      const line = lineAt(code, index + length);
      return { place: `${file}:${line}`, isGuarded: guarded.has(line) };
    });
  });
  expect(conditions.length).toBeGreaterThan(50);
  expect(conditions.filter(({ isGuarded }) => !isGuarded)).toEqual([]);
});

/** Test files; a guard noticed by none that `npm test` runs is left to the long ones. */
const tests = globSync('{services,shared,infra,frontends}/**/*.{test,journey}.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|\/)(dist|node_modules)(\/|$)/.test(path),
});
const isNoticedSoon = ({ noticedBy }: (typeof all)[number]) =>
  tests.some((file) => !file.includes('.long.') && noticedBy.some((part) => file.includes(part)));

test.each(Object.entries(guards))('the table says which tests notice %s', (group, each) => {
  const soon = each.filter(isNoticedSoon).length;
  const [row = ''] =
    new RegExp(`^\\| \`${group}\`.*$`, 'm').exec(
      read('infra/torture/README.md').split('## Guards')[1] ?? '',
    ) ?? [];
  const [, , , inTest, inLong] = row.split('|').map((cell) => cell.trim());
  expect([inTest, inLong]).toEqual([String(soon), String(each.length - soon)]);
});
