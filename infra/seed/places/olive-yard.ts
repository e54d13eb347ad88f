import { readSections } from './read-sections.ts';

export const demoRestaurant = {
  name: 'The Olive Yard',
  description:
    'A neighborhood kitchen with a wood oven, a long table and whatever the market had this morning.',
  phone: '+1 503 555 0142',
  email: 'hello@oliveyard.example',
  website: 'https://oliveyard.example',
  instagram_url: 'https://www.instagram.com/oliveyard',
  monday_hours: 'Closed',
  tuesday_hours: '11:30-14:30, 17:00-22:00',
  wednesday_hours: '11:30-14:30, 17:00-22:00',
  thursday_hours: '11:30-14:30, 17:00-22:00',
  friday_hours: '11:30-14:30, 17:00-23:30',
  saturday_hours: '10:00-23:30',
  sunday_hours: '10:00-21:00',
  time_zone: 'America/Los_Angeles',
};

/** Olives and warm wood. */
export const demoLook = { accent: '#4d5a1f', type: 'elegant' };

export const demoLocation = {
  address: '2418 SE Division Street',
  city: 'Portland',
  state: 'OR',
  zip_code: '97202',
  latitude: 45.50488,
  longitude: -122.64156,
};

export const demoMenu = {
  name: 'All day',
  description: 'Small plates to share, bread from the oven, and something sweet.',
  note: 'For six guests or more, 18% service is added to the bill.',
};

/** Prices in dollars. */
export const demoSections = readSections(`
# To start
Marinated olives | Castelvetrano, orange peel, fennel seed | 6 | vegan, gluten_free | none
Sourdough and cultured butter | Baked this morning | 7 | vegetarian | gluten, milk
Burrata with grilled peach | Basil, hazelnuts, good oil | 15 | vegetarian, gluten_free | milk, nuts
Beef tartare | Capers, egg yolk, grilled bread | 17 | | egg, gluten, mustard
Charred leeks | Romesco, almonds | 12 | vegan, gluten_free | nuts
# From the wood oven | Dough rested for three days.
Margherita | San Marzano tomato, fior di latte, basil | 16 | vegetarian | gluten, milk | 820
Mushroom and taleggio | Chanterelle, thyme, garlic | 19 | vegetarian | gluten, milk | 910
Marinara | Tomato, oregano, garlic, no cheese | 14 | vegan | gluten | 690
Fennel sausage | Chili, provolone, rapini | 20 | | gluten, milk | 980
# Plates
Roast chicken for two | Lemon, potatoes from under the bird, salsa verde | 42.5 | gluten_free | mustard
Pappardelle with oxtail | Cooked for a day, pecorino | 26 | | gluten, egg, milk, celery
Whole trout | Brown butter, almonds, green beans | 29 | gluten_free | fish, milk, nuts
Squash and farro | Kale, pumpkin seed, sherry vinegar | 19 | vegan | gluten, may contain: sesame
# Sweet
Olive oil cake | Crème fraîche, citrus | 10 | vegetarian | gluten, egg, milk
Chocolate pot | Sea salt, cream | 9.5 | vegetarian, gluten_free | milk, egg, soy
Plum sorbet | Two scoops | 7 | vegan, gluten_free | none
# Drinks
House lemonade | Verbena, soda | 5.5 | vegan, gluten_free | none
House red | Ask what is open | Glass=12; Bottle=46 | vegan, gluten_free | sulfites
House white | Willamette Valley pinot gris | Glass=11; Bottle=42 | vegan, gluten_free | sulfites
Filter coffee | Roasted four streets away | 4 | vegan, gluten_free | none
`);
