import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { PublicMenu } from '@menuleaf/shared/contracts/public-menu.ts';
import { oliveYard } from './published-for-tests.ts';
import { jsonLdText, menuData, restaurantData } from './structured-data.ts';

const vocabulary = z
  .object({
    types: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
    enumerations: z.record(z.string(), z.array(z.string())),
  })
  .parse(JSON.parse(readFileSync(new URL('schema-org.json', import.meta.url), 'utf8')));

const node = z.object({ '@type': z.string() }).loose();
const texts = ['Text', 'URL', 'Date', 'DateTime', 'Time', 'Number', 'Energy'];

function isText(value: string, expected: string[]): boolean {
  if (expected.includes('Text')) return true;
  if (expected.includes('URL') && URL.canParse(value)) return true;
  if (expected.includes('DateTime') && z.iso.datetime().safeParse(value).success) return true;
  if (expected.includes('Time') && /^\d{2}:\d{2}$/.test(value)) return true;
  if (expected.includes('Energy') && /^\d+ calories$/.test(value)) return true;
  const enumerated = expected.flatMap((name) => vocabulary.enumerations[name] ?? []);
  if (enumerated.includes(value)) return true;
  // A thing may be named by its address.
  const isThing = expected.some(
    (name) => !texts.includes(name) && !(name in vocabulary.enumerations),
  );
  return isThing && enumerated.length === 0 && URL.canParse(value);
}

/** What in this does not agree with the vocabulary. */
function complaints(value: unknown, path: string, expected: string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => complaints(each, path, expected));
  if (typeof value === 'string') return isText(value, expected) ? [] : [`${path}: ${value}`];
  if (typeof value === 'number') return expected.includes('Number') ? [] : [`${path}: ${value}`];
  const { '@type': type, ...properties } = node.parse(value);
  const known = vocabulary.types[type];
  if (!known) return [`${path}: ${type} is no known type`];
  const wrong = expected.length === 0 || expected.includes(type) ? [] : [`${path}: a ${type}`];
  const inside = Object.entries(properties).flatMap(([name, each]) => {
    if (name.startsWith('@')) return [];
    const allowed = known[name];
    return allowed ? complaints(each, `${type}.${name}`, allowed) : [`${type} has no ${name}`];
  });
  return [...wrong, ...inside];
}

const origin = 'https://menuleaf.example';
const item = {
  id: 'i1',
  name: 'Soup',
  description: 'Hot',
  price: 9.5,
  image_url: '/images/x/400.webp',
  calories: 300,
  allergens: 'milk',
  is_vegetarian: true,
  is_vegan: true,
  is_gluten_free: true,
  is_available: false,
  sold_out_until: '2026-03-01T17:00:00.000Z',
  sort_order: 0,
};
const section = { id: 'c1', name: 'Soups', description: 'Hot ones', sort_order: 0, items: [item] };
const menu: PublicMenu = {
  id: 'm1',
  name: 'All day',
  description: 'From noon',
  restaurant: { id: 'r1', name: 'Olive Yard' },
  categories: [section],
  updated_at: '2026-01-02T03:04:05.000Z',
};
const restaurant = {
  ...oliveYard,
  wednesday_hours: '18:00-02:00',
  thursday_hours: '24 hours',
};

test('a menu is valid by the vocabulary of schema.org', () => {
  const data = menuData(menu, origin);
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'Menu' });
  expect(complaints(data, 'Menu', [])).toEqual([]);
});

test('a restaurant is valid by the vocabulary of schema.org', () => {
  const data = restaurantData(restaurant, origin);
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'Restaurant' });
  expect(complaints(data, 'Restaurant', [])).toEqual([]);
});

test.each([
  [{ '@type': 'Menu', price: '1' }, 'Menu has no price'],
  [{ '@type': 'MenuItem', offers: { '@type': 'Menu' } }, 'MenuItem.offers: a Menu'],
  [{ '@type': 'MenuItem', suitableForDiet: 'https://schema.org/PaleoDiet' }, 'PaleoDiet'],
  [{ '@type': 'Dish' }, 'no known type'],
])('the check itself finds what is wrong: %j', (data, complaint) => {
  expect(complaints(data, 'it', []).join()).toContain(complaint);
});

test('no dish claims to be free of gluten that its own words name', () => {
  const wheat = { ...item, allergens: 'wheat' };
  const data = menuData({ ...menu, categories: [{ ...section, items: [item, wheat] }] }, origin);
  const [free, bound] = JSON.stringify(data).split('"MenuItem"').slice(1);
  expect(free).toContain('GlutenFreeDiet');
  expect(bound).not.toContain('GlutenFreeDiet');
});

test('text that would end the script element does not', () => {
  const text = jsonLdText({ '@type': 'Menu', name: '</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text).name).toBe('</script><!--');
});
