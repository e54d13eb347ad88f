import { edgeFunction } from '@menuleaf/local-cloud/edge/edge-function.ts';
import { countGuests } from './count-guests.ts';

const phone = {
  host: 'menuleaf.example',
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1.15',
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'de-AT,de;q=0.9,en;q=0.8',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
  'x-forwarded-for': '203.0.113.7',
};

/** The edge's log line for a request; undefined for none. */
async function said(
  path: string,
  headers: Record<string, string | undefined> = {},
  { method = 'GET', status = 200 } = {},
): Promise<unknown> {
  const lines: string[] = [];
  const run = edgeFunction(countGuests, { say: (more) => lines.push(...more) });
  const sent = Object.entries({ ...phone, ...headers }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const [uri = '', query = ''] = path.split('?');
  const request = {
    method,
    path: uri,
    query,
    headers: Object.fromEntries(sent),
    peer: '203.0.113.7',
  };
  const body = Buffer.alloc(0);
  await run.onResponse({ ...request, body }, { status, headers: {}, cookies: [], body });
  expect(lines.length).toBeLessThan(2);
  return lines[0] === undefined ? undefined : JSON.parse(lines[0].replace(/^guest /, ''));
}

const older = {
  'sec-fetch-mode': undefined,
  'sec-fetch-dest': undefined,
  'sec-fetch-site': undefined,
};
const menu = '/restaurant/2/menu';
const led = { 'sec-fetch-site': 'same-origin', referer: 'https://menuleaf.example/restaurant/2' };

test('of a page that was opened, only restaurant, language and whether it was scanned or typed are said', async () => {
  expect(await said('/restaurant/2')).toEqual({ restaurant: '2', direct: true, language: 'de' });
  expect(await said(`${menu}/`, led)).toEqual({ restaurant: '2', direct: false, language: 'de' });
  expect(await said(`${menu}/fr`)).toMatchObject({ restaurant: '2', read: 'fr' });
  expect(await said(menu, {}, { status: 304 })).toMatchObject({ restaurant: '2' });
  expect(await said(menu, { 'accept-language': undefined })).toEqual({
    restaurant: '2',
    direct: true,
  });
});

test.each([
  ['a link of another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['a page that is loaded again', { 'cache-control': 'max-age=0' }, false],
  [
    'a phone that kept the page',
    {
      'sec-fetch-mode': 'same-origin',
      'sec-fetch-site': 'same-origin',
      'cache-control': 'max-age=0',
    },
    true,
  ],
  ['a browser without fetch metadata', older, true],
  ['such a browser, led by a page', { ...older, referer: 'https://menuleaf.example/' }, false],
])('%s is a view, and scanned or typed: %#', async (_what, headers, direct) => {
  expect(await said(menu, headers)).toMatchObject({ restaurant: '2', direct });
});

test.each([
  ['who asks not to be tracked, by the global control', { 'sec-gpc': '1' }, {}],
  ['who asks not to be tracked, by the older header', { dnt: '1' }, {}],
  ['an owner who is signed in', { cookie: 'a=b; auth_token=one' }, {}],
  ['a program that reads pages', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, {}],
  ['a preview of a link', { 'user-agent': 'facebookexternalhit/1.1' }, {}],
  ['a program that says nothing', { 'user-agent': undefined }, {}],
  ['what is loaded ahead', { 'sec-purpose': 'prefetch;prerender' }, {}],
  ['what a script asks for', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, {}],
  ['a question for the head', {}, { method: 'HEAD' }],
  ['a page that is not there', {}, { status: 404 }],
])('nothing is said of %s', async (_what, headers, more) => {
  expect(await said(menu, headers, more)).toBeUndefined();
  expect(await said('/images/abc/732.avif?at=2', { ...dish, ...headers }, more)).toBeUndefined();
});

const dish = {
  'sec-fetch-mode': 'no-cors',
  'sec-fetch-dest': 'image',
  'sec-fetch-site': 'same-origin',
};

test('a photo that is opened large is said by its name, with the place that its address names', async () => {
  expect(await said('/images/abc/732.avif?at=2', dish)).toEqual({ restaurant: '2', image: 'abc' });
  expect(await said('/images/abc/1200.webp?at=2', dish)).toEqual({ restaurant: '2', image: 'abc' });
  const ofWorker = { ...dish, 'sec-fetch-dest': 'empty' };
  expect(await said('/images/abc/732.avif?at=2', ofWorker)).toEqual({
    restaurant: '2',
    image: 'abc',
  });
});

test.each([
  ['a small one', '/images/abc/288.avif?at=2', dish],
  [
    'one whose place is said by what led to it alone, which anybody can make up',
    '/images/abc/732.avif',
    { ...dish, referer: `https://menuleaf.example${menu}` },
  ],
  ['one at no place', '/images/abc/732.avif', dish],
  ['one at a place that is no name', '/images/abc/732.avif?at=2%22%7D', dish],
  [
    'one that a script asks for',
    '/images/abc/732.avif?at=2',
    { ...dish, 'sec-fetch-mode': 'cors' },
  ],
])('nothing is said of a photo: %s', async (_what, path, headers) => {
  expect(await said(path, headers)).toBeUndefined();
});

test('nothing that a guest sends as text is said: what is no plain name is left out', async () => {
  expect(await said('/restaurant/2%22/menu')).toBeUndefined();
  expect(await said(menu, { 'accept-language': 'x"}\nguest {' })).toEqual({
    restaurant: '2',
    direct: true,
  });
  expect(await said(menu, { 'accept-language': 'a'.repeat(40) })).toEqual({
    restaurant: '2',
    direct: true,
  });
});
