import type { DemoRestaurant } from './demo-restaurant.ts';
import { readSections } from './read-sections.ts';

export const taqueriaElFaro: DemoRestaurant = {
  pictures: {
    folder: 'taqueria-el-faro',
    dishes: [
      'Al pastor',
      'Suadero',
      'Pescado estilo Ensenada',
      'Nopal a la plancha',
      'Guacamole de molcajete',
      'Agua de jamaica',
      'Rajas con elote',
    ],
  },
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
  sections: readSections(`
# Tacos
> Tacos
Al pastor | Cerdo del trompo, piña asada | 28 | gluten_free | none
> Al pastor | Pork off the spit, charred pineapple
Suadero | Res confitada, salsa de árbol | 32 | gluten_free
> Suadero | Slow-cooked beef, árbol chili salsa
Pescado estilo Ensenada | Capeado, col, crema de chipotle | 42 | | gluten, fish, milk, egg
> Baja fish taco | Battered, cabbage, chipotle cream
Rajas con elote | Chile poblano, elote, queso fresco | 26 | vegetarian, gluten_free | milk
> Poblano and corn | Roasted peppers, corn, fresh cheese
Nopal a la plancha | Aguacate y semilla de calabaza | 26 | vegan, gluten_free
> Grilled cactus | Avocado and pumpkin seed
# Para compartir
> To share
Guacamole de molcajete | | 110 | vegan, gluten_free
> Guacamole, made at the table
Queso fundido con chorizo | | 125 | gluten_free | milk
> Melted cheese with chorizo
# Aguas y cerveza
> Drinks
Agua de jamaica | | Vaso=35; Jarra=120 | vegan, gluten_free
> Hibiscus water
Horchata | | 38 | vegan
> Horchata
Michelada | | 85 | | gluten, fish
> Michelada
`),
};
