import { jest } from '@jest/globals';
import { offerLanguage } from './offer-language.ts';

/** What a phone with these languages is offered on a page in one, with links to others. */
function offered(phone: string[], page: string, links: string) {
  document.documentElement.lang = page;
  const nav = links
    .split(' ')
    .map((tag) => `<a href="/${tag}" lang="${tag}">${tag}</a>`)
    .join('');
  document.body.innerHTML = `<main><h1>Faro</h1><nav class="langs">${nav}</nav></main>`;
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(phone);
  offerLanguage(document.body);
  const offer = document.body.firstElementChild;
  return offer?.localName === 'a' ? `${offer.getAttribute('href')} ${offer.textContent}` : '';
}

test.each([
  ['en-US', 'es', 'es en', '/en en'],
  ['ja es-MX en', 'en', 'en es', '/es es'],
  ['es-MX en', 'es', 'es en', ''],
  ['en', 'es', 'es pt', ''],
  ['zh-TW', 'en', 'en zh-Hant', '/zh-Hant zh-Hant'],
  // The restaurant's page has no link to its own language.
  ['es en', 'es', 'en', ''],
])('a phone in %s, on a page in %s of %s: %s', (phone, page, links, said) => {
  expect(offered(phone.split(' '), page, links)).toBe(said);
});

test('no language of the phone is none', () => {
  expect(offered([], 'es', 'es en')).toBe('');
});
