import { dishesOf, pricesIn } from '../testing/read-text.ts';

const others = 'Western omelet 12.50\nCorned beef hash 13.25\n';

test.each([
  ['behind what is said', 'Pancakes 9.50\nwith maple syrup. Add bacon or ham 3.50'],
  ['behind its price', 'Pancakes 9.50 add bacon 3.50'],
  ['behind a comma', 'Pancakes 9.50, extra bacon 3.50'],
  ['behind a bar', 'Pancakes 9.50 / add bacon 3.50'],
  ['in brackets', 'Pancakes (add bacon 3.50) 9.50'],
  ['below what is said', 'Pancakes 9.50\nmaple syrup, butter\nextra bacon 3.50'],
  ['below with a plus', 'Pancakes 9.50\nmaple syrup, butter\n+ bacon 3.50'],
  ['below in a list', 'Pancakes 9.50\n- add bacon 3.50, sausage 4.00'],
  ['all at one price', 'Pancakes 9.50\nExtras 2.00 each: bacon, sausage, berries'],
  ['with little more', 'Pancakes 9.50 with bacon 3.50'],
  ['in German', 'Pancakes 9,50 €\nmit Ahornsirup. Auf Wunsch mit Speck 2,50 €'],
  ['in Swedish', 'Pancakes 95:- Välj till bacon 20:-'],
  ['in Portuguese', 'Pancakes R$ 9,50\ngranola e mel. adicional R$ 3 cada: morango, ovo'],
])('what a dish can be had with for more is said of it %s', (_, text) => {
  const read = pricesIn(`BREAKFAST\n\n${text}\n${others}`);
  expect(read).toMatch(/^Pancakes (?:9\.5|95); Western omelet 12\.5; Corned beef hash 13\.25$/u);
});

test('its amounts stay with a plus', () => {
  const [dish] = dishesOf(`BREAKFAST\n\nPancakes 9.50\nmaple syrup. Add bacon 3.50\n${others}`);
  expect(dish?.description).toBe('maple syrup Add bacon +3.50');
});

test.each([
  ['costs as much as a dish', 'Lager 5.00\nExtra stout 5.50', 'Lager 5; Extra stout 5.5'],
  [
    'stands below a title of its own',
    'Pie 9.50\n\nEXTRAS\nExtra gravy 1.00',
    'Pie 9.5; Extra gravy 1',
  ],
  ['is a size', 'Chips 6.00\nExtra large 3.50', 'Chips 6; Extra large 3.5'],
])('what %s is no addition', (_, text, dishes) => {
  expect(pricesIn(`MENU\n\n${text}`)).toContain(dishes.split(';')[1]?.trim() ?? dishes);
});

test('a count of something else is a dish of its own', () => {
  expect(pricesIn('MENU\n\nGarden salad 8.40\n6 oysters 9.50\nOysters 3\n12 oysters 16')).toBe(
    'Garden salad 8.4; 6 oysters 9.5; Oysters 3',
  );
});
