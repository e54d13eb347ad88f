import type { DemoMenu, DemoRestaurant } from './demo-restaurant.ts';
import { readSections } from './read-sections.ts';

type FurtherMenu = NonNullable<DemoRestaurant['furtherMenus']>[number];
const languages = { language: 'en', further: 'it' } satisfies Partial<DemoMenu['menu']>;
const everyDay = [1, 2, 3, 4, 5, 6, 7];

export const breakfast: FurtherMenu = {
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

export const lunch: FurtherMenu = {
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
