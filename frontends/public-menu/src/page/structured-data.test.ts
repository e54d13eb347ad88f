import type { Menu, MenuItem } from 'schema-dts';
import { dinner, oliveYard, trout } from './published-for-tests.ts';
import { allMenusData, jsonLdText, menuData, restaurantData } from './structured-data.ts';

const origin = 'https://menuleaf.example';
const item = {
  ...trout,
  name: 'Soup',
  description: 'Hot',
  image_url: '/images/x/288.webp',
  calories: 300,
  allergens: 'celery',
  is_vegetarian: true,
  is_vegan: true,
  is_gluten_free: true,
  is_available: false,
  sold_out_until: '2026-03-01T17:00:00.000Z',
};
const section = { id: 'c1', name: 'Soups', description: 'Hot ones', sort_order: 0, items: [item] };
const menu = { ...dinner, name: 'All day', description: 'From noon', categories: [section] };
const restaurant = {
  ...oliveYard,
  wednesday_hours: '18:00-02:00',
  thursday_hours: '24 hours',
};

/** As a search engine reads it. */
const read = (data: Parameters<typeof jsonLdText>[0]) => JSON.parse(jsonLdText(data));

test('a menu is told in the words of schema.org', () => {
  expect(read(menuData(menu, origin))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': 'https://menuleaf.example/restaurant/r1/menu',
    name: 'All day',
    description: 'From noon',
    dateModified: '2026-01-02T03:04:05.000Z',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'Soups',
        description: 'Hot ones',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Soup',
            description: 'Hot',
            image: 'https://menuleaf.example/images/x/1200.webp',
            suitableForDiet: [
              'https://schema.org/VegetarianDiet',
              'https://schema.org/VeganDiet',
              'https://schema.org/GlutenFreeDiet',
            ],
            nutrition: { '@type': 'NutritionInformation', calories: '300 calories' },
            offers: {
              '@type': 'Offer',
              price: '9.50',
              priceCurrency: 'USD',
              availability: 'https://schema.org/SoldOut',
              availabilityStarts: '2026-03-01T17:00:00.000Z',
            },
          },
        ],
      },
    ],
  });
});

test('a restaurant is told in the words of schema.org, each day by its own name', () => {
  const data = read(restaurantData(restaurant, origin));
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'Restaurant' });
  expect(data.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Wednesday',
    opens: '18:00',
    closes: '02:00',
  });
});

test('nothing is said of what is not known', () => {
  const bare = { ...item, description: null, image_url: null, calories: null, price: 0 };
  const plain = { is_vegetarian: false, is_vegan: false, is_gluten_free: false };
  const sold = { is_available: true, sold_out_until: null };
  const items = [{ ...bare, ...plain, ...sold }];
  const [only] = read(menuData({ ...menu, categories: [{ ...section, items }] }, origin))
    .hasMenuSection[0].hasMenuItem;
  expect(Object.keys(only)).toEqual(['@type', 'name', 'offers']);
  expect(read(menuData({ ...menu, categories: [] }, origin))).not.toHaveProperty('hasMenuSection');
  const location = oliveYard.location && { ...oliveYard.location, state: '', zip_code: '' };
  const { address } = read(restaurantData({ ...restaurant, location }, origin));
  const known = ['@type', 'streetAddress', 'addressLocality', 'addressCountry'];
  expect(Object.keys(address)).toEqual(known);
});

test('what the vocabulary does not know does not compile', () => {
  const wrong = [
    // @ts-expect-error -- a menu has no price
    { '@type': 'Menu', price: '1' } satisfies Menu,
    // @ts-expect-error -- a menu is no offer
    { '@type': 'MenuItem', offers: { '@type': 'Menu' } } satisfies MenuItem,
    // @ts-expect-error -- there is no such diet
    { '@type': 'MenuItem', suitableForDiet: 'https://schema.org/PaleoDiet' } satisfies MenuItem,
  ];
  expect(wrong).toHaveLength(3);
});

test('no dish claims to be free of gluten that its own words name', () => {
  const wheat = { ...item, allergens: 'wheat' };
  const data = menuData({ ...menu, categories: [{ ...section, items: [item, wheat] }] }, origin);
  const [free, bound] = jsonLdText(data).split('"MenuItem"').slice(1);
  expect(free).toContain('GlutenFreeDiet');
  expect(bound).not.toContain('GlutenFreeDiet');
});

test('text that would end the script element does not', () => {
  const text = jsonLdText({ '@type': 'Menu', name: '</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text).name).toBe('</script><!--');
});

test('several menus are told each by its own address', () => {
  const { id: _id, restaurant: _restaurant, updated_at: _at, ...rest } = menu;
  const further = [{ ...rest, id: 'm2', name: 'Lunch', description: null }];
  const [dinner, lunch] = read(allMenusData({ ...menu, further }, origin));
  expect(dinner).toEqual(read(menuData(menu, origin)));
  expect(lunch).toMatchObject({
    '@type': 'Menu',
    '@id': 'https://menuleaf.example/restaurant/r1/menu#m-m2',
    name: 'Lunch',
    hasMenuSection: [{ name: 'Soups' }],
  });
  expect(lunch).not.toHaveProperty('description');
});

test('a restaurant names its menu by its address, and each language and each further menu by its own', () => {
  const url = `${origin}/restaurant/r1/menu`;
  expect(read(restaurantData(restaurant, origin)).hasMenu).toBe(url);
  const further = [{ id: 'm2', name: 'Lunch', description: null, categories: [] }];
  const menus = read(restaurantData(restaurant, origin, { languages: ['de'], further })).hasMenu;
  expect(menus).toEqual([
    { '@type': 'Menu', '@id': url, url, inLanguage: 'en' },
    { '@type': 'Menu', '@id': `${url}/de`, url: `${url}/de`, inLanguage: 'de' },
    { '@type': 'Menu', '@id': `${url}#m-m2`, url: `${url}#m-m2`, name: 'Lunch', inLanguage: 'en' },
  ]);
  expect(restaurantData({ ...restaurant, has_menu: false }, origin).hasMenu).toBeUndefined();
});
