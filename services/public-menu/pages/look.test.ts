import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { landingPage, loadWordsOf, menuNotFoundPage, menuPage } from './pages.ts';
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
    for (const sign of ['--band', 'class="top"', '@font-face', 'rel="preload"']) {
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
    expect(html).toContain('<link rel="icon" href="/images/l/288.webp"/>');
  }
});

test('a face stands in the page itself, so that the first paint has it, and falls back where it has no sign', () => {
  const faces = ['data:font/woff2;base64,AA', 'data:font/woff2;base64,BB'];
  const [html = ''] = pagesOf({ type: 'elegant', faces });
  for (const face of faces) {
    expect(html).toContain(`url(${face})`);
  }
  expect(html).not.toContain('rel="preload"');
  expect(html.split('font-display:block')).toHaveLength(3);
  expect(html).toContain('font-family:face0,face1,near,ui-serif,Georgia,serif');
  // Fallback metrics match, in case the font loads slowly.
  expect(html).toMatch(/font-family:near;[^}]*size-adjust:[^}]*ascent-override:/);
  const [nameAlone] = pagesOf({ type: 'elegant', faces, names_only: true });
  expect(nameAlone).toContain('.diner h1{font-family:face0');
  // A name from a newer version.
  expect(pagesOf({ type: 'gothic', faces })[0]).not.toContain('@font-face');
});

test('a theme is in a page with its own rules alone, and the owner’s accent on its paper', () => {
  const [, grill = ''] = pagesOf({ theme: 'grill' });
  expect(grill).toContain('--paper:#f3eee6');
  expect(grill).toContain('align-items:last baseline');
  expect(grill).toContain('class="diner photos"');
  const [, ramen = ''] = pagesOf({ theme: 'ramen-bar', accent: '#1f356b' });
  expect(ramen).not.toContain('align-items:last baseline');
  expect(ramen).toContain('--n:&#x27;1&#x27;');
  expect(ramen).toContain('--band:#1f356b');
  expect(ramen).toContain('--paper:#f4f2ed');
  // A name from a newer version.
  expect(pagesOf({ theme: 'brewery' })[1]).toContain('--paper: #fbfaf7');
});

test('a theme of letters with serifs has a face with serifs for other scripts, chosen by language', async () => {
  await loadWordsOf({ language: 'ja' });
  const look = { theme: 'pizzeria', faces: ['data:font/woff2;base64,AA'] };
  const [, html = ''] = pagesOf(look);
  expect(html).not.toContain('Hiragino');
  const japanese = menuPage({ ...specimenMenu, language: 'ja' }, { ...specimen, look }, site);
  expect(japanese).toContain("'Hiragino Mincho ProN'");
});

test('a menu led by photos asks for them in the size that it shows', () => {
  const [, html = ''] = pagesOf({ layout: 'photos' });
  expect(html).toContain('class="diner photos"');
  expect(html).toMatch(/<source srcSet="[^"]*\/732\.avif 732w/);
  expect(pagesOf({ accent: '#8a1c2b' })[1]).not.toContain('/732.avif 732w');
});
