import { assert, property, string } from 'fast-check';
import { suggestAllergens } from './suggest-allergens.ts';

const suggested = (name: string, description = '') =>
  suggestAllergens({ name, description })
    .map(({ allergen }) => allergen)
    .join(' ');

test.each([
  ['Pesto pasta', '', 'gluten milk nuts'],
  ['Spaghetti carbonara', '', 'gluten egg milk'],
  ['Fish & chips', 'Beer battered cod', 'gluten fish'],
  ['Pad Thai', 'Rice noodles, tamarind, crushed peanuts', 'egg fish peanuts soy'],
  ['Prawn cocktail', 'with mayonnaise', 'crustaceans egg mustard'],
  ['Moules marinière', 'White wine and cream', 'milk sulphites molluscs'],
  ['Hummus', 'Warm pita', 'gluten sesame'],
  ['Caesar salad', '', 'gluten egg fish milk mustard'],
  ['Waldorf salad', '', 'egg nuts celery'],
  ['Chicken satay', '', 'peanuts soy'],
  ['Crème brûlée', '', 'egg milk'],
  ['Tiramisu', '', 'gluten egg milk'],
  ['Peanut butter cookies', '', 'gluten egg peanuts milk'],
  ['Miso aubergine', 'toasted sesame', 'soy sesame'],
  ['Grilled octopus', 'smoked paprika', 'molluscs'],
  ['Lobster roll', 'brioche, celery salt', 'gluten crustaceans egg milk celery'],
  ['Anchovies on toast', '', 'gluten fish'],
  ['Goat cheese and walnuts', '', 'milk nuts'],
  ['Lupin flour crackers', '', 'gluten lupin'],
  ['Tofu teriyaki', '', 'gluten soy'],
  ['Seafood risotto', '', 'crustaceans milk molluscs'],
  ['Potato salad', 'Dijon dressing', 'mustard'],
  ['Almond croissant', '', 'gluten milk nuts'],
  ['Green salad', 'Radish and cucumber', ''],
  ['Steak', 'Chimichurri, chips', ''],
  ['Käsespätzle', 'mit Röstzwiebeln', 'gluten egg milk'],
  ['Wiener Schnitzel', 'Preiselbeeren', 'gluten egg'],
  ['Haselnusskuchen', 'mit Sahne', 'gluten egg milk nuts'],
  ['Selleriesuppe', '', 'celery'],
  ['Lachsfilet', 'Senfsauce', 'fish mustard'],
  ['Erdnusssauce', '', 'peanuts'],
  ['Miesmuscheln', 'in Weißwein', 'sulphites molluscs'],
  ['Soupe de poisson', 'rouille', 'fish'],
  ['Tarte aux noix', '', 'gluten egg milk nuts'],
  ['Œufs mayonnaise', 'moutarde', 'egg mustard'],
  ['Crevettes grillées', '', 'crustaceans'],
  ['Spaghetti alle vongole', '', 'gluten molluscs'],
  ['Vitello tonnato', '', 'fish'],
  ['Gnocchi ai quattro formaggi', '', 'gluten milk'],
  ['Gambas al ajillo', '', 'crustaceans'],
  ['Tortilla de patatas', '', 'egg'],
  ['Pulpo a la gallega', '', 'molluscs'],
  ['Croquetas de bacalao', '', 'gluten egg fish milk'],
])('%s (%s): %s', (name, description, expected) => {
  expect(suggested(name, description)).toBe(expected);
});

test.each([
  ['Butternut squash soup', '', ''],
  ['Coconut curry', 'coconut milk and lime', ''],
  ['Roast potatoes', 'with nutmeg', ''],
  ['Buckwheat galette', 'sans œufs', 'gluten milk'],
  ['Buckwheat noodles salad', '', 'gluten'],
  ['Grilled eggplant', 'Tomato', ''],
  ['Oyster mushrooms', 'Garlic and parsley', ''],
  ['King oyster mushroom skewer', '', ''],
  ['Roasted peanuts', 'Chilli', 'peanuts'],
  ['Water chestnuts', '', ''],
  ['Poached pear', 'cream of tartar', ''],
  ['Butter bean stew', '', ''],
  ['Almond milk shake', '', 'nuts'],
  ['Soy milk', '', 'soy'],
  ['Rice noodles', 'with vegetables', ''],
  ['Corn tortillas', 'beans', ''],
  ['Sweetbreads', '', ''],
  ['Chestnut soup', '', ''],
  ['Kokosmilchsuppe', '', ''],
  ['Muskatnuss', '', ''],
  ['Leberkäse', '', ''],
  ['Austernpilze', '', ''],
  ['Noix de coco', '', ''],
  ['Pan-fried potatoes', '', ''],
  ['Eisbergsalat', '', ''],
  ['Kartoffelbrei', 'nach Art der Metzgerei', ''],
  ['Chocolate egg', '', 'egg milk'],
])('%s (%s) only sounds like more: %s', (name, description, expected) => {
  expect(suggested(name, description)).toBe(expected);
});

test.each([
  ['Gluten-free pasta', 'Tomato', ''],
  ['Pasta', 'Tomato, not gluten-free', 'gluten'],
  ['Dairy free pesto', '', 'nuts'],
  ['Nut-free pesto', '', 'milk'],
  ['Pesto without nuts', '', 'milk'],
  ['Pesto without nuts or milk', '', ''],
  ['Brownie', 'egg-free', 'gluten milk'],
  ['Cake', 'free from gluten and dairy', 'egg'],
  ['Vegan burger', 'cheese, mayo', 'gluten mustard'],
  ['Burger', 'cheese (vegan option available)', 'gluten milk'],
  ['Plant-based cheesecake', '', 'gluten'],
  ['Lactose-free cheese', '', 'milk'],
  ['Soup without cream, with cheese', '', 'milk'],
  ['Salad, no croutons, feta', '', 'milk'],
  ['Glutenfreie Nudeln', 'glutenfrei', ''],
  ['Torta senza glutine', '', 'egg milk'],
  ['Free from nuts and sesame: dukkah', '', ''],
  ['No peanuts, milk', '', 'milk'],
  ['Kuchen ohne Nüsse', '', 'gluten egg milk'],
])('%s (%s) says what is not in it: %s', (name, description, expected) => {
  expect(suggested(name, description)).toBe(expected);
});

test('the diets that an owner ticked are heard', () => {
  const cake = { name: 'Carrot cake with walnuts' };
  const of = (diet: object) =>
    suggestAllergens({ ...cake, ...diet }).map(({ allergen }) => allergen);
  expect(of({ is_vegan: true })).toEqual(['gluten', 'nuts']);
  expect(of({ is_gluten_free: true })).toEqual(['egg', 'milk', 'nuts']);
  expect(suggestAllergens({ name: 'Sushi', is_vegetarian: true })).toEqual([
    { allergen: 'soy', word: 'sushi' },
  ]);
});

test('each suggestion names the words that led to it, as they are written', () => {
  expect(suggestAllergens({ name: 'Linguine al Pesto', description: 'Crème fraîche' })).toEqual([
    { allergen: 'gluten', word: 'linguine' },
    { allergen: 'milk', word: 'pesto' },
    { allergen: 'nuts', word: 'pesto' },
  ]);
  expect(suggestAllergens({ name: 'Crème fraîche' })).toEqual([
    { allergen: 'milk', word: 'crème fraîche' },
  ]);
});

test('text of any kind is read without failing, and a long menu at once', () => {
  assert(property(string({ unit: 'grapheme' }), (name) => void suggestAllergens({ name })));
  const from = performance.now();
  for (let at = 0; at < 1000; at += 1) {
    suggestAllergens({
      name: 'Käsespätzle',
      description: 'with butter, cream and walnuts '.repeat(5),
    });
  }
  expect(performance.now() - from).toBeLessThan(30_000);
});
