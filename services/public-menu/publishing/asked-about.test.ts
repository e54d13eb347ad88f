import { originalsOf } from '@menuleaf/shared/menu/translations/outdated-texts.ts';
import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { loadWordsOf } from '../pages/pages.ts';
import { menuOfFour } from '../testing/in-languages.ts';
import { render, viewOf } from './render.ts';

await loadWordsOf({ language: 'es' });

const site = { origin: 'https://menu.example.com', script: '/restaurant/page.js' };
const now = new Date('2026-06-01T00:00:00Z');

/** The first dish: confirmed as without any of the 14, and ticked for every diet. */
const plain: Partial<StoredItem> = {
  name: 'Sunday suit',
  description: 'Bourbon, bitters',
  words: {},
  choices: [],
  allergens: 'none of the 14',
  allergens_confirmed_at: '2026-05-01T00:00:00.000Z',
  changed_since_confirmed: true,
  is_vegetarian: true,
  is_vegan: true,
  is_gluten_free: true,
};

function pagesWith(change: Partial<StoredItem>) {
  const catalogue = menuOfFour(['es']);
  const items = catalogue.items.map((item, at) =>
    at === 0 ? { ...item, ...plain, ...change } : item,
  );
  const how = {
    site,
    now,
    showImages: false,
    showFurther: true,
    mostLanguages: 5,
    mayBeListed: true,
  };
  return render(viewOf('r', { ...catalogue, items }, how), undefined, how).pages;
}

function dishIn(page: string | undefined) {
  const menu = JSON.parse(page ?? '{}');
  return menu.categories[0].items[0];
}

test.each<[string, Partial<StoredItem>, string]>([
  ['a name', { name: 'Peanut butter old fashioned' }, 'vegetarian vegan gluten-free'],
  ['a description', { description: 'Bourbon, peanut orgeat' }, 'vegetarian vegan gluten-free'],
  ['cream', { description: 'Bourbon, cream' }, 'vegetarian gluten-free'],
  ['fish', { description: 'Bourbon, anchovy' }, 'gluten-free'],
  ['bread', { name: 'Bourbon toast' }, 'vegetarian vegan'],
  [
    'a choice',
    { choices: [{ name: 'With peanut sauce', price_thousandths: 16_000 }] },
    'vegetarian vegan gluten-free',
  ],
])(
  '%s that suggests what the dish does not name makes it one to ask about',
  (_what, change, diets) => {
    for (const language of ['data', 'menu/es.json']) {
      const dish = dishIn(pagesWith(change)[language]?.body);
      expect(dish).not.toHaveProperty('allergens_confirmed_at');
      const kept = [
        dish.is_vegetarian && 'vegetarian',
        dish.is_vegan && 'vegan',
        dish.is_gluten_free && 'gluten-free',
      ];
      expect(kept.filter(Boolean).join(' ')).toBe(diets);
    }
  },
);

test.each<[string, Partial<StoredItem>]>([
  ['that suggest nothing', { name: 'Sunday suits' }],
  ['that suggest what is named', { name: 'Peanut fizz', allergens: 'peanuts' }],
  ['that suggest what may be in it', { name: 'Peanut fizz', allergens: 'may contain: peanuts' }],
  ['that suggested the same before', { name: 'Peanut fizz!', confirmed_despite: ['peanuts'] }],
  ['that were there to confirm', { name: 'Peanut fizz', changed_since_confirmed: false }],
])('words %s leave a confirmed dish as it is', (_what, change) => {
  const { allergens_confirmed_at, is_vegan } = dishIn(pagesWith(change)['data']?.body);
  expect([allergens_confirmed_at, is_vegan]).toEqual([plain.allergens_confirmed_at, true]);
});

describe('in a language of which the original has changed since', () => {
  const said = { name: 'Traje de domingo' };
  const { of } = originalsOf({ name: 'Sunday suit', description: null }, said, { name: '' });
  const nameOn = (name: string) => {
    const page = pagesWith({ name, words: { es: { ...said, ...(of && { of }) } } })['menu/es'];
    return /<a href="#i-[^>]*>[^<]*/.exec(page?.body ?? '')?.[0].replace(/<a href="#i-\w+"/, '');
  };

  test('guests read the original where it suggests an allergen that its text does not', () => {
    expect(nameOn('Peanut suit')).toBe(' lang="en">Peanut suit');
  });

  test('and the text that there is where it suggests none', () => {
    expect(nameOn('Sunday dress')).toBe('>Traje de domingo');
  });
});
