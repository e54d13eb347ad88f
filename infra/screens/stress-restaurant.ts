import type { DemoRestaurant } from '../seed/places/demo-restaurant.ts';

/** Everything that is hard to lay out: long texts, missing data, dishes with every attribute. */
export const stressRestaurant: DemoRestaurant = {
  restaurant: {
    name: 'Grandmother Wilhelmina’s Kitchen & Bakery',
    description:
      'Three generations at one stove: what the garden gives, what the boats bring in, and bread twice a day.',
    phone: '+1 503 555 0142',
    time_zone: 'America/Los_Angeles',
    monday_hours: 'Closed',
    tuesday_hours: '11:30-14:30, 17:00-22:00',
    wednesday_hours: '11:30-14:30, 17:00-22:00',
    thursday_hours: '11:30-14:30, 17:00-22:00',
    friday_hours: '11:30-14:30, 17:00-01:00',
    saturday_hours: '09:00-01:00',
    sunday_hours: '09:00-15:00',
  },
  address: {
    address: '1204 Northwest Twenty-Third Avenue',
    city: 'Portland',
    state: 'OR',
    zip_code: '97210',
    country: 'US',
    latitude: 45.5312,
    longitude: -122.6985,
  },
  look: { theme: 'bistro', accent: '#1f6b3b' },
  menu: {
    name: 'Dinner, and all day on weekends',
    description:
      'Everything is made here and made to order, so good things take a moment. Plates come as they are ready: share them, or order as you please. Tell us what you do not eat and we will cook around it.',
    note: 'A 20% service charge goes to everyone who works here, kitchen and floor. Consuming raw or undercooked meats, seafood or eggs may increase your risk of foodborne illness.',
    language: 'en',
    further: 'de',
    abroad: { name: 'Abendkarte' },
  },
  sections: [
    {
      name: 'To start',
      abroad: { name: 'Vorspeisen' },
      dishes: [
        {
          name: 'Al pastor',
          description: 'Pork off the spit, charred pineapple, onion and cilantro',
          price: 14,
          allergens: 'gluten, soy',
        },
        {
          name: 'Grilled corn on the cob with smoked paprika butter and aged cotija cheese',
          description: 'Two ears',
          price: 12.5,
          diets: ['vegetarian', 'gluten_free'],
          allergens: 'milk',
          calories: 410,
        },
        { name: 'Guacamole', price: 9, diets: ['vegan', 'gluten_free'], allergens: 'none' },
      ],
    },
    {
      name: 'From the garden, the field and the hen house',
      description: 'Picked this morning on Sauvie Island. Ask for any of them without dairy.',
      dishes: [
        {
          name: 'Soup of the day',
          description: 'With bread',
          price: 8,
          choices: [
            { name: 'Cup', price: 8 },
            { name: 'Bowl', price: 11.5 },
          ],
          diets: ['vegan'],
          allergens: 'celery, gluten',
        },
        {
          name: 'Roasted squash, brown butter, sage, hazelnuts and an egg from the hen house',
          description:
            'Kabocha and delicata, roasted slowly until they are sweet, with hazelnuts from Newberg and a spoon of our own ricotta',
          price: 18.5,
          diets: ['vegetarian', 'gluten_free'],
          allergens: 'egg, milk, nuts, may contain: sesame, peanuts',
          calories: 620,
        },
        {
          name: 'Leaves',
          price: 9,
          diets: ['vegan', 'gluten_free'],
          allergens: 'mustard',
        },
        {
          name: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück',
          description: 'The captain’s breakfast, all day: eggs, smoked trout, rye and horseradish',
          price: 21,
          allergens: 'egg, fish, gluten',
        },
      ],
    },
    {
      name: 'From the oven',
      dishes: [
        {
          name: 'Whole Dungeness crab',
          description: 'Drawn butter, grilled lemon, sourdough',
          price: 0,
          price_kind: 'market',
          allergens: 'crustaceans, milk, gluten',
        },
        {
          name: 'Bone-in ribeye, dry aged for forty days',
          description: 'For two or three, with fries and two sauces',
          price: 138,
          price_kind: 'from',
        },
        {
          name: 'Margherita',
          description: 'San Marzano tomatoes, mozzarella, basil',
          price: 13,
          choices: [
            { name: 'Small, 9 in', price: 13 },
            { name: 'Medium, 12 in', price: 17.5 },
            { name: 'Large, 16 in', price: 24 },
            { name: 'By the slice, at the counter only', price: 4.5 },
          ],
          diets: ['vegetarian'],
          allergens: 'gluten, milk',
        },
        { name: 'Chicken pot pie', price: 19, allergens: 'gluten, milk, celery' },
      ],
    },
    {
      name: 'Drinks',
      dishes: [
        {
          name: 'Willamette Valley Pinot Noir',
          description: 'Cherry and forest floor',
          price: 12,
          choices: [
            { name: 'Glass', price: 12 },
            { name: 'Carafe', price: 30 },
            { name: 'Bottle', price: 48 },
          ],
          allergens: 'sulphites',
        },
        { name: 'Cold brew', price: 4.5, diets: ['vegan'] },
        { name: 'Lemonade', price: 4, diets: ['vegan'] },
      ],
    },
  ],
};

export const soldOut = 'Chicken pot pie';

/** All of one section, none of another, and long names. By the demo's file. */
export const photos: Readonly<Record<string, string>> = {
  'Al pastor': 'taqueria-el-faro/dish-1',
  'Grilled corn on the cob with smoked paprika butter and aged cotija cheese':
    'taqueria-el-faro/dish-4',
  Guacamole: 'taqueria-el-faro/dish-6',
  'Roasted squash, brown butter, sage, hazelnuts and an egg from the hen house':
    'maison-perle/dish-2',
  Margherita: 'magpie-lane/dish-3',
  [soldOut]: 'magpie-lane/dish-5',
};

/** Days around these weeks with special hours or closings. */
export const specialDays = [
  { from: '2026-11-26', to: '2026-11-27', every_year: false, spans: [], label: 'Thanksgiving' },
  {
    from: '2026-12-24',
    to: '2026-12-24',
    every_year: true,
    spans: [{ opens: '09:00', closes: '15:00' }],
    label: 'Christmas Eve',
  },
];
