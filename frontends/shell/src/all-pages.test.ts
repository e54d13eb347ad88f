import { send } from '@menuleaf/shared/testing/api.ts';
import { frontPages, ownPages } from '@menuleaf/shared/contracts/pages/front-pages.ts';
import { allPages } from '@menuleaf/shared/contracts/pages/all-pages.ts';

const isDiners = (path: string) => /^\/restaurant\/:id(\/menu)?$/.test(path);
/** Diners' pages are static HTML, not served by the shell. */
const shellPaths = allPages
  .map(({ path }) => path)
  .filter((path) => !isDiners(path))
  .map((path) => path.replaceAll(/:\w+/g, 'abc'));

const unknown = [
  '/nothing',
  '/dashboard/nothing',
  '/menu',
  '/menu/abc/nothing',
  '/category/abc',
  '/restaurant',
  '/restaurants/abc',
  '/menu-item/abc',
  '/API/menus',
  '/nothing/at/all',
];

const isShell = (text: string) => /<div id="?root"?>/.test(text);

describe('the edge', () => {
  test.each(shellPaths.flatMap((path) => (path === '/' ? [path] : [path, `${path}/`])))(
    'has the page %s',
    async (path) => {
      const { status, text } = await send('GET', path);
      expect([status, isShell(text)]).toEqual([200, true]);
    },
  );

  test.each(unknown.flatMap((path) => [path, `${path}/`, `${path}?a=b`]))(
    'sends the shell to %s, with the status of what is not there',
    async (path) => {
      const { status, text } = await send('GET', path);
      expect([status, isShell(text)]).toEqual([404, true]);
    },
  );

  test.each(frontPages)(
    'sends to $path HTML that has its first view in it',
    async ({ front, path }) => {
      for (const address of [path, `${path}?from=mail`, path === '/' ? path : `${path}/`]) {
        const { status, text, headers } = await send('GET', address);
        expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
        expect(text).toMatch(new RegExp(`<section class="hello ${front}"><div><h1>\\w`));
      }
    },
  );

  test.each(ownPages)(
    'sends to $path HTML that says what it is about to who shares it',
    async ({ path, title, description }) => {
      const { text } = await send('GET', path);
      const said = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1];
      expect(text).toContain(`<title>${title}</title>`);
      expect([said('og:title'), said('og:url')]).toEqual([title, path]);
      expect([said('description'), said('og:description')]).toEqual([description, description]);
      const picture = await send('GET', said('og:image') ?? '');
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    },
  );

  test('sends no such view to any other page', async () => {
    for (const path of ['/login', '/dashboard', '/welcome/back', '/nothing']) {
      const { text } = await send('GET', path);
      expect(text).not.toContain('<h1>');
    }
  });

  test('says 404 again to who has the shell already', async () => {
    const etag = (await send('GET', '/login')).headers.get('etag') ?? '';
    const again = (path: string) => send('GET', path, { headers: { 'if-none-match': etag } });
    expect((await again('/dashboard')).status).toBe(304);
    expect((await again('/nothing')).status).toBe(404);
  });

  test.each([
    '/restaurant/abc/nothing',
    '/restaurant/abc/menu/nothing',
    `/restaurant/${'x'.repeat(900)}`,
    '/restaurant/%ED%A0%80/menu',
  ])('has a page for diners who are lost at %s', async (path) => {
    const { status, text } = await send('GET', path);
    expect([status, text.includes('Restaurant Not Found')]).toEqual([404, true]);
  });
});
