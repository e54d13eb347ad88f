import * as z from 'zod';
import { everyCall } from '../contracts/every-call.ts';
import { bodyFor } from './owned-resources.ts';

const ids = { restaurant: 'r1', menu: 'm1', category: 'c1', item: 'i1' };

test('what is attacked with is refused for who asks, not for what it says', () => {
  const refused = everyCall.flatMap(([name, call]) => {
    if (call.access !== 'owner' || !call.path.includes('{') || !call.body) return [];
    const { success, error } = z.safeParse(call.body, bodyFor(call, ids));
    return success ? [] : [`${name}: ${z.prettifyError(error)}`];
  });
  expect(refused).toEqual([]);
});
