import { restaurantCreate } from '../catalogue/restaurants/new-restaurant.ts';
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
  ['instagram_url', 'www.instagram.com/fig.tree/', 'https://instagram.com/fig.tree'],
  ['instagram_url', 'https://www.instagram.com/figtree/?hl=en', 'https://instagram.com/figtree'],
  ['instagram_url', 'instagram.com/@figtree?igsh=MWQ1Z#a', 'https://instagram.com/figtree'],
  ['instagram_url', 'https://instagram.com/p/?hl=en', 'https://instagram.com/p/?hl=en'],
  ['instagram_url', 'https://instagram.com/p/C1?a=1', 'https://instagram.com/p/C1?a=1'],
  ['instagram_url', 'https://fig.tree/?hl=en', 'https://fig.tree/?hl=en'],
  ['instagram_url', 'https://instagram.com/figtree', 'https://instagram.com/figtree'],
  ['facebook_url', 'fig.tree.rome-1', 'https://facebook.com/fig.tree.rome-1'],
  ['facebook_url', 'm.facebook.com/figtree', 'https://facebook.com/figtree'],
  ['facebook_url', 'HTTP://de-de.facebook.com/FigTree/?ref=page', 'https://facebook.com/FigTree'],
  ['facebook_url', 'fb.com/figtree', 'https://facebook.com/figtree'],
  ['facebook_url', 'https://fb.me/figtree', 'https://fb.me/figtree'],
  [
    'facebook_url',
    'https://www.facebook.com/profile.php?id=1',
    'https://www.facebook.com/profile.php?id=1',
  ],
  ['facebook_url', 'facebook.com/pages/fig/1', 'https://facebook.com/pages/fig/1'],
  ['twitter_url', '@figtree', 'https://x.com/figtree'],
  ['twitter_url', 'twitter.com/figtree', 'https://x.com/figtree'],
  ['twitter_url', 'https://mobile.twitter.com/figtree?s=21', 'https://x.com/figtree'],
  ['twitter_url', 'https://x.com/home', 'https://x.com/home'],
  ['tiktok_url', '@figtree', 'https://tiktok.com/@figtree'],
  ['tiktok_url', 'https://www.tiktok.com/@figtree?lang=en', 'https://tiktok.com/@figtree'],
  ['tiktok_url', 'https://vm.tiktok.com/ZM1abc/', 'https://vm.tiktok.com/ZM1abc/'],
  ['tiktok_url', 'tiktok.com/figtree', 'https://tiktok.com/figtree'],
  ['youtube_url', 'figtree', 'https://youtube.com/@figtree'],
  ['youtube_url', 'https://m.youtube.com/@figtree?si=a', 'https://youtube.com/@figtree'],
  ['youtube_url', 'https://youtu.be/figtree', 'https://youtu.be/figtree'],
  ['youtube_url', 'youtube.com/channel/UC1', 'https://youtube.com/channel/UC1'],
] as const)('%s: %s is %s', (field, typed, whole) => {
  expect(completeProfile(field, typed)).toBe(whole);
});

test.each([
  ['instagram_url', 'https://instagram.com/figtree'],
  ['tiktok_url', 'https://tiktok.com/@figtree'],
  ['youtube_url', 'https://youtube.com/@figtree'],
  ['facebook_url', 'https://facebook.com/fig.tree'],
  ['twitter_url', 'https://x.com/figtree'],
] as const)('%s: %s stays what it is when it is saved again', (field, address) => {
  expect(completeProfile(field, address)).toBe(address);
});

test.each([
  // Ambiguous: a name or a URL.
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
