import { dishesOf, eachReads } from '../testing/read-text.ts';

const marked = (text: string) =>
  dishesOf(text)
    .map(({ name, price, description, isVegetarian, isVegan, isGlutenFree }) =>
      [
        `${name} ${price}`,
        isVegan ? 'vegan' : isVegetarian ? 'vegetarian' : '',
        isGlutenFree ? 'gluten-free' : '',
        description && `“${description}”`,
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ');

const pancakes = 'Pancakes 12, vegetarian; Bowl 11, vegan, gluten-free; Bacon roll 9';

test.each([
  ['in brackets behind prices', 'Pancakes 12 (v, vgo)\nBowl 11 (ve, gf)\nBacon roll 9 (gfo)'],
  ['bare behind prices', 'Pancakes 12 V VGO\nBowl 11 VE GF\nBacon roll 9 GFO'],
  ['behind dashes', 'Pancakes - 12 - V/VGO\nBowl - 11 - VE/GF\nBacon roll - 9 - GFO'],
  ['between bars', 'Pancakes | V | VGO | 12\nBowl | VE | GF | 11\nBacon roll | GFO | 9'],
  ['starred as optional', 'Pancakes (v, ve*) 12\nBowl (ve, gf) 11\nBacon roll gf* 9'],
  ['on a line below', 'Pancakes 12\nV VGO\n\nBowl 11\nVE GF\n\nBacon roll 9\nGFO'],
  ['beside codes that nobody explains', 'Pancakes (v, cn) 12\nBowl (ve, gf) 11\nBacon roll 9'],
])('marks of diets are read, and what can be made so is none: %s', (_, text) => {
  expect(marked(`BREAKFAST\n\n${text}`)).toBe(pancakes);
});

test('what is offered in words is said of the dish, and marks it with nothing', () => {
  expect(marked('BREAKFAST\nPancakes (v, vegan option) 12\nBacon roll 9 - GF available')).toBe(
    'Pancakes 12, vegetarian, “vegan option”; Bacon roll 9, “GF available”',
  );
});

eachReads(marked, {
  'days are no marks': ['COMBO\nMedio bocadillo 7 (L a V)', 'Medio bocadillo 7'],
  'a state are no marks': [
    'RAW BAR\n\nNorfolk oysters VA 3\nClams MD 2',
    'Norfolk oysters VA 3; Clams MD 2',
  ],
  'a title are no marks': ['VEG\nDal 8\nPaneer 9\nNON VEG\nLamb 12', 'Dal 8; Paneer 9; Lamb 12'],
});
