import { languages } from '@menuleaf/shared/contracts/catalogue/language.ts';
import { interpolate } from '@menuleaf/shared/menu/interpolate.ts';
import { english } from './english.ts';
import { languagesOfControls, loadWords } from './load-words.ts';
import type { Words } from './words.ts';

/** Texts with their paths. */
const textsOf = ({ page, allergens, script }: Words) =>
  Object.entries({ page, allergens, script }).flatMap(([part, texts]) =>
    Object.entries(texts).map(([name, text]): [string, string] => [`${part}.${name}`, text]),
  );

/** Across all plural forms of a text. */
const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

test('there are controls in at least 15 languages, and an owner may write in 30', () => {
  expect(languagesOfControls.length).toBeGreaterThanOrEqual(15);
  for (const one of ['ar', 'he', 'zh', 'zh-Hant', 'ja']) expect(languagesOfControls).toContain(one);
  expect(languages.length).toBeGreaterThanOrEqual(30);
  expect(languages).toEqual(expect.arrayContaining([...languagesOfControls]));
});

test.each(languagesOfControls)('%s says all, and puts in what English does', async (language) => {
  const said = new Map(textsOf(await loadWords(language)));
  for (const [name, text] of textsOf(english)) {
    const here = said.get(name) ?? '';
    expect([name, here.trim() === '']).toEqual([name, false]);
    expect([name, here.includes('"')]).toEqual([name, false]);
    expect([name, placesIn(here)]).toEqual([name, placesIn(text)]);
  }
});

test('each language is its own, and English where there is none', async () => {
  const all = await Promise.all(languagesOfControls.map(loadWords));
  expect(new Set(all).size).toBe(languagesOfControls.length);
  expect(await loadWords('en')).toBe(english);
  expect(await loadWords('th')).toBe(english);
});

test('a price in an Arabic sentence is isolated, so that its sign keeps its side', async () => {
  expect((await loadWords('ar')).page.from).toMatch(/\u2068\{price\}\u2069$/u);
});

/** Eggs of any bird and milk of any animal, as lists of these countries call them. */
test.each([
  ['zh', '蛋类', '奶类'],
  ['zh-Hant', '蛋類', '奶類'],
  ['ko', '알류', '우유'],
  ['ja', '卵', '乳'],
])('in %s the allergens are %s and %s', async (language, egg, milk) => {
  expect((await loadWords(language)).allergens).toMatchObject({ egg, milk });
});

test.each(['ja', 'ko', 'zh', 'zh-Hant'])(
  'in %s, where lists of allergens are others, the 14 are those of the EU',
  async (language) => {
    expect((await loadWords(language)).page.noAllergens).toMatch(/EU|欧盟|歐盟/u);
  },
);

test.each([
  ['fr', '1 plat sur 20'],
  ['it', '1 piatto su 20'],
])('in %s one dish is one', async (language, said) => {
  const { script } = await loadWords(language);
  expect(interpolate(script.someDishes, { n: 1, all: 20 })).toBe(said);
});

test('a lowest price in Turkish does not read as a date', async () => {
  expect((await loadWords('tr')).page.from).toBe('en az {price}');
});

test('in French no line breaks before a colon or another tall sign', async () => {
  const texts = textsOf(await loadWords('fr')).map(([, text]) => text);
  expect(texts.filter((text) => / [:;!?]/.test(text))).toEqual([]);
  expect(texts.filter((text) => /\u00A0:/.test(text)).length).toBeGreaterThan(3);
});
