import type { DemoRestaurant } from './demo-restaurant.ts';

export const maisonPerle: DemoRestaurant = {
  pictures: 'maison-perle',
  restaurant: {
    name: 'Maison Perle',
    description: 'Neuf tables au bord de la Saône. La carte suit le marché du quai.',
    phone: '+33 4 55 50 01 42',
    time_zone: 'Europe/Paris',
    currency: 'EUR',
    monday_hours: 'Closed',
    tuesday_hours: '19:00-22:30',
    wednesday_hours: '12:00-14:00, 19:00-22:30',
    thursday_hours: '12:00-14:00, 19:00-22:30',
    friday_hours: '12:00-14:00, 19:00-23:00',
    saturday_hours: '12:00-14:00, 19:00-23:00',
    sunday_hours: 'Closed',
  },
  address: {
    address: '18 quai Saint-Vincent',
    city: 'Lyon',
    state: 'Rhône',
    zip_code: '69001',
    country: 'FR',
    latitude: 45.7683,
    longitude: 4.8256,
  },
  look: { theme: 'fine-dining', accent: '#6b4f1d' },
  menu: {
    name: 'Carte du soir',
    note: 'Prix nets, service compris.',
    language: 'fr',
    further: 'en',
    abroad: { name: 'Dinner' },
  },
  sections: [
    {
      name: 'Entrées',
      abroad: { name: 'To begin' },
      dishes: [
        {
          name: 'Huîtres de Bouzigues',
          description: 'Mignonnette à la pomme verte',
          price: 19,
          choices: [
            { name: 'Les six', price: 19 },
            { name: 'Les douze', price: 36 },
          ],
          diets: ['gluten_free'],
          allergens: 'mollusks, sulfites',
          abroad: { name: 'Bouzigues oysters', description: 'Green apple mignonette' },
        },
        {
          name: 'Poireaux brûlés, vinaigrette à la truffe',
          description: 'Œuf mimosa, noisettes du Piémont',
          price: 18,
          diets: ['vegetarian', 'gluten_free'],
          allergens: 'egg, nuts, mustard',
          abroad: {
            name: 'Charred leeks, truffle vinaigrette',
            description: 'Grated egg, Piedmont hazelnuts',
          },
        },
        {
          name: 'Pâté en croûte de la maison',
          description: 'Canard, pistache, gelée au Macvin',
          price: 21,
          allergens: 'gluten, egg, nuts, sulfites',
          abroad: { name: 'Pâté en croûte', description: 'Duck, pistachio, Macvin jelly' },
        },
      ],
    },
    {
      name: 'Plats',
      abroad: { name: 'Main courses' },
      dishes: [
        {
          name: 'Quenelle de brochet',
          description: 'Sauce Nantua, écrevisses du lac Léman',
          price: 34,
          allergens: 'gluten, egg, milk, fish, crustaceans',
          abroad: { name: 'Pike quenelle', description: 'Nantua sauce, Lake Geneva crayfish' },
        },
        {
          name: 'Volaille de Bresse aux morilles',
          description: 'Vin jaune, riz pilaf',
          price: 46,
          diets: ['gluten_free'],
          allergens: 'milk, sulfites',
          abroad: { name: 'Bresse chicken with morels', description: 'Vin jaune, rice pilaf' },
        },
        {
          name: 'Gnocchis de chou-fleur',
          description: 'Comté de vingt-quatre mois, sarrasin soufflé',
          price: 29,
          diets: ['vegetarian'],
          allergens: 'gluten, milk, egg',
          abroad: {
            name: 'Cauliflower gnocchi',
            description: 'Two-year-old Comté, puffed buckwheat',
          },
        },
      ],
    },
    {
      name: 'Fromages et desserts',
      abroad: { name: 'Cheese and dessert' },
      dishes: [
        {
          name: 'Saint-Marcellin, miel de châtaignier',
          price: 12,
          diets: ['vegetarian'],
          allergens: 'milk',
          abroad: { name: 'Saint-Marcellin, chestnut honey' },
        },
        {
          name: 'Tarte à la praline rose',
          price: 13,
          diets: ['vegetarian'],
          allergens: 'gluten, milk, egg, nuts',
          abroad: { name: 'Pink praline tart' },
        },
        {
          name: 'Soufflé au chocolat',
          description: 'À commander en début de repas',
          price: 15,
          diets: ['vegetarian', 'gluten_free'],
          allergens: 'egg, milk',
          abroad: {
            name: 'Chocolate soufflé',
            description: 'Please order it with your first course',
          },
        },
      ],
    },
  ],
};
