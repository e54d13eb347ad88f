import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idAfter, keys, leadingKeys } from './keys.ts';
import { slices } from '../../contracts/slices.ts';

test('every key starts with what its grant is made from', () => {
  for (const [name, item] of Object.entries(keys)) {
    const pk = Reflect.apply(item.pk, undefined, ['a', 'b']);
    expect([name, pk.startsWith(item.leadingKey)]).toEqual([name, true]);
  }
});

test('no two slices may write under the same leading key', () => {
  const writers = slices.flatMap((slice) => leadingKeys(slice).write);
  for (const pattern of writers) {
    const prefix = pattern.slice(0, -1);
    expect(writers.filter((other) => other.startsWith(prefix))).toEqual([pattern]);
  }
});

test('who may put into the list of another slice may neither read nor change it', () => {
  for (const slice of slices) {
    const { read, write, send } = leadingKeys(slice);
    expect(send.filter((pattern) => [...read, ...write].includes(pattern))).toEqual([]);
  }
  expect(leadingKeys('identity').send).toHaveLength(3);
});

test('nobody but identity may read a password hash', () => {
  const others = slices.filter((slice) => slice !== 'identity');
  for (const slice of others) {
    const { read, write } = leadingKeys(slice);
    const user = keys.user.pk('u1');
    expect([...read, ...write].filter((p) => user.startsWith(p.slice(0, -1)))).toEqual([]);
  }
});

test('a key is read by the prefix that it is made from', () => {
  expect(idAfter(keys.item.sortPrefix, keys.item.sk('i1'))).toBe('i1');
  expect(idAfter(keys.plan.leadingKey, keys.plan.pk('u1'))).toBe('u1');
  for (const other of [keys.menu.sk('i1'), keys.item.sortPrefix, '', undefined, 7])
    expect([other, idAfter(keys.item.sortPrefix, other)]).toEqual([other, undefined]);
});

test('no other file spells a prefix', () => {
  const root = join(import.meta.dirname, '../../..');
  const sources = globSync('{services,shared,frontends,infra}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /node_modules|dist|cdk\.out|\.test\.tsx?$|keys\.ts$/.test(name),
  });
  const prefixes = Object.values(keys).flatMap((key) => [
    key.leadingKey,
    ...('sortPrefix' in key ? [key.sortPrefix] : []),
  ]);
  const spelling = sources.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return prefixes.some((prefix) => text.includes(prefix));
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(spelling).toEqual([]);
});
