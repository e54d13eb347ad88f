import { breakfast, evening, lunch } from './magpie-lane-menus.ts';
import type { DemoRestaurant } from './demo-restaurant.ts';

/** A café whose menu changes by the hour; its all-day menu shows in between. */
export const magpieLane: DemoRestaurant = {
  pictures: 'magpie-lane',
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
  sections: [
    {
      name: 'Coffee and tea',
      abroad: { name: 'Caffè e tè' },
      dishes: [
        {
          name: 'Flat white',
          price: 5,
          choices: [
            { name: 'Small', price: 5 },
            { name: 'Large', price: 5.8 },
          ],
          diets: ['vegetarian', 'gluten_free'],
          allergens: 'milk',
          abroad: { name: 'Flat white' },
        },
        {
          name: 'Filter of the week',
          description: 'Ask where it grew',
          price: 6.5,
          diets: ['vegan', 'gluten_free'],
          allergens: 'none',
          abroad: { name: 'Filtro della settimana', description: 'Chiedete da dove viene' },
        },
        {
          name: 'Pot of lemon myrtle',
          price: 6,
          diets: ['vegan', 'gluten_free'],
          allergens: 'none',
          abroad: { name: 'Infuso di mirto limone' },
        },
      ],
    },
    {
      name: 'From the oven',
      abroad: { name: 'Dal forno' },
      dishes: [
        {
          name: 'Olive oil and orange cake',
          description: 'Yogurt, candied peel',
          price: 9.5,
          diets: ['vegetarian'],
          allergens: 'gluten, egg, milk',
          abroad: {
            name: 'Torta all’olio e arancia',
            description: 'Yogurt, scorza candita',
          },
        },
        {
          name: 'Cheese toastie',
          description: 'Three cheeses, pickles, sourdough',
          price: 14,
          diets: ['vegetarian'],
          allergens: 'gluten, milk, mustard',
          abroad: {
            name: 'Toast ai tre formaggi',
            description: 'Cetriolini, pane a lievitazione naturale',
          },
        },
      ],
    },
  ],
  furtherMenus: [breakfast, lunch, evening],
};
