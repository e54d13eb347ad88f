import {
  nameAlone,
  oliveYard as restaurant,
} from '@menuleaf/public-menu/src/page/published-for-tests.ts';
import { landingPage, loadWordsOf, menuNotFoundPage, restaurantNotFoundPage } from './pages.ts';
import { specimenMenu } from './specimen.ts';

const site = { origin: 'https://menuleaf.example', script: '/restaurant/page.0123456789.js' };

const withoutTags = (html: string) =>
  html
    .replace(/<(style|script)\b.*?<\/\1>/gs, '')
    .replace(/<br\/?>|<\/(p|li|h1|h2|dt|dd|a|address)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replace(/\n+/g, '\n');
const linkTo = (html: string, text: string) =>
  [...html.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].find(([, , shown]) => shown === text)?.[1] ?? '';

test('what leads elsewhere opens in a tab of its own, which has no hold on this one', () => {
  const html = landingPage(restaurant, site);
  const links = ['Facebook', 'Instagram', 'X (Twitter)', 'TikTok', 'YouTube'];
  for (const text of [...links, 'View Menu', 'olive.example', 'View Larger Map']) {
    expect(linkTo(html, text)).toMatch(/target="_blank".*noopener|noopener.*target="_blank"/);
  }
});

test('phone and mail are a tap away, the address is whole', () => {
  const html = landingPage(restaurant, site);
  expect(linkTo(html, '+1 (503) 555-0142')).toBe('href="tel:+15035550142"');
  expect(linkTo(html, 'hello@olive.example')).toBe('href="mailto:hello@olive.example"');
  expect(withoutTags(html)).toContain('1 Main Street\nPortland, OR 97202\n');
});

test('an address is written as its country does, without parts that it has not', () => {
  const place = { address: 'Torstraße 1', city: 'Berlin', state: '', zip_code: '10119' };
  const location = { ...place, country: 'Germany', latitude: null, longitude: null };
  const html = landingPage({ ...restaurant, location, price_locale: 'de-DE-u-nu-latn' }, site);
  expect(withoutTags(html)).toContain('Torstraße 1\n10119 Berlin\n');
  const query = encodeURIComponent('Torstraße 1, 10119 Berlin, Germany');
  expect(linkTo(html, 'View Larger Map')).toContain(`search?query=${query}"`);
});

test('the days in the owner’s words; one without any is left out', () => {
  const [, hours = ''] = withoutTags(landingPage(restaurant, site)).split('Opening Hours\n');
  expect(hours.split('\n').slice(0, 8)).toEqual([
    'Monday',
    '11:00-14:00, 17:00-22:00',
    'Tuesday',
    'by appointment',
    'Friday',
    'Closed',
    'Saturday',
    '18:00-02:00',
  ]);
});

test('a place without coordinates is found by its address; there is no map to show', () => {
  const location = restaurant.location && { ...restaurant.location, latitude: null };
  const html = landingPage({ ...restaurant, location }, site);
  expect(html).not.toContain('Show map');
  const query = encodeURIComponent('1 Main Street, Portland, OR 97202, US');
  expect(linkTo(html, 'View Larger Map')).toContain(`search?query=${query}"`);
});

test('what is not set is not there: no menu, links, contact or description', () => {
  const html = landingPage({ ...nameAlone, has_menu: false }, site);
  const shown = withoutTags(html);
  for (const text of ['View Menu', 'Our Menu', 'Facebook', 'YouTube', 'View Larger Map', 'null']) {
    expect(shown).not.toContain(text);
  }
  expect(html).not.toMatch(/tel:|mailto:/);
});

test('every page ends with the brand and the year', () => {
  const pages = [
    landingPage(restaurant, site),
    menuNotFoundPage(restaurant, site),
    restaurantNotFoundPage(site),
  ];
  for (const page of pages) expect(page).toContain('<footer>Menuleaf © 2025</footer>');
});

test('Menu Not Found is kind, and shows contact and hours', () => {
  const html = menuNotFoundPage({ ...restaurant, has_menu: false }, site);
  expect(html).toContain('<h1>Menu Not Found</h1>');
  const shown = withoutTags(html);
  expect(shown).toContain(
    'Olive Yard has no menu online right now. Please ask in the restaurant, or come back a little later.',
  );
  for (const text of ['+1 (503) 555-0142', '1 Main Street', 'Monday\n11:00-14:00']) {
    expect(shown).toContain(text);
  }
  expect(linkTo(html, 'About Olive Yard')).toContain('href="/restaurant/r1"');
});

test('text of any kind shows as text in every field', () => {
  const nasty = `</script><script>alert('x')</script>"'& \u202Eעברית 🍲 ${'long '.repeat(1980)}`;
  const hostile = {
    ...restaurant,
    name: nasty,
    description: nasty,
    phone: nasty,
    email: `"><script>"@olive.example`,
    website: 'https://olive.example/"onmouseover="alert(1)',
    facebook_url: 'https://www.facebook.com/"><script>',
    monday_hours: nasty,
    location: restaurant.location && { ...restaurant.location, address: nasty, city: nasty },
  };
  for (const html of [landingPage(hostile, site), menuNotFoundPage(hostile, site)]) {
    expect(html).not.toMatch(/<script>|"onmouseover="/);
    expect(html).toContain('&lt;script&gt;alert(&#x27;x&#x27;)');
    expect(html).toContain('long '.repeat(1980).trim());
  }
});

test('a number is read from left to right on a page that is not', async () => {
  await loadWordsOf({ language: 'ar' });
  const html = landingPage({ ...restaurant, language: 'ar' }, site);
  expect(html).toContain('<a href="tel:+15035550142"><bdi dir="ltr">+1 (503) 555-0142</bdi></a>');
  expect(landingPage(restaurant, site)).not.toContain('<bdi');
});

test('a guest who does not read the page’s language finds the menu in the own one', () => {
  const html = landingPage(restaurant, site, { ...specimenMenu, languages: ['fr'] });
  expect(html).toContain(
    `href="/restaurant/${restaurant.id}/menu/fr" hrefLang="fr" lang="fr">Français`,
  );
  expect(landingPage(restaurant, site, specimenMenu)).not.toContain('class="langs"');
});
