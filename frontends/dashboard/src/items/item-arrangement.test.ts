import { soup } from '../testing/catalogue-for-tests.ts';
import { itemArrangement } from './item-arrangement.ts';

test('a market price is neither cheap nor dear', () => {
  const dishes = [
    { ...soup, name: 'Lobster', price: 0, price_kind: 'market' as const },
    { ...soup, name: 'Bread', price: 3 },
    { ...soup, name: 'Steak', price: 30 },
  ];
  const { cheapest, dearest } = itemArrangement.orders;
  const names = (order: typeof cheapest | typeof dearest) =>
    dishes.toSorted(order[1]).map(({ name }) => name);
  expect(names(cheapest)).toEqual(['Bread', 'Steak', 'Lobster']);
  expect(names(dearest)).toEqual(['Steak', 'Bread', 'Lobster']);
});
