import type { DemoRestaurant } from './demo-restaurant.ts';

export const nightHeron: DemoRestaurant = {
  pictures: 'night-heron',
  restaurant: {
    name: 'The Night Heron',
    description: 'Cocktails below street level, a small kitchen, and records until late.',
    phone: '+1 718 555 0142',
    time_zone: 'America/New_York',
    currency: 'USD',
    monday_hours: 'Closed',
    tuesday_hours: '17:00-01:00',
    wednesday_hours: '17:00-01:00',
    thursday_hours: '17:00-02:00',
    friday_hours: '17:00-03:00',
    saturday_hours: '16:00-03:00',
    sunday_hours: '16:00-00:00',
  },
  address: {
    address: '61 Bond Street',
    city: 'Brooklyn',
    state: 'NY',
    zip_code: '11201',
    country: 'US',
    latitude: 40.6885,
    longitude: -73.9855,
  },
  look: { theme: 'cocktail-bar', accent: '#b7791f' },
  menu: {
    name: 'Tonight',
    note: 'Every classic on request. Tell us what you like and we will find it.',
    language: 'en',
    further: 'es',
    abroad: { name: 'Esta noche' },
  },
  sections: [
    {
      name: 'House drinks',
      abroad: { name: 'De la casa' },
      dishes: [
        {
          name: 'Heron',
          description: 'Gin, green Chartreuse, celery, lime',
          price: 17,
          diets: ['vegan', 'gluten_free'],
          allergens: 'celery',
          abroad: { name: 'Heron', description: 'Ginebra, Chartreuse verde, apio, lima' },
        },
        {
          name: 'Low tide',
          description: 'Mezcal, dry vermouth, seaweed, grapefruit',
          price: 18,
          diets: ['vegan', 'gluten_free'],
          allergens: 'sulfites',
          abroad: { name: 'Marea baja', description: 'Mezcal, vermut seco, alga, toronja' },
        },
        {
          name: 'Sunday suit',
          description: 'Rye, amaro, burnt orange, one large rock',
          price: 18,
          diets: ['vegan'],
          allergens: 'gluten',
          abroad: {
            name: 'Traje de domingo',
            description: 'Whiskey de centeno, amaro, naranja quemada',
          },
        },
        {
          name: 'Milk punch',
          description: 'Rum, black tea, pineapple, clarified overnight',
          price: 16,
          diets: ['vegetarian', 'gluten_free'],
          allergens: 'milk',
          abroad: { name: 'Ponche de leche', description: 'Ron, té negro, piña, clarificado' },
        },
      ],
    },
    {
      name: 'Without',
      description: 'No alcohol, same care.',
      abroad: { name: 'Sin alcohol', description: 'Sin alcohol, con el mismo cuidado.' },
      dishes: [
        {
          name: 'Garden gimlet',
          description: 'Cucumber, basil, lime, tonic',
          price: 12,
          diets: ['vegan', 'gluten_free'],
          abroad: { name: 'Gimlet de jardín' },
        },
        {
          name: 'Bitter orange spritz',
          price: 11,
          diets: ['vegan', 'gluten_free'],
          abroad: { name: 'Spritz de naranja amarga' },
        },
      ],
    },
    {
      name: 'By the glass',
      abroad: { name: 'Por copa' },
      dishes: [
        {
          name: 'Chenin blanc, Loire',
          price: 14,
          choices: [
            { name: 'Glass', price: 14 },
            { name: 'Bottle', price: 54 },
          ],
          allergens: 'sulfites',
          abroad: { name: 'Chenin blanc, Loira' },
        },
        {
          name: 'Gamay, Beaujolais',
          price: 15,
          choices: [
            { name: 'Glass', price: 15 },
            { name: 'Bottle', price: 58 },
          ],
          allergens: 'sulfites',
          abroad: { name: 'Gamay, Beaujolais' },
        },
      ],
    },
    {
      name: 'Small plates',
      abroad: { name: 'Para picar' },
      dishes: [
        {
          name: 'Smoked almonds',
          price: 7,
          diets: ['vegan', 'gluten_free'],
          allergens: 'nuts',
          abroad: { name: 'Almendras ahumadas' },
        },
        {
          name: 'Fried olives',
          description: 'Anchovy, lemon, pecorino',
          price: 11,
          allergens: 'gluten, fish, milk, egg',
          abroad: { name: 'Aceitunas fritas', description: 'Anchoa, limón, pecorino' },
        },
        {
          name: 'Grilled cheese, three cheddars',
          price: 14,
          diets: ['vegetarian'],
          allergens: 'gluten, milk',
          abroad: { name: 'Sándwich de tres cheddars' },
        },
      ],
    },
  ],
};
