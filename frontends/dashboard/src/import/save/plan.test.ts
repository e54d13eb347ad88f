import { draftOf, type Draft } from '../draft.ts';
import { linesOfText } from '../parse/columns.ts';
import { readMenu } from '../parse/read-menu.ts';
import { countNew, planSave } from './plan.ts';

const soup = {
  id: 'i1',
  name: 'Tomato Soup',
  description: null,
  price: 7,
  choices: [],
  price_kind: 'fixed' as const,
  updated_at: '2026-01-01T00:00:00Z',
  categories: [{ id: 'c1', name: 'SOUPS' }],
};
const stew = { ...soup, id: 'i2', name: 'Beef stew', description: 'With beer' };
const draft = (text: string) => draftOf(readMenu(linesOfText(text)), [soup]);
const many = (count: number): Draft =>
  draft(
    [
      'Mains',
      ...Array.from({ length: count }, (_, at) => `Dish number ${at} plate  ${10 + (at % 5)}.50`),
    ].join('\n'),
  );
const there = { categories: [{ id: 'c1', name: 'SOUPS' }] };

test('what fits one transaction is one call: sections, dishes, their places and prices', () => {
  const steps = planSave(
    draft('Soups\nTomato soup 7.50\nLeek soup 6.90\n\nMains\nSteak 24.00'),
    there,
  );
  expect(steps).toHaveLength(1);
  expect(steps[0]).toMatchObject({
    do: 'menu',
    edits: [
      { do: 'add_item', category: 'c1', name: 'Leek soup', price: 6.9 },
      { do: 'add_category', name: 'Mains' },
      { do: 'add_item', name: 'Steak', price: 24 },
      { do: 'update_item', item: 'i1', price: 7.5, updated_at: soup.updated_at },
    ],
  });
});

test('a section of a new name is one category, however often it is written', () => {
  const brought = draft('Mains\nSteak 24.00\n\nDrinks\nCola 3.00\n\nMAINS\nPie 12.00');
  expect(countNew(brought, { categories: [] })).toMatchObject({
    items: 3,
    categories: 2,
    prices: 0,
  });
});

test('more is made out of sight, and put on the menu by the last call alone', () => {
  const steps = planSave(many(130), there);
  expect(steps.map((step) => step.do)).toEqual(['category', 'items', 'items', 'items', 'menu']);
  const last = steps.at(-1);
  expect(last).toMatchObject({ do: 'menu', edits: [{ do: 'move_category' }] });
  const sizes = steps.flatMap((step) => (step.do === 'items' ? [step.items.length] : []));
  expect(sizes).toEqual([48, 48, 34]);
});

test('what goes into a section that diners see already is placed there by the last call', () => {
  const brought = many(130);
  const steps = planSave(
    { ...brought, sections: brought.sections.map((one) => ({ ...one, name: 'Soups' })) },
    there,
  );
  expect(steps.every((step) => step.do !== 'items' || step.category === null)).toBe(true);
  const placed = steps.flatMap((step) => (step.do === 'menu' ? step.edits : []));
  expect(placed).toHaveLength(130);
  expect(new Set(placed.map((edit) => edit.do))).toEqual(new Set(['place_item']));
});

test('what is dropped or left as it is makes no call', () => {
  const brought = draft('Soups\nTomato soup 7.00');
  expect(planSave(brought, there)).toEqual([]);
});

test.each([
  ['Hot soups\nTomato soup 7.50\nBeef stew 7.00\nLeek soup 6.90', 'c1'],
  ['Hot soups\nTomato soup 7.50\nBeef stew 7.00\nLeek soup 6.90\nSoups\nMiso 5.00', 'new:'],
  ['Hot soups\nTomato soup 7.50\nLeek soup 6.90\nMiso 5.00\nBroth 4.00', 'new:'],
])('of %j, what is new goes to the category that was renamed, if one was: %s', (text, into) => {
  const [step] = planSave(draftOf(readMenu(linesOfText(text)), [soup, stew]), there);
  const added = step?.do === 'menu' ? step.edits.find((edit) => edit.do === 'add_item') : undefined;
  expect(added).toMatchObject({ category: expect.stringMatching(new RegExp(`^${into}`)) });
});

test('a note goes with its section, by one call or by many, and only with a new one', () => {
  const text = 'Mains\nServed with bread\nSteak 24.00\n\nSoups\nServed with oil\nLeek soup 6.90';
  const [inOne] = planSave(draft(text), there);
  expect(inOne?.do === 'menu' && inOne.edits.filter((edit) => 'note' in edit)).toMatchObject([
    { do: 'add_category', name: 'Mains', note: 'Served with bread' },
  ]);
  expect(planSave(draft(text), there, true)[0]).toMatchObject({
    do: 'category',
    name: 'Mains',
    note: 'Served with bread',
  });
});

test('a menu brought again: texts and places change only where its owner says so', () => {
  const read = readMenu(linesOfText('Soups\nTomato soup 7.00\nwith basil\nLeek soup 6.90'));
  const [section, ...others] = draftOf(read, [soup, stew]).sections;
  const again = draftOf(read, [soup, stew]);
  expect(planSave(again, there)).toMatchObject([
    { edits: [{ do: 'add_item', name: 'Leek soup' }] },
  ]);
  if (!section) throw new Error('No section');
  const dishes = section.dishes.map((dish) => ({ ...dish, takesDescription: true }));
  const missingItems = [{ item: stew, isTakenOff: true }];
  const chosen = { ...again, missingItems, sections: [{ ...section, dishes }, ...others] };
  const edits = [
    { do: 'add_item', name: 'Leek soup' },
    { do: 'update_item', item: 'i1', description: 'with basil', updated_at: soup.updated_at },
    { do: 'take_out_item', item: 'i2', category: 'c1' },
  ];
  expect(planSave(chosen, there)).toMatchObject([{ do: 'menu', edits }]);
  expect(planSave(chosen, there, true).at(-1)).toMatchObject({
    do: 'menu',
    edits: expect.arrayContaining(edits.slice(1)),
  });
  const [update] = planSave(chosen, there).flatMap((step) =>
    step.do === 'menu' ? step.edits.filter((edit) => edit.do === 'update_item') : [],
  );
  expect(Object.keys(update ?? {}).toSorted()).toEqual(['description', 'do', 'item', 'updated_at']);
});
