import type { DemoRestaurant, DemoMenu } from './demo-restaurant.ts';
import { readSections } from './read-sections.ts';

type FurtherMenu = NonNullable<DemoRestaurant['furtherMenus']>[number];
const languages = { language: 'en', further: 'it' } satisfies Partial<DemoMenu['menu']>;
const everyDay = [1, 2, 3, 4, 5, 6, 7];

const breakfast: FurtherMenu = {
  times: [{ days: everyDay, from: '07:00', to: '11:30' }],
  menu: { ...languages, name: 'Breakfast', abroad: { name: 'Colazione' } },
  sections: readSections(`
# Eggs and grains
> Uova e cereali
Chili scrambled eggs | Sourdough, green herbs, crisp shallots | 22 | vegetarian | egg, gluten, milk
> Uova strapazzate al peperoncino | Pane a lievitazione naturale, erbe, scalogno croccante
Smashed avocado | Feta, lemon, toasted seeds | 21 | vegetarian | gluten, milk, sesame
> Avocado schiacciato | Feta, limone, semi tostati
Coconut porridge | Poached rhubarb, almonds | 17 | vegan | gluten, nuts
> Porridge al cocco | Rabarbaro, mandorle
`),
};

const lunch: FurtherMenu = {
  times: [
    { days: [1, 2, 3, 4, 5], from: '11:30', to: '15:00' },
    { days: [6, 7], from: '11:30', to: '15:30' },
  ],
  menu: { ...languages, name: 'Lunch', abroad: { name: 'Pranzo' } },
  sections: readSections(`
# Plates
> Piatti
Roast pumpkin salad | Farro, whipped feta, honey and thyme | 23 | vegetarian | gluten, milk
> Insalata di zucca arrosto | Farro, crema di feta, miele e timo
Barramundi roll | Lime mayonnaise, cabbage, brioche | 26 | | fish, gluten, egg, milk
> Panino al barramundi | Maionese al lime, cavolo, brioche
Soup of the day | With a heel of sourdough | 16
> Zuppa del giorno | Con pane a lievitazione naturale
`),
};

const evening: FurtherMenu = {
  times: [
    { days: [4], from: '16:30', to: '22:00' },
    { days: [5, 6], from: '16:30', to: '23:00' },
  ],
  menu: {
    ...languages,
    name: 'Evening',
    note: 'Small plates, made to be shared.',
    abroad: { name: 'Sera' },
  },
  sections: readSections(`
# Small plates
> Piattini
Charred leeks | Romesco, hazelnuts | 18 | vegan, gluten_free | nuts
> Porri alla brace | Romesco, nocciole
Kangaroo skewers | Pepperberry, beetroot | 24 | gluten_free | none
> Spiedini di canguro | Pepe di Tasmania, barbabietola
# Wine
> Vini
Pinot noir, Mornington Peninsula | | Glass=15; Bottle=68 | | sulfites
> Pinot nero, penisola di Mornington
Riesling, Clare Valley | | Glass=13; Bottle=58 | | sulfites
> Riesling, Clare Valley
`),
};

/** A café whose menu changes by the hour; its all-day menu shows in between. */
export const magpieLane: DemoRestaurant = {
  pictures: {
    folder: 'magpie-lane',
    dishes: [
      'Chili scrambled eggs',
      'Smashed avocado',
      'Roast pumpkin salad',
      'Flat white',
      'Olive oil and orange cake',
      'Kangaroo skewers',
      'Coconut porridge',
      'Soup of the day',
    ],
  },
  restaurant: {
    name: 'Magpie Lane',
    description: 'Coffee from seven, lunch from noon, wine when the lights come on.',
    phone: '+61 3 5550 0176',
    time_zone: 'Australia/Melbourne',
    currency: 'AUD',
    monday_hours: '07:00-16:00',
    tuesday_hours: '07:00-16:00',
    wednesday_hours: '07:00-16:00',
    thursday_hours: '07:00-22:00',
    friday_hours: '07:00-23:00',
    saturday_hours: '08:00-23:00',
    sunday_hours: '08:00-16:00',
  },
  address: {
    address: '31 Hosier Lane',
    city: 'Melbourne',
    state: 'VIC',
    zip_code: '3000',
    country: 'AU',
    latitude: -37.8166,
    longitude: 144.9692,
  },
  look: { theme: 'cafe', accent: '#7a3e2b' },
  menu: {
    name: 'All day',
    language: 'en',
    further: 'it',
    abroad: { name: 'Tutto il giorno' },
  },
  sections: readSections(`
# Coffee and tea
> Caffè e tè
Flat white | | Small=5; Large=5.8 | vegetarian, gluten_free | milk
> Flat white
Filter of the week | Ask where it grew | 6.5 | vegan, gluten_free | none
> Filtro della settimana | Chiedete da dove viene
Pot of lemon myrtle | | 6 | vegan, gluten_free | none
> Infuso di mirto limone
# From the oven
> Dal forno
Olive oil and orange cake | Yogurt, candied peel | 9.5 | vegetarian | gluten, egg, milk
> Torta all’olio e arancia | Yogurt, scorza candita
Cheese toastie | Three cheeses, pickles, sourdough | 14 | vegetarian | gluten, milk, mustard
> Toast ai tre formaggi | Cetriolini, pane a lievitazione naturale
`),
  furtherMenus: [breakfast, lunch, evening],
};
