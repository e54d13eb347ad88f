import type { DemoRestaurant } from './demo-restaurant.ts';
import { readSections } from './read-sections.ts';

export const nightHeron: DemoRestaurant = {
  pictures: {
    folder: 'night-heron',
    dishes: [
      'Heron',
      'Low tide',
      'Sunday suit',
      'Milk punch',
      'Garden gimlet',
      'Bitter orange spritz',
      'Smoked almonds',
      'Fried olives',
      'Grilled cheese, three cheddars',
    ],
  },
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
  sections: readSections(`
# House drinks
> De la casa
Heron | Gin, green Chartreuse, celery, lime | 17 | vegan, gluten_free | celery
> Heron | Ginebra, Chartreuse verde, apio, lima
Low tide | Mezcal, dry vermouth, seaweed, grapefruit | 18 | vegan, gluten_free | sulfites
> Marea baja | Mezcal, vermut seco, alga, toronja
Sunday suit | Rye, amaro, burnt orange, one large rock | 18 | vegan | gluten
> Traje de domingo | Whiskey de centeno, amaro, naranja quemada
Milk punch | Rum, black tea, pineapple, clarified overnight | 16 | vegetarian, gluten_free | milk
> Ponche de leche | Ron, té negro, piña, clarificado
# Without | No alcohol, same care.
> Sin alcohol | Sin alcohol, con el mismo cuidado.
Garden gimlet | Cucumber, basil, lime, tonic | 12 | vegan, gluten_free
> Gimlet de jardín
Bitter orange spritz | | 11 | vegan, gluten_free
> Spritz de naranja amarga
# By the glass
> Por copa
Chenin blanc, Loire | | Glass=14; Bottle=54 | | sulfites
> Chenin blanc, Loira
Gamay, Beaujolais | | Glass=15; Bottle=58 | | sulfites
> Gamay, Beaujolais
# Small plates
> Para picar
Smoked almonds | | 7 | vegan, gluten_free | nuts
> Almendras ahumadas
Fried olives | Anchovy, lemon, pecorino | 11 | | gluten, fish, milk, egg
> Aceitunas fritas | Anchoa, limón, pecorino
Grilled cheese, three cheddars | | 14 | vegetarian | gluten, milk
> Sándwich de tres cheddars
`),
};
