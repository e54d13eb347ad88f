import type { Entry } from './stored-change.ts';
import { withWholeWorks } from './works.ts';

const call = (
  id: string,
  hours: number,
  user_id = 'ana',
  part_of: string | undefined = 'w',
): Entry => ({
  change: {
    id,
    at: new Date(hours * 3_600_000).toISOString(),
    user_id,
    ...(part_of !== undefined && { part_of }),
  },
  things: [{ kind: 'items', id, name: id, action: 'added', before: {}, after: {} }],
});
const alone = (id: string, hours: number): Entry => {
  const { change, things } = call(id, hours);
  const { part_of: _none, ...rest } = change;
  return { change: rest, things };
};

test.each([
  [
    'calls of one work are one, where it began',
    [call('c', 3), alone('b', 2), call('a', 1)],
    ['b', 'a+c'],
  ],
  ['what somebody else calls the same is another', [call('b', 2, 'ben'), call('a', 1)], ['b', 'a']],
  ['so is what comes days later', [call('b', 72), call('a', 1)], ['b', 'a']],
  ['and what belongs to none', [alone('b', 2), alone('a', 1)], ['b', 'a']],
])('%s', (_, entries, expected) => {
  const said = withWholeWorks(entries).map(({ things }) => things.map(({ id }) => id).join('+'));
  expect(said).toEqual(expected);
});
