import { breakfast, evening, lunch } from './magpie-lane-menus.ts';
import type { DemoRestaurant } from './demo-restaurant.ts';
import { readSections } from './read-sections.ts';

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
