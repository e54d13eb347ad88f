import { expect, test } from '@jest/globals';
import { keys, leadingKeys, slices } from './keys.ts';

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
