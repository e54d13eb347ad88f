import { itemCreate } from './new-item.ts';

const item = { name: 'Soup', price: '8.50' };
const problemsOf = (fields: object) =>
  itemCreate.safeParse({ ...item, ...fields }).error?.issues.map(({ message }) => message);

test.each([
  [{ price: '' }, 'Price is required'],
  [{ price: undefined }, 'Price is required'],
  [{ price: 'free' }, 'Price must be a number'],
  [{ price: '-1' }, 'Price must be 0 or more'],
  [{ price: '8.5055' }, 'Price must have at most three decimals'],
  [{ price: '1000000' }, 'Price must be at most 999,999.99'],
  [{ calories: '-5' }, 'Calories must be a whole number, 0 or more'],
  [{ calories: 'many' }, 'Calories must be a whole number, 0 or more'],
  [{ calories: '100001' }, 'Calories must be at most 100,000'],
  [{ sort_order: '-1' }, 'Sort order must be 0 or more'],
  [{ sort_order: '1.5' }, 'Sort order must be a whole number'],
  [{ sort_order: 'first' }, 'Sort order must be a whole number'],
])('%j is refused in words that an owner understands', (fields, problem) => {
  expect(problemsOf(fields)).toEqual([problem]);
});

test.each(['', '0', 'null', undefined])('calories %j are none', (calories) => {
  expect(itemCreate.parse({ ...item, calories }).calories).toBeNull();
});

test('a sort order that is left empty is 0, and one that is not sent is none', () => {
  expect(itemCreate.parse({ ...item, sort_order: '' }).sort_order).toBe(0);
  expect(itemCreate.parse(item).sort_order).toBeUndefined();
});
