import { languages } from '@menuleaf/shared/contracts/catalogue/language.ts';
import { loadWordsOf } from '../pages/pages.ts';
import {
  type OwnersCatalogue,
  storedCategory,
  storedItem,
  storedMenu,
  storedRestaurant,
} from '@menuleaf/shared/menu/stored-catalogue.ts';
import * as z from 'zod';
import { specimen } from '../pages/specimen.ts';
import { menuOfFour } from '../testing/in-languages.ts';
import { onSeveralMenus } from '../testing/largest-menu.ts';
import { digestOfView, render, viewOf } from './render.ts';

await loadWordsOf(...languages.map((language) => ({ language })));

const site = { origin: 'https://menu.example.com', script: '/restaurant/page.js' };
const how = {
  now: new Date('2026-06-01T00:00:00Z'),
  showImages: true,
  showFurther: true,
  mostLanguages: 5,
  mayBeListed: true,
};

type Path = (string | number)[];

/** The path of every leaf value. */
const leaves = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))
    : [path];

const stored = z.object({
  restaurants: z.array(storedRestaurant),
  menus: z.array(storedMenu),
  categories: z.array(storedCategory),
  items: z.array(storedItem),
});

/** A different valid value. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value === specimen.time_zone) return 'Europe/Paris';
  if (value === specimen.currency) return 'EUR';
  if (value === 'en' || value === 'ar' || value === 'de') return 'fr';
  if (typeof value === 'string' && value.endsWith('Z')) return '2029-05-05T00:00:00.000Z';
  return typeof value === 'string' ? `${value}0` : 'now it is said';
}

/** A copy with one value changed. */
function altered(value: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined) return other(value);
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === name ? altered(one, rest) : one));
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([key, one]) => [key, key === name ? altered(one, rest) : one]),
  );
}

const base = onSeveralMenus(menuOfFour(['ar', 'de']), 2);

const made = (catalogue: OwnersCatalogue, shown = how) => {
  const view = viewOf(specimen.id, catalogue, shown);
  return { digest: digestOfView(view, 'v'), rendered: render(view, undefined, { ...shown, site }) };
};

test('whatever an owner changes, no page is left as it was unless it would be made the same', () => {
  const before = made(base);
  const left = leaves(base).filter((path) => {
    const catalogue = stored.parse(altered(base, path));
    const after = made(catalogue);
    const looksTheSame = JSON.stringify(after.rendered) === JSON.stringify(before.rendered);
    return after.digest === before.digest && !looksTheSame;
  });
  expect(left).toEqual([]);
});

test('another plan, another address, another time or another build count as a change', () => {
  const { digest } = made(base);
  expect(made(base, { ...how, showImages: false }).digest).not.toBe(digest);
  expect(made(base, { ...how, showFurther: false }).digest).not.toBe(digest);
  expect(made(base, { ...how, mostLanguages: 1 }).digest).not.toBe(digest);
  expect(made(base, { ...how, mayBeListed: false }).digest).not.toBe(digest);
  // A dish is sold out until then.
  expect(made(base, { ...how, now: new Date('2028-01-01T00:00:00Z') }).digest).not.toBe(digest);
  expect(digestOfView(viewOf(specimen.id, base, how), 'w')).not.toBe(digest);
  expect(made({ ...base, restaurants: [] }).digest).not.toBe(digest);
});
