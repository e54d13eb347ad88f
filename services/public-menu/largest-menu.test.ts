import { expect, test } from '@jest/globals';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { itemsInOneMenu, textInOneMenu } from '@menuleaf/shared/plans/plans.ts';
import { render } from './render.ts';
import { specimen } from './specimen.ts';

/** Bytes that a Lambda may answer (AWS: 6 MB, with what stands around the body). */
const lambdaLimit = 6_291_556;

const stamps = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
const site = { origin: 'http://localhost', script: '/restaurant/page.test.js' };

/** One menu with as many rows and as much text as there may be, all of it in this sign. */
function largest(sign: string): OwnersCatalogue {
  const each = Math.floor(textInOneMenu / itemsInOneMenu / Buffer.byteLength(sign));
  const [name, description] = [sign.repeat(8), sign.repeat(each - 20)];
  const items = Array.from({ length: itemsInOneMenu }, (_, at) => ({
    id: `i${at}`,
    name,
    description,
    price_cents: 1_000_000,
    calories: 1000,
    allergens: sign.repeat(10),
    is_vegetarian: true,
    is_vegan: true,
    is_gluten_free: true,
    is_available: false,
    sold_out_until: '2027-01-01T00:00:00.000Z',
    image: 'abcdefghjkmn',
    ...stamps,
  }));
  const item_ids = items.map(({ id }) => id);
  const { has_menu: _menu, location: _location, ...restaurant } = specimen;
  return {
    restaurants: [
      { ...restaurant, is_listed: true, active_menu_id: 'm', locations: [], ...stamps },
    ],
    menus: [{ id: 'm', name, description: null, category_ids: ['c'], ...stamps }],
    categories: [{ id: 'c', name, description: null, item_ids, ...stamps }],
    items,
  };
}

const alphabets = {
  Latin: 'x',
  quotes: '"',
  markup: '<',
  Greek: 'Ω',
  Thai: 'ก',
  Han: '菜',
  emoji: '🍕',
};

test.each(Object.entries(alphabets))(
  'the largest menu is published in time, in %s',
  (name, sign) => {
    const from = performance.now();
    const now = new Date('2026-06-01T00:00:00Z');
    const { pages } = render(specimen.id, largest(sign), undefined, {
      site,
      now,
      showImages: true,
      mayBeListed: true,
    });
    const ms = Math.round(performance.now() - from);
    const bytes = (text = '') => Buffer.byteLength(text);
    console.info(
      `${name}: page ${bytes(pages.menu?.body)}, data ${bytes(pages.data?.body)}, ${ms} ms`,
    );
    expect(pages.menu?.body).toContain('</html>');
    // The function that answers where the bucket has no page stands under the same limit.
    expect(bytes(pages.data?.body)).toBeLessThan(lambdaLimit);
    expect(ms).toBeLessThan(4000);
  },
);
