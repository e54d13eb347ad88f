import { writeItems } from '@menuleaf/shared/menu/csv/write-items.ts';
import { plainDish } from '@menuleaf/shared/testing/plain-dish.ts';
import { soup } from '../testing/catalogue-for-tests.ts';
import { dishesOf, draftOf, needsLook } from './draft.ts';
import { rowsOf, sheetOf } from './parse/testing/read-sheet.ts';
import { planSave } from './save/plan.ts';

const glasses = [
  { name: 'Glass', price: 8 },
  { name: '1/2 l; dry', price: 20.5 },
];
const dishes = [
  { name: 'Tomato soup', price: 8.5, description: 'With basil; hot', calories: 240 },
  { name: 'Pad Thai', price: 12, allergens: 'gluten, celery, may contain: milk' },
  { name: 'Riesling', price: 8, choices: glasses, calories: 120 },
  { name: 'Pizza', price: 9, allergens: 'gluten, milk' },
  { name: 'Salad', price: 6, allergens: 'none of the 14', is_available: false },
  { name: 'Lobster', price: 0, price_kind: 'market' as const, is_gluten_free: true },
  { name: 'Bread', price: 0, price_kind: 'none' as const, is_vegetarian: true },
  { name: 'Steak', price: 24, price_kind: 'from' as const },
  { name: 'Falafel', price: 7, is_vegetarian: true, is_vegan: true },
];
const starters = { id: 'c1', name: 'Starters, cold' };
const drinks = [{ id: 'c2', name: 'Drinks' }, starters];
const items = dishes.map((dish, at) => ({
  ...soup,
  ...plainDish,
  categories: at === 2 ? drinks : [starters],
  ...dish,
}));

test('the file of all items that the product writes is brought back as it was, without a question', () => {
  const draft = draftOf(sheetOf(rowsOf(writeItems(items, () => ({ decimals: 2 })))), []);
  expect(dishesOf(draft).filter((dish) => needsLook(dish, false))).toEqual([]);
  expect(draft.sections.map(({ name }) => name)).toEqual(['Starters, cold', 'Drinks']);
  const [step] = planSave(draft, { categories: [] });
  const added = (step?.do === 'menu' ? step.edits : []).filter((edit) => edit.do === 'add_item');
  const plain = {
    ...plainDish,
    sold_out_until: undefined,
    is_available: undefined,
    calories: undefined,
  };
  const last = dishes.toSpliced(2, 1).concat(dishes.slice(2, 3));
  expect(added).toEqual(
    last.map((dish) => ({
      ...plain,
      ...dish,
      do: 'add_item',
      ref: expect.anything(),
      category: expect.anything(),
    })),
  );
});
