import { languages } from '@menuleaf/shared/contracts/catalogue/language.ts';
import { loadWordsOf } from '../pages/pages.ts';
import { brotliCompressSync, constants } from 'node:zlib';
import { specimen } from '../pages/specimen.ts';
import { menuOfFour } from '../testing/in-languages.ts';
import { render, viewOf } from './render.ts';

await loadWordsOf(...languages.map((language) => ({ language })));

const site = { origin: 'https://menu.example.com', script: '/restaurant/page.js' };
const now = new Date('2026-06-01T00:00:00Z');

function published(further: string[], language = 'en', mostLanguages = 5) {
  const how = { site, now, showImages: false, showFurther: true, mostLanguages, mayBeListed: true };
  return render(viewOf(specimen.id, menuOfFour(further, language), how), undefined, how).pages;
}
const bodyOf = (pages: ReturnType<typeof published>, name: string) => pages[name]?.body ?? '';
const linksOf = (page: string) =>
  [...page.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language, href]) => [language, href],
  );
const dataOf = (page: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}');

const home = 'https://menu.example.com/restaurant/r/menu';

describe('a menu in further languages', () => {
  const pages = published(['ar', 'de']);
  const arabic = bodyOf(pages, 'menu/ar');

  test('has a page for each, beside those that every restaurant has', () => {
    expect(Object.keys(pages).toSorted()).toEqual([
      'data',
      'landing',
      'menu',
      'menu/ar',
      'menu/ar.json',
      'menu/de',
      'menu/de.json',
    ]);
    expect(Object.keys(published(['ar', 'de'], 'en', 1))).not.toContain('menu/de');
  });

  test.each(['menu', 'menu/ar', 'menu/de'])('names all of them to search engines on %s', (name) => {
    const page = bodyOf(pages, name);
    expect(linksOf(page)).toEqual([
      ['en', home],
      ['ar', `${home}/ar`],
      ['de', `${home}/de`],
      ['x-default', home],
    ]);
    const own = name === 'menu' ? home : home.replace(/menu$/, name);
    expect(page).toContain(`<link rel="canonical" href="${own}"/>`);
    expect(dataOf(page)).toMatchObject({ '@id': own, inLanguage: name.slice(5) || 'en' });
  });

  test('is in the language and the direction that it says', () => {
    expect(arabic).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
    expect(arabic).toContain('<meta property="og:locale" content="ar_AR"/>');
    expect(bodyOf(pages, 'menu/de')).toMatch(/^<!doctype html><html lang="de"><head>/);
    expect(arabic).toContain('بحث وتصفية');
    expect(arabic).toContain('مسببات الحساسية: الحليب; قد يحتوي على: المكسرات');
    expect(arabic).toContain('>حساء</a>');
  });

  test('says of what is not translated what it is in, and turns it', () => {
    expect(arabic).toContain('<a href="#i-item00000001" lang="en">Dish 1</a>');
    expect(arabic).toMatch(/<li class="item soldout" dir="ltr" id="i-item00000001"/);
    expect(arabic).toContain('<h2 dir="ltr" lang="en">Course 1</h2>');
    expect(arabic).toContain('<h2>المقبلات</h2>');
    // A dish may start with a brand.
    expect(arabic).toContain('<p class="desc">Pizza طازج</p>');
    expect(bodyOf(pages, 'menu')).not.toContain('lang="en">Dish 1');
  });

  test('brings its scripts their words, and English none', () => {
    const words = /<script type="application\/json" class="words">(.*?)<\/script>/s;
    const said = JSON.parse(words.exec(arabic)?.[1] ?? '{}');
    expect(said).toMatchObject({ locale: 'ar-u-nu-latn', vegan: 'نباتي صرف', close: 'إغلاق' });
    expect(said.allergens.milk).toBe('الحليب');
    expect(bodyOf(pages, 'menu')).not.toMatch(words);
  });

  test('lists them in words of their own, at most 0.4 KiB of the page', () => {
    const chooser = /<nav class="langs".*?<\/nav>/s;
    expect(
      chooser
        .exec(arabic)?.[0]
        .replaceAll(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean),
    ).toEqual(['English', 'العربية', 'Deutsch']);
    expect(arabic).toContain(
      '<a href="/restaurant/r/menu/ar" hrefLang="ar" lang="ar" aria-current="page">',
    );
    const five = bodyOf(published(['ar', 'de', 'fr', 'es', 'ja']), 'menu');
    const packed = (text: string) =>
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
    const styles = /\.diner \.langs.*?(?=<\/style>)/s;
    expect(five).toMatch(styles);
    const without = bodyOf(published([]), 'menu');
    expect(packed(five) - packed(without)).toBeLessThanOrEqual(0.4 * 1024);
  });

  test('is told to programs in its main language', () => {
    const data = JSON.parse(bodyOf(pages, 'data'));
    expect(data).toMatchObject({ language: 'en', languages: ['ar', 'de'], name: 'All day' });
    expect(bodyOf(pages, 'data')).not.toContain('حساء');
  });
});

test('a language without a text has its page, and is offered by none', () => {
  const pages = published(['de', 'pt']);
  expect(bodyOf(pages, 'menu/pt')).toMatch(/^<!doctype html><html lang="pt">/);
  for (const name of ['landing', 'menu', 'menu/de', 'menu/pt', 'data']) {
    expect(bodyOf(pages, name)).not.toMatch(/menu\/pt"|"pt"\]/);
  }
});

test('a menu in English alone has nothing of it', () => {
  for (const page of ['menu', 'landing']) {
    const body = bodyOf(published([]), page);
    expect(body).toContain('<html lang="en"><head>');
    expect(body).not.toMatch(/langs|hrefLang|og:locale|inLanguage|class="words"/);
  }
});

test('a menu in another main language has its pages in it', () => {
  const pages = published(['en'], 'de');
  const main = bodyOf(pages, 'menu');
  expect(main).toContain('<html lang="de">');
  expect(main).toContain('Suchen &amp; filtern');
  expect(main).toContain('kann enthalten: Schalenfrüchte');
  const landing = bodyOf(pages, 'landing');
  expect(landing).toContain('<html lang="de">');
  expect(landing).toContain('Zur Speisekarte');
  // Hours follow the language's format; unparsable ones stay as they are.
  expect(landing).toMatch(/<dt>Montag<\/dt><dd><span>09:00 – 21:00<\/span>/);
  expect(landing).toMatch(/<dt>Dienstag<\/dt><dd><span>Geschlossen<\/span>/);
  expect(landing).toContain('<span>by appointment</span>');
  const english = bodyOf(pages, 'menu/en');
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('lang="de">Dish 0</a>');
});
