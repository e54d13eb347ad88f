import { expect, test } from '@jest/globals';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/shown-look.ts';
import { landingPage, menuNotFoundPage, menuPage } from './pages.ts';
import { specimen, specimenMenu } from './specimen.ts';

const site = { origin: 'https://menu.example.com', script: '/restaurant/page.js' };
const pagesOf = (look?: ShownLook) => {
  const restaurant = look ? { ...specimen, look } : specimen;
  return [
    landingPage(restaurant, site),
    menuPage(specimenMenu, restaurant, site),
    menuNotFoundPage(restaurant, site),
  ];
};

test('a page without a look has nothing of one', () => {
  for (const html of pagesOf()) {
    for (const sign of ['--band', 'class="top"', '@font-face', 'rel="preload"', 'twitter:card']) {
      expect(html).not.toContain(sign);
    }
  }
});

test('landing page, menu and Menu Not Found wear accent, cover and logo', () => {
  const look = {
    accent: '#8a1c2b',
    cover_url: '/images/c/288.webp',
    cover_color: '#886644',
    logo_url: '/images/l/288.webp',
  };
  for (const html of pagesOf(look)) {
    expect(html).toContain('--band:#8a1c2b');
    expect(html).toContain('/images/c/1200.webp');
    expect(html).toContain('src="/images/l/288.webp"');
  }
});

test('a face is waited for by nothing, so not loaded ahead, and falls back where it has no sign', () => {
  const faces = ['/restaurant/r/a.woff2', '/restaurant/r/b.woff2'];
  const [html = ''] = pagesOf({ type: 'elegant', faces });
  for (const face of faces) {
    expect(html).toContain(`url(${face})`);
  }
  // The first paint waits for an optional face that is loaded ahead, a tenth of a second on a slow phone.
  expect(html).not.toContain('rel="preload"');
  expect(html.split('font-display:optional')).toHaveLength(3);
  expect(html).toContain('font-family:face0,face1,ui-serif,Georgia,serif');
  const [nameAlone] = pagesOf({ type: 'elegant', faces, names_only: true });
  expect(nameAlone).toContain('.diner h1{font-family:face0');
  // A name that a newer service may know.
  expect(pagesOf({ type: 'gothic', faces })[0]).not.toContain('@font-face');
});

test('a link that is shared shows the cover, else the card, else a dish', () => {
  const shared = (look?: ShownLook) =>
    /og:image" content="([^"]+)"/.exec(pagesOf(look)[1] ?? '')?.[1];
  const card_url = '/restaurant/r/card.png';
  expect(shared({ cover_url: '/images/c/288.webp', card_url })).toBe(
    'https://menu.example.com/images/c/1200.webp',
  );
  expect(shared({ card_url })).toBe(`https://menu.example.com${card_url}`);
  expect(shared()).toBe('https://menu.example.com/images/i/1200.webp');
});

test('a menu led by photos asks for them in the size that it shows', () => {
  const [, html = ''] = pagesOf({ layout: 'photos' });
  expect(html).toContain('class="diner photos"');
  expect(html).toMatch(/<source srcSet="[^"]*\/732\.avif 732w/);
  expect(pagesOf({ accent: '#8a1c2b' })[1]).not.toContain('/732.avif 732w');
});
