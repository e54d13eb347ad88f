import { searchHelp } from './help-search.ts';
import { planFeatures } from '@menuleaf/shared/plans/plan-features.ts';
import { helpTopics } from './help-topics.ts';

test('an answer is found by words of its question or its text', () => {
  const [first] = searchHelp(helpTopics, 'sold out');
  expect(first?.question).toBe('How do I mark an item as sold out?');
  expect(searchHelp(helpTopics, 'deleted history').map(({ question }) => question)).toContain(
    'I deleted the wrong thing. What now?',
  );
  expect(searchHelp(helpTopics, 'gluten ppm').map(({ question }) => question)).toEqual([
    'When may I call a dish gluten free or vegan?',
  ]);
  expect(searchHelp(helpTopics, 'invoices CARD').map(({ topic }) => topic)).toContain('Billing');
});

test.each([
  ['website', 'Can my own website show the menu?'],
  ['google', 'How do I put the menu on Google?'],
  ['table tents', 'Can I print the menu, table tents or stickers?'],
  ['social media', 'Can I post the menu on social media?'],
])('where a menu goes beyond its code is found by %s', (words, question) => {
  expect(searchHelp(helpTopics, words)[0]?.question).toBe(question);
});

test('what a downgrade hides is found by each of its names', () => {
  for (const lost of ['logo', 'cover', 'themes', 'languages']) {
    const found = searchHelp(helpTopics, `downgrade ${lost}`).map(({ question }) => question);
    expect(found).toContain('Is anything deleted when I downgrade?');
  }
});

test('nothing is found for nothing, or for what nobody answers', () => {
  expect(searchHelp(helpTopics, '  ')).toEqual([]);
  expect(searchHelp(helpTopics, 'helicopter')).toEqual([]);
});

test('every topic of the sidebar has answers', () => {
  expect(helpTopics.map(({ id }) => id)).toEqual([
    'getting-started',
    'menus',
    'items',
    'categories',
    'restaurants',
    'qr-codes',
    'billing',
    'troubleshooting',
  ]);
  for (const { answers } of helpTopics) expect(answers.length).toBeGreaterThan(2);
});

test('what is promised beyond mail is promised to Pro alone', () => {
  const { free, pro } = planFeatures;
  expect(pro).toContain('Priority and phone support');
  expect(JSON.stringify([helpTopics, free])).not.toMatch(/live chat|by phone|phone support/i);
});

test('what is typed with a straight apostrophe is found', () => {
  expect(searchHelp(helpTopics, "isn't showing").map(({ question }) => question)).toEqual([
    'Why isn’t my image showing yet?',
  ]);
});
