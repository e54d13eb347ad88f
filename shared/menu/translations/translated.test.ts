import { translatedRow } from './translated.ts';

const wine = {
  name: 'Wine',
  description: 'Dry',
  choices: [
    { name: 'Glass', price_thousandths: 8000 },
    { name: 'Bottle', price_thousandths: 32_000 },
  ],
  words: { de: { name: 'Wein', choices: { Bottle: 'Flasche' } } },
};

test('what is there in a language is put in, the rest stays and is told', () => {
  const missing: string[] = [];
  const { name, description, choices } = translatedRow(wine, 'de', (text) => missing.push(text));
  expect([name, description]).toEqual(['Wein', 'Dry']);
  expect(choices).toEqual([
    { name: 'Glass', price_thousandths: 8000 },
    { name: 'Flasche', price_thousandths: 32_000 },
  ]);
  expect(missing).toEqual(['Dry', 'Glass']);
});

test('a choice keeps its own word where their order is turned', () => {
  const turned = { ...wine, choices: wine.choices.toReversed() };
  expect(translatedRow(turned, 'de').choices.map((one) => one.name)).toEqual(['Flasche', 'Glass']);
});

test('what there is not in the main language is not there in another', () => {
  const bare = { name: 'Soup', description: null, words: { de: { description: 'Heiß' } } };
  expect(translatedRow(bare, 'de')).toMatchObject({ name: 'Soup', description: null });
});
