import type { DemoRestaurant } from '../seed/places/demo-restaurant.ts';
import { readSections } from '../seed/places/read-sections.ts';

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
  sections: readSections(`
# To start
> Vorspeisen
Al pastor | Pork off the spit, charred pineapple, onion and cilantro | 14 | | gluten, soy
Grilled corn on the cob with smoked paprika butter and aged cotija cheese | Two ears | 12.5 | vegetarian, gluten_free | milk | 410
Guacamole | | 9 | vegan, gluten_free | none
# From the garden, the field and the hen house | Picked this morning on Sauvie Island. Ask for any of them without dairy.
Soup of the day | With bread | Cup=8; Bowl=11.5 | vegan | celery, gluten
Roasted squash, brown butter, sage, hazelnuts and an egg from the hen house | Kabocha and delicata, roasted slowly until they are sweet, with hazelnuts from Newberg and a spoon of our own ricotta | 18.5 | vegetarian, gluten_free | egg, milk, nuts, may contain: sesame, peanuts | 620
Leaves | | 9 | vegan, gluten_free | mustard
Donaudampfschifffahrtsgesellschaftskapitänsfrühstück | The captain’s breakfast, all day: eggs, smoked trout, rye and horseradish | 21 | | egg, fish, gluten
# From the oven
Whole Dungeness crab | Drawn butter, grilled lemon, sourdough | market price | | crustaceans, milk, gluten
Bone-in ribeye, dry aged for forty days | For two or three, with fries and two sauces | from 138
Margherita | San Marzano tomatoes, mozzarella, basil | Small, 9 in=13; Medium, 12 in=17.5; Large, 16 in=24; By the slice, at the counter only=4.5 | vegetarian | gluten, milk
Chicken pot pie | | 19 | | gluten, milk, celery
# Drinks
Willamette Valley Pinot Noir | Cherry and forest floor | Glass=12; Carafe=30; Bottle=48 | | sulphites
Cold brew | | 4.5 | vegan
Lemonade | | 4 | vegan
`),
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
