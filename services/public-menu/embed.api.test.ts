import { newOwner, send, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';
import { gzipSync } from 'node:zlib';

const owner = await newOwner();
const { restaurantId: id } = await newMenu(owner);

const name = (embed_sites: readonly string[]) =>
  owner.send('PUT', `/api/restaurants/${id}`, { embed_sites });
const read = async () => (await owner.send('GET', `/api/restaurants/${id}/embed-sites`)).json;
const embedded = () => send('GET', `/restaurant/${id}/embed`);
const published = (path: string) => send('GET', `/restaurant/${id}${path}`);
/** Strips the revision, which increases with every publication. */
const asShown = (html: string) => html.replace(/<!--\d+-->$/, '');
const policyOf = ({ headers }: { headers: Headers }) =>
  headers.get('content-security-policy') ?? '';

test('a site is named as it is typed or pasted, and what is none is refused', async () => {
  const { status } = await name(['example.com', 'http://www.Fig.example/menu?x=1']);
  expect(status).toBe(200);
  const sites = ['https://example.com', 'https://www.fig.example'];
  expect((await read()).embed_sites).toEqual(sites);
  const many = Array.from({ length: 11 }, (_, at) => `https://a${at}.example`);
  const refused = [
    ['*'],
    ['https://*.com'],
    ['localhost'],
    ["a.com 'self'"],
    ['javascript:1'],
    many,
  ];
  for (const wrong of [...refused, ['a.com', 'https://a.com/b']]) {
    expect([wrong, (await name(wrong)).status]).toEqual([wrong, 422]);
  }
  expect((await read()).embed_sites).toEqual(sites);
  const { json } = await owner.send('GET', `/api/restaurants/${id}`);
  expect(json.embed_sites).toBeUndefined();
  const stranger = await newOwner();
  expect((await stranger.send('GET', `/api/restaurants/${id}/embed-sites`)).status).toBe(404);
});

test('the named sites alone may frame it; a change is said at once, and without a site it is gone', async () => {
  await name(['https://one.example']);
  const one = await waitUntil(embedded, (answer) => policyOf(answer).endsWith('one.example'));
  expect(one.status).toBe(200);
  expect(policyOf(one)).toMatch(
    /; frame-ancestors https:\/\/one\.example https:\/\/www\.one\.example$/,
  );
  expect([...one.headers.keys()].filter((header) => header.startsWith('x-amz-meta'))).toEqual([]);
  expect(one.text).toContain('Leek soup');
  await name(['https://one.example', 'https://two.example']);
  await waitUntil(embedded, (answer) =>
    policyOf(answer).endsWith(' https://two.example https://www.two.example'),
  );
  for (const path of ['', '/menu'])
    expect(policyOf(await published(path))).toMatch(/frame-ancestors 'none'$/);
  await name([]);
  const gone = await waitUntil(embedded, ({ status }) => status === 404);
  expect(policyOf(gone)).toMatch(/frame-ancestors 'none'$/);
});

test('a diner’s pages are the same to the byte, whether a site is named or not', async () => {
  await name([]);
  await waitUntil(embedded, ({ status }) => status === 404);
  const before = [await published(''), await published('/menu')];
  await name(['https://one.example']);
  await waitUntil(embedded, ({ status }) => status === 200);
  const after = [await published(''), await published('/menu')];
  expect(after.map(({ text }) => asShown(text))).toEqual(before.map(({ text }) => asShown(text)));
  expect(after.every(({ text }) => !text.includes('embed'))).toBe(true);
});

test('the script for other sites is at most 3 KiB, and kept for an hour', async () => {
  const { text, headers, status } = await send('GET', '/restaurant/embed.js');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(headers.get('cache-control')).toMatch(/^max-age=3600,/);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(3 * 1024);
  expect(gzipSync(text).length).toBeLessThanOrEqual(1024);
});
