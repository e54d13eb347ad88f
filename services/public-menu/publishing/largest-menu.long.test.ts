import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { itemsInOneMenu, textInOneMenu } from '@menuleaf/shared/plans/plans.ts';
import { menuSizes, pageSizes } from '@menuleaf/shared/menu/menu-sizes.ts';
import {
  fourteen,
  isLegal,
  largest,
  menuOf,
  onSeveralMenus,
  places,
  sizeOf,
} from '../testing/largest-menu.ts';
import { render, viewOf } from './render.ts';
import { specimen } from '../pages/specimen.ts';

/** Maximum bytes of a Lambda response (AWS: 6 MB, including the envelope). */
const lambdaLimit = 6_291_556;

const site = {
  origin: 'https://menu.a-rather-long-name.example.com',
  script: '/restaurant/page.js',
};
/** One per encoded size of a character: as UTF-8, escaped in JSON, escaped in HTML. */
const alphabets = {
  Latin: 'x',
  quotes: '"',
  markup: '<',
  ampersands: '&',
  backslashes: '\\',
  lines: '\n',
  'controls of ISO 8859': '\u0085',
  'signs that draw nothing': '\u200B',
  Arabic: 'م',
  Han: '菜',
  emoji: '🍕',
};

/** These give the largest pages; the others never came close, and are tested in the worst place only. */
const heaviest = ['Latin', 'quotes', 'emoji'];

const cases = Object.entries(alphabets).flatMap(([alphabet, sign]) =>
  Object.entries(places)
    .filter(([place]) => heaviest.includes(alphabet) || place === 'descriptions')
    .map(([place, fill]) => ({ alphabet, place, sign, fill })),
);

const bytesOfReply = (body = '') => Buffer.byteLength(JSON.stringify({ statusCode: 200, body }));

function published(catalogue: OwnersCatalogue) {
  const now = new Date('2026-06-01T00:00:00Z');
  const how = {
    site,
    now,
    showImages: true,
    showFurther: true,
    mostLanguages: 5,
    mayBeListed: true,
  };
  return render(viewOf(specimen.id, catalogue, how), undefined, how);
}

test.each(cases)(
  'the largest menu whose $place are all $alphabet fits the reply of a function',
  ({ sign, fill }) => {
    const catalogue = largest(sign, fill);
    expect(isLegal(catalogue)).toBe(true);
    expect(sizeOf(catalogue)).toBeGreaterThan(textInOneMenu * 0.99);
    const { pages } = published(catalogue);
    const [page, data] = [bytesOfReply(pages.menu?.body), bytesOfReply(pages.data?.body)];
    expect(pages.menu?.body).toContain('</html>');
    // The function that serves pages missing in the bucket has the same limit.
    expect(page).toBeLessThan(lambdaLimit);
    expect(data).toBeLessThan(lambdaLimit);
    expect(bytesOfReply(pages.landing?.body)).toBeLessThan(lambdaLimit);
  },
);

test.each(Object.entries(alphabets))(
  'the largest page of six menus, in %s, fits the reply of a function',
  (_alphabet, sign) => {
    const catalogue = onSeveralMenus(largest(sign, places.descriptions), 6);
    expect(pageSizes(catalogue, menuSizes(catalogue).menus)[0]?.rows).toBe(itemsInOneMenu);
    const { pages } = published(catalogue);
    expect(pages.menu?.body).toContain('class="menus"');
    expect(bytesOfReply(pages.menu?.body)).toBeLessThan(lambdaLimit);
    expect(bytesOfReply(pages.data?.body)).toBeLessThan(lambdaLimit);
  },
);

test('a menu whose page would be too large for that is refused, whatever it is written in', () => {
  for (const alphabet of heaviest) {
    const sign = Object.entries(alphabets).find(([name]) => name === alphabet)?.[1] ?? '';
    const text = sign.repeat(Math.floor(textInOneMenu / itemsInOneMenu / Buffer.byteLength(sign)));
    const catalogue = menuOf(places.descriptions(text), sign);
    const fits = bytesOfReply(published(catalogue).pages.menu?.body) < lambdaLimit;
    expect([alphabet, fits || !isLegal(catalogue)]).toEqual([alphabet, true]);
  }
});

test.each(Object.entries({ Latin: 'a', Arabic: 'م', Han: '菜', emoji: '🍕' }))(
  'a thousand dishes with descriptions of a normal length fit, in %s',
  (_alphabet, sign) => {
    const texts = {
      name: sign.repeat(30),
      description: `${sign.repeat(120)} "l'oie & l'ail"\n${sign.repeat(120)}`,
      allergens: fourteen,
    };
    expect(isLegal(menuOf(texts, sign))).toBe(true);
  },
);
