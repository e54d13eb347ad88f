import { landingPage, menuNotFoundPage, menuPage, restaurantNotFoundPage } from './pages.ts';
import { specimen, specimenMenu } from './specimen.ts';

const site = { origin: 'https://menuleaf.example', script: '/restaurant/page.0123456789.js' };

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test.each([
  ['/restaurant/r', landingPage(specimen, site), 'Specimen', 'A specimen'],
  ['/restaurant/r/menu', menuPage(specimenMenu, specimen, site), 'Specimen – Menu', 'All day'],
])('%s says in its head what it is, also to who shares it', (path, html, title, description) => {
  const address = site.origin + path;
  expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charSet="utf-8"\/>/);
  expect(titleOf(html)).toBe(title);
  expect(canonicalOf(html)).toBe(address);
  expect(metaOf(html, 'description')).toBe(description);
  expect(metaOf(html, 'og:title')).toBe(title);
  expect(metaOf(html, 'og:description')).toBe(description);
  expect(metaOf(html, 'og:url')).toBe(address);
  expect(metaOf(html, 'og:type')).toBe('website');
  expect(metaOf(html, 'robots')).toBeUndefined();
});

test('a link that is shared shows its card, large', () => {
  for (const html of [menuPage(specimenMenu, specimen, site), landingPage(specimen, site)]) {
    expect(metaOf(html, 'og:image')).toBe(`${site.origin}/restaurant/r/card.jpg`);
    expect(metaOf(html, 'og:image:width')).toBe('1200');
    expect(metaOf(html, 'og:image:height')).toBe('630');
    expect(metaOf(html, 'og:image:alt')).toBe(titleOf(html));
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
  }
  const { card_url: _card, ...plain } = specimen;
  expect(menuPage(specimenMenu, plain, site)).not.toMatch(/og:image|twitter:card/);
});

test('what is not there is not to be found by a search, nor claims an address', () => {
  for (const html of [restaurantNotFoundPage(site), menuNotFoundPage(specimen, site)]) {
    expect(metaOf(html, 'robots')).toBe('noindex');
    expect(canonicalOf(html)).toBeUndefined();
    expect(metaOf(html, 'og:url')).toBeUndefined();
  }
});

test('a restaurant without a name is headed Restaurant Menu', () => {
  const nameless = { ...specimenMenu, restaurant: { id: 'r', name: '' } };
  expect(menuPage(nameless, specimen, site)).toContain('<h1>Restaurant Menu</h1>');
});

test('the last update is told by the restaurant’s own calendar', () => {
  const menu = { ...specimenMenu, updated_at: '2026-01-01T03:00:00.000Z' };
  expect(menuPage(menu, specimen, site)).toContain('December 31, 2025</time>');
});

test('an image is AVIF with WebP behind it, in its own colour and size, and waits to be seen unless it is first', () => {
  const html = menuPage(specimenMenu, specimen, site);
  const images = html.match(/<picture.*?<\/picture>/g) ?? [];
  const rows = specimenMenu.categories.flatMap(({ items }) => items);
  expect(images).toHaveLength(rows.length);
  for (const [at, image] of images.entries()) {
    expect(image).toContain('style="background:#8a6b40"');
    expect(image).toContain('<source srcSet="/images/i/288.avif" type="image/avif"/>');
    expect(image).toContain('<img src="/images/i/288.webp" alt="" width="96" height="72"');
    expect(image.includes('loading="lazy"')).toBe(at >= 3);
  }
});
