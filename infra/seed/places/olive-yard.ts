import type { Choice } from '@menuleaf/shared/contracts/catalogue/items/price-choices.ts';
import type { DemoMenu } from './demo-restaurant.ts';

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

const glassAndBottle = (glass: number, bottle: number): Choice[] => [
  { name: 'Glass', price: glass },
  { name: 'Bottle', price: bottle },
];

export const demoMenu = {
  name: 'All day',
  description: 'Small plates to share, bread from the oven, and something sweet.',
  note: 'For six guests or more, 18 % service is added to the bill.',
};

/** Prices in dollars. */
export const demoSections: DemoMenu['sections'] = [
  {
    name: 'To start',
    dishes: [
      {
        name: 'Marinated olives',
        description: 'Castelvetrano, orange peel, fennel seed',
        price: 6,
        diets: ['vegan', 'gluten_free'],
        allergens: 'none',
      },
      {
        name: 'Sourdough and cultured butter',
        description: 'Baked this morning',
        price: 7,
        diets: ['vegetarian'],
        allergens: 'gluten, milk',
      },
      {
        name: 'Burrata with grilled peach',
        description: 'Basil, hazelnuts, good oil',
        price: 15,
        diets: ['vegetarian', 'gluten_free'],
        allergens: 'milk, nuts',
      },
      {
        name: 'Beef tartare',
        description: 'Capers, egg yolk, grilled bread',
        price: 17,
        allergens: 'egg, gluten, mustard',
      },
      {
        name: 'Charred leeks',
        description: 'Romesco, almonds',
        price: 12,
        diets: ['vegan', 'gluten_free'],
        allergens: 'nuts',
      },
    ],
  },
  {
    name: 'From the wood oven',
    description: 'Dough rested for three days.',
    dishes: [
      {
        name: 'Margherita',
        description: 'San Marzano tomato, fior di latte, basil',
        price: 16,
        diets: ['vegetarian'],
        allergens: 'gluten, milk',
        calories: 820,
      },
      {
        name: 'Mushroom and taleggio',
        description: 'Chanterelle, thyme, garlic',
        price: 19,
        diets: ['vegetarian'],
        allergens: 'gluten, milk',
        calories: 910,
      },
      {
        name: 'Marinara',
        description: 'Tomato, oregano, garlic, no cheese',
        price: 14,
        diets: ['vegan'],
        allergens: 'gluten',
        calories: 690,
      },
      {
        name: 'Fennel sausage',
        description: 'Chili, provolone, rapini',
        price: 20,
        allergens: 'gluten, milk',
        calories: 980,
      },
    ],
  },
  {
    name: 'Plates',
    dishes: [
      {
        name: 'Roast chicken for two',
        description: 'Lemon, potatoes from under the bird, salsa verde',
        price: 42.5,
        diets: ['gluten_free'],
        allergens: 'mustard',
      },
      {
        name: 'Pappardelle with oxtail',
        description: 'Cooked for a day, pecorino',
        price: 26,
        allergens: 'gluten, egg, milk, celery',
      },
      {
        name: 'Whole trout',
        description: 'Brown butter, almonds, green beans',
        price: 29,
        diets: ['gluten_free'],
        allergens: 'fish, milk, nuts',
      },
      {
        name: 'Squash and farro',
        description: 'Kale, pumpkin seed, sherry vinegar',
        price: 19,
        diets: ['vegan'],
        allergens: 'gluten, may contain: sesame',
      },
    ],
  },
  {
    name: 'Sweet',
    dishes: [
      {
        name: 'Olive oil cake',
        description: 'Crème fraîche, citrus',
        price: 10,
        diets: ['vegetarian'],
        allergens: 'gluten, egg, milk',
      },
      {
        name: 'Chocolate pot',
        description: 'Sea salt, cream',
        price: 9.5,
        diets: ['vegetarian', 'gluten_free'],
        allergens: 'milk, egg, soy',
      },
      {
        name: 'Plum sorbet',
        description: 'Two scoops',
        price: 7,
        diets: ['vegan', 'gluten_free'],
        allergens: 'none',
      },
    ],
  },
  {
    name: 'Drinks',
    dishes: [
      {
        name: 'House lemonade',
        description: 'Verbena, soda',
        price: 5.5,
        diets: ['vegan', 'gluten_free'],
        allergens: 'none',
      },
      {
        name: 'House red',
        description: 'Ask what is open',
        price: 12,
        choices: glassAndBottle(12, 46),
        diets: ['vegan', 'gluten_free'],
        allergens: 'sulfites',
      },
      {
        name: 'House white',
        description: 'Willamette Valley pinot gris',
        price: 11,
        choices: glassAndBottle(11, 42),
        diets: ['vegan', 'gluten_free'],
        allergens: 'sulfites',
      },
      {
        name: 'Filter coffee',
        description: 'Roasted four streets away',
        price: 4,
        diets: ['vegan', 'gluten_free'],
        allergens: 'none',
      },
    ],
  },
];
