import { expect, test } from '@jest/globals';
import { restaurantCreate } from './catalogue/restaurant.ts';
import { completeAddress } from './web-address.ts';
import { completeProfile } from './profile-address.ts';

test.each([
  ['example.com', 'https://example.com'],
  ['www.example.co.uk/menu?x=1#y', 'https://www.example.co.uk/menu?x=1#y'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['münchen.de', 'https://münchen.de'],
  ['xn--mnchen-3ya.xn--p1ai', 'https://xn--mnchen-3ya.xn--p1ai'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://Example.com/A', 'HTTPS://Example.com/A'],
])('%s is the address %s', (typed, whole) => {
  expect(completeAddress(typed)).toBe(whole);
});

test.each([
  'javascript:alert(1)',
  'JavaScript://example.com/%0aalert(1)',
  'data:text/html,x',
  'mailto:a@example.com',
  'a@example.com',
  '//example.com',
  'https:example.com',
  'https://',
  'ftp://example.com',
  'example',
  'example.',
  '.com',
  'exa mple.com',
  '127.0.0.1',
  '@example',
])('%s is no address', (typed) => {
  expect(completeAddress(typed)).toBeUndefined();
});

test.each([
  ['instagram_url', '@fig.tree', 'https://instagram.com/fig.tree'],
  ['instagram_url', 'figtree', 'https://instagram.com/figtree'],
  ['instagram_url', 'instagram.com/figtree', 'https://instagram.com/figtree'],
  ['instagram_url', 'www.instagram.com/fig.tree/', 'https://www.instagram.com/fig.tree/'],
  ['instagram_url', 'https://instagram.com/figtree', 'https://instagram.com/figtree'],
  ['facebook_url', 'fig.tree.rome-1', 'https://facebook.com/fig.tree.rome-1'],
  ['facebook_url', 'm.facebook.com/figtree', 'https://m.facebook.com/figtree'],
  ['twitter_url', '@figtree', 'https://x.com/figtree'],
  ['twitter_url', 'twitter.com/figtree', 'https://twitter.com/figtree'],
  ['tiktok_url', '@figtree', 'https://tiktok.com/@figtree'],
  ['youtube_url', 'figtree', 'https://youtube.com/@figtree'],
  ['youtube_url', 'youtube.com/channel/UC1', 'https://youtube.com/channel/UC1'],
] as const)('%s: %s is %s', (field, typed, whole) => {
  expect(completeProfile(field, typed)).toBe(whole);
});

test.each([
  // A name or an address: it could be either.
  ['instagram_url', 'figtree.com'],
  ['instagram_url', 'instagram.com'],
  ['instagram_url', 'instagram.com/'],
  ['instagram_url', 'facebook.com/figtree'],
  ['instagram_url', 'notinstagram.com/figtree'],
  ['instagram_url', 'fig tree'],
  ['instagram_url', '@'],
  ['instagram_url', '@@figtree'],
  ['twitter_url', 'a-name-with-dashes'],
  ['youtube_url', 'javascript:alert(1)'],
  ['tiktok_url', 'figtree/video'],
] as const)('%s: %s is unclear', (field, typed) => {
  expect(completeProfile(field, typed)).toBeUndefined();
});

test('the contract completes what is typed, clears a blank, and says what it does not understand', () => {
  const parsed = (fields: object) => restaurantCreate.safeParse({ name: 'Fig Tree', ...fields });
  const { data } = parsed({ website: ' example.com ', instagram_url: '@fig', tiktok_url: ' ' });
  expect(data).toMatchObject({
    website: 'https://example.com',
    instagram_url: 'https://instagram.com/fig',
    tiktok_url: null,
    youtube_url: null,
  });
  const { error } = parsed({ website: 'javascript:alert(1)', youtube_url: '@' });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Enter a web address, such as https://example.com',
    'Enter the address of your YouTube profile, or its name such as @olive',
  ]);
});
