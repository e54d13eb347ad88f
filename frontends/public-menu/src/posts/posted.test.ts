import { fish, trout } from '../page/published-for-tests.ts';
import { english } from '../words/english.ts';
import { postedSections } from './posted.ts';

const said = { formatPrice: (price: number) => `$${price}`, words: english.page };
const now = new Date('2026-11-25T12:00:00Z');
const category = (items: (typeof trout)[]) => ({ ...fish, items });
const soldOut = { is_available: false, sold_out_until: null };

test('what is sold out is on no picture, and a mark that has ended holds nothing back', () => {
  const items = [
    trout,
    { ...trout, id: 'i2', ...soldOut },
    { ...trout, id: 'i3', is_available: false, sold_out_until: '2026-11-25T11:59:00Z' },
    { ...trout, id: 'i4', is_available: false, sold_out_until: '2026-11-25T12:01:00Z' },
  ];
  const chosen = new Set(['i1', 'i2', 'i3', 'i4']);
  const ids = postedSections([category(items)], chosen, said, now).flatMap(({ dishes }) =>
    dishes.map(({ id }) => id),
  );
  expect(ids).toEqual(['i1', 'i3']);
});

test('a category of which nothing is chosen or left is not named', () => {
  expect(postedSections([category([trout])], new Set(), said, now)).toEqual([]);
  expect(
    postedSections([category([{ ...trout, ...soldOut }])], new Set(['i1']), said, now),
  ).toEqual([]);
});
