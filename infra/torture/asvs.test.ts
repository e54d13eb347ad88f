import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guards } from './guards.ts';

/** ASVS 5.0.0: the number of requirements per section, then those of level 3 only. */
const sections: Record<string, [count: number, ...levelThree: number[]]> = {
  'V1.1': [2],
  'V1.2': [10, 10],
  'V1.3': [12, 12],
  'V1.4': [3],
  'V1.5': [3, 3],
  'V2.1': [3],
  'V2.2': [3],
  'V2.3': [5, 5],
  'V2.4': [2, 2],
  'V3.1': [1, 1],
  'V3.2': [3, 3],
  'V3.3': [5, 5],
  'V3.4': [8, 7, 8],
  'V3.5': [8, 6, 7, 8],
  'V3.6': [1, 1],
  'V3.7': [5, 3, 4, 5],
  'V4.1': [5, 4, 5],
  'V4.2': [5, 2, 3, 4, 5],
  'V4.3': [2],
  'V4.4': [4],
  'V5.1': [1],
  'V5.2': [6, 4, 5, 6],
  'V5.3': [3, 3],
  'V5.4': [3],
  'V6.1': [3],
  'V6.2': [12],
  'V6.3': [8, 5, 6, 7, 8],
  'V6.4': [6, 5, 6],
  'V6.5': [8, 6, 7, 8],
  'V6.6': [4, 4],
  'V6.7': [2, 1, 2],
  'V6.8': [4],
  'V7.1': [3],
  'V7.2': [4],
  'V7.3': [2],
  'V7.4': [5],
  'V7.5': [3, 3],
  'V7.6': [2],
  'V8.1': [4, 3, 4],
  'V8.2': [4, 4],
  'V8.3': [3, 2, 3],
  'V8.4': [2, 2],
  'V9.1': [3],
  'V9.2': [4],
  'V10.1': [2],
  'V10.2': [3, 3],
  'V10.3': [5, 5],
  'V10.4': [16, 12, 13, 14, 15, 16],
  'V10.5': [5],
  'V10.6': [2],
  'V10.7': [3],
  'V11.1': [4, 3, 4],
  'V11.2': [5, 4, 5],
  'V11.3': [5, 4, 5],
  'V11.4': [4],
  'V11.5': [2, 2],
  'V11.6': [2, 2],
  'V11.7': [2, 1, 2],
  'V12.1': [5, 4, 5],
  'V12.2': [2],
  'V12.3': [5, 5],
  'V13.1': [4, 2, 3, 4],
  'V13.2': [6, 6],
  'V13.3': [4, 3, 4],
  'V13.4': [7, 6, 7],
  'V14.1': [2],
  'V14.2': [8, 5, 6, 7, 8],
  'V14.3': [3],
  'V15.1': [5, 4, 5],
  'V15.2': [5, 4, 5],
  'V15.3': [7],
  'V15.4': [4, 1, 2, 3, 4],
  'V16.1': [1],
  'V16.2': [5],
  'V16.3': [4],
  'V16.4': [3],
  'V16.5': [4, 4],
  'V17.1': [2, 2],
  'V17.2': [8, 5, 6, 7, 8],
  'V17.3': [2],
};
const required = Object.entries(sections).flatMap(([section, [count, ...levelThree]]) =>
  Array.from({ length: count }, (_, at) => at + 1)
    .filter((number) => !levelThree.includes(number))
    .map((number) => `${section}.${number}`),
);

const root = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const text = textOf('.github/ASVS.md');
const rows = [...text.matchAll(/^\| (V[\d.]+)(?:-(V[\d.]+))? +\| ([\w ]+?) +\| (.+?) +\|$/gm)].map(
  ([, first = '', last = first, verdict = '', reason = '']) => ({
    ids: required.slice(required.indexOf(first), required.indexOf(last) + 1),
    verdict,
    reason,
  }),
);
const countOf = (verdict: string) =>
  rows.filter((row) => row.verdict === verdict).flatMap(({ ids }) => ids).length;

test('every requirement of levels 1 and 2 has one row, in order', () => {
  expect(required).toHaveLength(253);
  expect(rows.flatMap(({ ids }) => ids)).toEqual(required);
});

test('the counts at the top are those of the rows', () => {
  const [, ...counts] = /^\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/m.exec(text) ?? [];
  const verdicts = ['met', 'does not apply', 'DEVIATION'].map(countOf);
  expect(counts.map(Number)).toEqual([required.length, ...verdicts]);
  expect(verdicts.reduce((sum, count) => sum + count, 0)).toBe(required.length);
});

test('what deviates says what would mend it, or what it goes with', () => {
  const deviations = rows.filter(({ verdict }) => verdict === 'DEVIATION');
  const unsaid = deviations.filter(({ reason }) => !/Would mend|As V|see V|first run/.test(reason));
  expect(unsaid).toEqual([]);
});

test('each guard and each suite that is named is there', () => {
  const both = text + textOf('.github/SECURITY.md');
  const named = (pattern: RegExp) => [...both.matchAll(pattern)].map(([, name = '']) => name);
  const guarded = named(/guards? “(.+?)( …)?”/g);
  const suites = named(/suite `(\w+)`/g);
  expect([guarded.length > 4, suites.length > 8]).toEqual([true, true]);
  const promises = Object.values(guards).flatMap((of) => of.map(({ promise }) => promise));
  const isPromised = (name: string) => promises.some((promise) => promise.startsWith(name));
  expect(guarded.filter((name) => !isPromised(name))).toEqual([]);
  const known = textOf('infra/torture/suites.ts');
  expect(suites.filter((name) => !new RegExp(`/${name}\\.ts'`).test(known))).toEqual([]);
});
