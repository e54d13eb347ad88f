import type { DemoRestaurant } from './demo-restaurant.ts';

export const taqueriaElFaro: DemoRestaurant = {
  pictures: 'taqueria-el-faro',
  restaurant: {
    name: 'Taquería El Faro',
    description: 'Trompo, comal y tortillas del día, en la esquina desde 1987.',
    phone: '+52 55 5550 0142',
    time_zone: 'America/Mexico_City',
    currency: 'MXN',
    monday_hours: '13:00-23:00',
    tuesday_hours: '13:00-23:00',
    wednesday_hours: '13:00-23:00',
    thursday_hours: '13:00-01:00',
    friday_hours: '13:00-03:00',
    saturday_hours: '13:00-03:00',
    sunday_hours: '12:00-22:00',
  },
  address: {
    address: 'Calle Orizaba 114',
    city: 'Ciudad de México',
    state: 'CDMX',
    zip_code: '06700',
    country: 'MX',
    latitude: 19.4181,
    longitude: -99.1606,
  },
  look: { theme: 'taqueria', accent: '#0f766e' },
  menu: {
    name: 'La carta',
    note: 'Todos los tacos llevan cebolla, cilantro y dos salsas.',
    language: 'es',
    further: 'en',
    abroad: { name: 'The menu' },
  },
  sections: [
    {
      name: 'Tacos',
      abroad: { name: 'Tacos' },
      dishes: [
        {
          name: 'Al pastor',
          description: 'Cerdo del trompo, piña asada',
          price: 28,
          diets: ['gluten_free'],
          allergens: 'none',
          abroad: { name: 'Al pastor', description: 'Pork off the spit, charred pineapple' },
        },
        {
          name: 'Suadero',
          description: 'Res confitada, salsa de árbol',
          price: 32,
          diets: ['gluten_free'],
          abroad: { name: 'Suadero', description: 'Slow-cooked beef, árbol chili salsa' },
        },
        {
          name: 'Pescado estilo Ensenada',
          description: 'Capeado, col, crema de chipotle',
          price: 42,
          allergens: 'gluten, fish, milk, egg',
          abroad: { name: 'Baja fish taco', description: 'Battered, cabbage, chipotle cream' },
        },
        {
          name: 'Rajas con elote',
          description: 'Chile poblano, elote, queso fresco',
          price: 26,
          diets: ['vegetarian', 'gluten_free'],
          allergens: 'milk',
          abroad: { name: 'Poblano and corn', description: 'Roasted peppers, corn, fresh cheese' },
        },
        {
          name: 'Nopal a la plancha',
          description: 'Aguacate y semilla de calabaza',
          price: 26,
          diets: ['vegan', 'gluten_free'],
          abroad: { name: 'Grilled cactus', description: 'Avocado and pumpkin seed' },
        },
      ],
    },
    {
      name: 'Para compartir',
      abroad: { name: 'To share' },
      dishes: [
        {
          name: 'Guacamole de molcajete',
          price: 110,
          diets: ['vegan', 'gluten_free'],
          abroad: { name: 'Guacamole, made at the table' },
        },
        {
          name: 'Queso fundido con chorizo',
          price: 125,
          diets: ['gluten_free'],
          allergens: 'milk',
          abroad: { name: 'Melted cheese with chorizo' },
        },
      ],
    },
    {
      name: 'Aguas y cerveza',
      abroad: { name: 'Drinks' },
      dishes: [
        {
          name: 'Agua de jamaica',
          price: 35,
          choices: [
            { name: 'Vaso', price: 35 },
            { name: 'Jarra', price: 120 },
          ],
          diets: ['vegan', 'gluten_free'],
          abroad: { name: 'Hibiscus water' },
        },
        { name: 'Horchata', price: 38, diets: ['vegan'], abroad: { name: 'Horchata' } },
        { name: 'Michelada', price: 85, allergens: 'gluten, fish', abroad: { name: 'Michelada' } },
      ],
    },
  ],
};
