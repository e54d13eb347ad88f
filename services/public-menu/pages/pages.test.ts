import {
  dinner,
  fish,
  nameAlone,
  trout,
} from '@menuleaf/public-menu/src/page/published-for-tests.ts';
import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { landingPage, menuPage } from './pages.ts';

const site = { origin: 'https://menuleaf.example', script: '/restaurant/page.0123456789.js' };
const nasty = `</script><script>alert('x')</script>"'& \u202Eעברית 🍲 ${'long '.repeat(2000)}`;

const words = { name: nasty, description: nasty };
const menu = {
  ...dinner,
  ...words,
  restaurant: { id: 'r1', name: nasty },
  categories: [
    { ...fish, ...words, items: [{ ...trout, ...words, allergens: nasty, is_available: false }] },
  ],
};

const restaurant = {
  ...nameAlone,
  monday_hours: '09:00-17:00',
  tuesday_hours: 'by appointment',
  sunday_hours: '18:00-02:00',
};

const structuredData = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

test('text of any kind shows as text and never becomes markup', () => {
  const html = menuPage(menu, restaurant, site);
  expect(html).not.toContain("<script>alert('x')");
  // The page's own script and the structured data.
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(structuredData(html).hasMenuSection[0].hasMenuItem[0].name).toBe(nasty);
});

test('a category shows once it has a dish or a word of its own', () => {
  const [full] = menu.categories;
  if (!full) throw new Error('no category');
  const empty = { ...full, description: null, items: [] };
  const html = menuPage(
    {
      ...menu,
      categories: [
        { ...empty, id: 'c2', name: 'Draft' },
        { ...empty, id: 'c3', name: 'Cakes', description: 'Ask what is fresh' },
        { ...full, id: 'c4', name: 'Soups' },
      ],
    },
    restaurant,
    site,
  );
  const headings = [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, heading]) => heading);
  expect(headings).toEqual(expect.arrayContaining(['Cakes', 'Soups']));
  expect(headings).not.toContain('Draft');
  expect(html).not.toContain('c-c2');
});

test('hours that cannot be read are shown but not claimed', () => {
  const html = landingPage(restaurant, site);
  expect(html).toContain('by appointment');
  const days = structuredData(html).openingHoursSpecification;
  expect(
    days.map((day: { dayOfWeek: string; closes: string }) => [day.dayOfWeek, day.closes]),
  ).toEqual([
    ['https://schema.org/Monday', '17:00'],
    ['https://schema.org/Sunday', '02:00'],
  ]);
});

test('a menu leads to the page of its restaurant once that says more than a name', () => {
  const home = 'href="/restaurant/r1"';
  const fact: Partial<PublicRestaurant>[] = [
    {},
    { description: 'By the sea' },
    { sunday_hours: '9-5' },
  ];
  const links = fact.map(
    (one) => menuPage(menu, { ...nameAlone, ...one }, site).split(home).length - 1,
  );
  expect(links).toEqual([0, 2, 2]);
});
