import type { DemoRestaurant } from './demo-restaurant.ts';
import { readSections } from './read-sections.ts';

export const maisonPerle: DemoRestaurant = {
  pictures: {
    folder: 'maison-perle',
    dishes: [
      'Huîtres de Bouzigues',
      'Poireaux brûlés, vinaigrette à la truffe',
      'Quenelle de brochet',
      'Volaille de Bresse aux morilles',
      'Saint-Marcellin, miel de châtaignier',
      'Tarte à la praline rose',
    ],
  },
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
  sections: readSections(`
# Entrées
> To begin
Huîtres de Bouzigues | Mignonnette à la pomme verte | Les six=19; Les douze=36 | gluten_free | mollusks, sulfites
> Bouzigues oysters | Green apple mignonette
Poireaux brûlés, vinaigrette à la truffe | Œuf mimosa, noisettes du Piémont | 18 | vegetarian, gluten_free | egg, nuts, mustard
> Charred leeks, truffle vinaigrette | Grated egg, Piedmont hazelnuts
Pâté en croûte de la maison | Canard, pistache, gelée au Macvin | 21 | | gluten, egg, nuts, sulfites
> Pâté en croûte | Duck, pistachio, Macvin jelly
# Plats
> Main courses
Quenelle de brochet | Sauce Nantua, écrevisses du lac Léman | 34 | | gluten, egg, milk, fish, crustaceans
> Pike quenelle | Nantua sauce, Lake Geneva crayfish
Volaille de Bresse aux morilles | Vin jaune, riz pilaf | 46 | gluten_free | milk, sulfites
> Bresse chicken with morels | Vin jaune, rice pilaf
Gnocchis de chou-fleur | Comté de vingt-quatre mois, sarrasin soufflé | 29 | vegetarian | gluten, milk, egg
> Cauliflower gnocchi | Two-year-old Comté, puffed buckwheat
# Fromages et desserts
> Cheese and dessert
Saint-Marcellin, miel de châtaignier | | 12 | vegetarian | milk
> Saint-Marcellin, chestnut honey
Tarte à la praline rose | | 13 | vegetarian | gluten, milk, egg, nuts
> Pink praline tart
Soufflé au chocolat | À commander en début de repas | 15 | vegetarian, gluten_free | egg, milk
> Chocolate soufflé | Please order it with your first course
`),
};
