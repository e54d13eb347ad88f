import type { DemoMenu, DemoRestaurant } from './demo-restaurant.ts';

type FurtherMenu = NonNullable<DemoRestaurant['furtherMenus']>[number];
const languages = { language: 'en', further: 'it' } satisfies Partial<DemoMenu['menu']>;
const everyDay = [1, 2, 3, 4, 5, 6, 7];

export const breakfast: FurtherMenu = {
  times: [{ days: everyDay, from: '07:00', to: '11:30' }],
  menu: { ...languages, name: 'Breakfast', abroad: { name: 'Colazione' } },
  sections: [
    {
      name: 'Eggs and grains',
      abroad: { name: 'Uova e cereali' },
      dishes: [
        {
          name: 'Chili scrambled eggs',
          description: 'Sourdough, green herbs, crisp shallots',
          price: 22,
          diets: ['vegetarian'],
          allergens: 'egg, gluten, milk',
          abroad: {
            name: 'Uova strapazzate al peperoncino',
            description: 'Pane a lievitazione naturale, erbe, scalogno croccante',
          },
        },
        {
          name: 'Smashed avocado',
          description: 'Feta, lemon, toasted seeds',
          price: 21,
          diets: ['vegetarian'],
          allergens: 'gluten, milk, sesame',
          abroad: { name: 'Avocado schiacciato', description: 'Feta, limone, semi tostati' },
        },
        {
          name: 'Coconut porridge',
          description: 'Poached rhubarb, almonds',
          price: 17,
          diets: ['vegan'],
          allergens: 'gluten, nuts',
          abroad: { name: 'Porridge al cocco', description: 'Rabarbaro, mandorle' },
        },
      ],
    },
  ],
};

export const lunch: FurtherMenu = {
  times: [
    { days: [1, 2, 3, 4, 5], from: '11:30', to: '15:00' },
    { days: [6, 7], from: '11:30', to: '15:30' },
  ],
  menu: { ...languages, name: 'Lunch', abroad: { name: 'Pranzo' } },
  sections: [
    {
      name: 'Plates',
      abroad: { name: 'Piatti' },
      dishes: [
        {
          name: 'Roast pumpkin salad',
          description: 'Farro, whipped feta, honey and thyme',
          price: 23,
          diets: ['vegetarian'],
          allergens: 'gluten, milk',
          abroad: {
            name: 'Insalata di zucca arrosto',
            description: 'Farro, crema di feta, miele e timo',
          },
        },
        {
          name: 'Barramundi roll',
          description: 'Lime mayonnaise, cabbage, brioche',
          price: 26,
          allergens: 'fish, gluten, egg, milk',
          abroad: {
            name: 'Panino al barramundi',
            description: 'Maionese al lime, cavolo, brioche',
          },
        },
        {
          name: 'Soup of the day',
          description: 'With a heel of sourdough',
          price: 16,
          abroad: { name: 'Zuppa del giorno', description: 'Con pane a lievitazione naturale' },
        },
      ],
    },
  ],
};

export const evening: FurtherMenu = {
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
  sections: [
    {
      name: 'Small plates',
      abroad: { name: 'Piattini' },
      dishes: [
        {
          name: 'Charred leeks',
          description: 'Romesco, hazelnuts',
          price: 18,
          diets: ['vegan', 'gluten_free'],
          allergens: 'nuts',
          abroad: { name: 'Porri alla brace', description: 'Romesco, nocciole' },
        },
        {
          name: 'Kangaroo skewers',
          description: 'Pepperberry, beetroot',
          price: 24,
          diets: ['gluten_free'],
          allergens: 'none',
          abroad: { name: 'Spiedini di canguro', description: 'Pepe di Tasmania, barbabietola' },
        },
      ],
    },
    {
      name: 'Wine',
      abroad: { name: 'Vini' },
      dishes: [
        {
          name: 'Pinot noir, Mornington Peninsula',
          price: 15,
          choices: [
            { name: 'Glass', price: 15 },
            { name: 'Bottle', price: 68 },
          ],
          allergens: 'sulfites',
          abroad: { name: 'Pinot nero, penisola di Mornington' },
        },
        {
          name: 'Riesling, Clare Valley',
          price: 13,
          choices: [
            { name: 'Glass', price: 13 },
            { name: 'Bottle', price: 58 },
          ],
          allergens: 'sulfites',
          abroad: { name: 'Riesling, Clare Valley' },
        },
      ],
    },
  ],
};
