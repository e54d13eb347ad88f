import { guessLayout } from '../../parse/sheet/layout.ts';
import { readSheet } from '../../parse/sheet/sheet.ts';
import { fromText } from '../read-files.ts';

/** The dishes of a text, each with its section and what is told of it. */
async function dishesOf(text: string): Promise<string[]> {
  const brought = await fromText(text);
  if (brought.kind !== 'sheet') return [brought.kind];
  return readSheet(brought.rows, guessLayout(brought.rows)).sections.flatMap((section) =>
    section.dishes.map((dish) =>
      [
        section.name,
        dish.name,
        dish.choices.length > 0
          ? dish.choices.map(({ name, price }) => `${name} ${price}`).join(', ')
          : dish.price,
        dish.description,
        [dish.isVegan && 'vegan', dish.isGlutenFree && 'gluten free', dish.allergens]
          .filter(Boolean)
          .join(', '),
      ].join(' | '),
    ),
  );
}

test.each([
  [
    'categories below menus, prices with a currency, sizes, and what is chosen with a dish',
    JSON.stringify({
      restaurant: { id: 7, name: 'Kajutan' },
      menus: [
        {
          title: 'Lunch',
          categories: [
            {
              name: 'Soppor',
              items: [
                {
                  id: 1,
                  name: 'Ärtsoppa',
                  description: 'med fläsk',
                  price: 95,
                  allergens: ['mjölk'],
                },
                {
                  id: 2,
                  name: 'Fisksoppa',
                  price: { amount: 145.5, currency: 'SEK' },
                  allergens: { fisk: true, ägg: false },
                },
              ],
            },
            {
              name: 'Pizzor',
              items: [
                {
                  name: 'Vesuvio',
                  variants: [
                    { name: 'Liten', price: 98 },
                    { name: 'Stor', price: 135 },
                  ],
                  modifierGroups: [{ name: 'Extra', items: [{ name: 'Ost', price: 15 }] }],
                },
              ],
            },
          ],
        },
      ],
    }),
    [
      'Soppor | Ärtsoppa | 95 | med fläsk | milk',
      'Soppor | Fisksoppa | 145.5 |  | fish',
      'Pizzor | Vesuvio | Liten 98, Stor 135 |  | ',
    ],
  ],
  [
    'dishes beside their categories, names in two languages, and diets among tags',
    JSON.stringify({
      categories: [
        { id: 'c1', name: { de: 'Vorspeisen', en: 'Starters' } },
        { id: 'c2', name: { de: 'Hauptgerichte', en: 'Mains' } },
      ],
      products: [
        { category_id: 'c1', name: { de: 'Linsensuppe' }, price: '7,50 €', tags: ['vegan', 'neu'] },
        { category_id: 'c2', name: { de: 'Gulasch' }, price: '14,00 €', active: false },
        { category_id: 'c2', name: { de: 'Strudel' }, price: '6,20 €', active: true },
      ],
    }),
    ['Vorspeisen | Linsensuppe | 7.5 |  | vegan', 'Hauptgerichte | Strudel | 6.2 |  | '],
  ],
  [
    'sections as keys, and prices below the names of sizes, in a fence of an assistant',
    `Here it is:\n\`\`\`json\n${JSON.stringify({
      Tapas: [
        { nombre: 'Croquetas', precio: 8.5 },
        { nombre: 'Pan', precio: 4, vegano: true },
      ],
      Bebidas: [{ nombre: 'Vino', precios: { copa: 4, botella: 18 } }],
    })}\n\`\`\`\nEnjoy!`,
    [
      'Tapas | Croquetas | 8.5 |  | ',
      'Tapas | Pan | 4 |  | vegan',
      'Bebidas | Vino | Copa 4, Botella 18 |  | ',
    ],
  ],
  [
    'a menu as search engines read it',
    JSON.stringify({
      '@type': 'Menu',
      name: 'Carte',
      hasMenuSection: {
        name: 'Plats',
        hasMenuItem: [
          {
            name: 'Soupe',
            offers: { price: '8.50', priceCurrency: 'EUR' },
            suitableForDiet: 'https://schema.org/GlutenFreeDiet',
          },
          {
            name: 'Bavette',
            offers: [
              { price: '17', name: '150 g' },
              { price: '22', name: '250 g' },
            ],
          },
        ],
      },
    }),
    ['Plats | Soupe | 8.5 |  | gluten free', 'Plats | Bavette | 150 g 17, 250 g 22 |  | '],
  ],
  [
    'lists by indents, with comments, folded lines and what is quoted',
    [
      'karta: # zima',
      '- dział: "Zupy: dnia"',
      '  dania:',
      '  - nazwa: Żurek',
      '    opis: >',
      '      na zakwasie,',
      '      z jajkiem',
      '    cena: 18,50',
      '    alergeny: [gluten, jaja]',
      '  - nazwa: Barszcz',
      '    cena: 14',
      '    vegan: tak',
      '- dział: Dania',
      '  dania:',
      '  - nazwa: "Pierogi #1"',
      '    cena: null',
    ].join('\n'),
    [
      'Zupy: dnia | Żurek | 18.5 | na zakwasie, z jajkiem | gluten, egg',
      'Zupy: dnia | Barszcz | 14 |  | vegan',
      'Dania | Pierogi #1 |  |  | ',
    ],
  ],
  [
    'prices in cents',
    '[{"title":"Soup","price_cents":750},{"title":"Pie","price_cents":1200}]',
    [' | Soup | 7.5 |  | ', ' | Pie | 12 |  | '],
  ],
  ['text with a list of its own', '- Soup: leek\n- Pie: apple\nSoup 7\nPie 8', ['lines']],
  ['what is no whole JSON', '{"name": "Soup", "price": 7', ['lines']],
])('data of a program is read: %s', async (_, text, expected) => {
  expect(await dishesOf(text)).toEqual(expected);
});

test('boxes to tick in a list of a phone are no part of its lines', async () => {
  const texts = async (text: string) => {
    const brought = await fromText(text);
    return brought.kind === 'lines' ? brought.lines.map((line) => line.text) : [];
  };
  expect(await texts('KIDS $12\n☐ Nuggets\n☑ Fish\n- [x] Toast')).toEqual([
    ...['KIDS $12', 'Nuggets', 'Fish', 'Toast'],
  ]);
  expect(await texts('☐ Tofu  ☐ Kelp\n☐ Corn\n✅ Rice')).toHaveLength(3);
  expect((await texts('✔ Soup 7\nPie 8'))[0]).toBe('✔ Soup 7');
});

test.each([
  ['EUR', ['Dal | 9.5', 'Naan | 3.5', 'Thali | 19']],
  ['INR', ['Dal | 950', 'Naan | 350', 'Thali | 1900']],
])(
  'whole prices of data are hundredths of a currency that has them: %s',
  async (currency, dishes) => {
    const items = [
      { name: 'Dal', price: 950 },
      { name: 'Naan', price: 350 },
      { name: 'Thali', price: 1900 },
    ];
    const read = await dishesOf(JSON.stringify({ currency, items }));
    expect(read.map((dish) => dish.split(' | ').slice(1, 3).join(' | '))).toEqual(dishes);
  },
);
