import { origin } from '@menuleaf/shared/testing/api.ts';

const ask = async (path: string) => {
  const response = await fetch(`${origin}${path}`);
  await response.text();
  return { status: response.status, cache: response.headers.get('x-cache') };
};

test('of many addresses that can be no restaurant’s, one asks what is behind the edge', async () => {
  await ask('/restaurant/made-up-and-too-long-0');
  const all = await Promise.all(
    ['/restaurant/made-up-and-too-long-1', '/restaurant/a%22b', '/restaurant/x/menu/de/y/z'].map(
      ask,
    ),
  );
  expect(all.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(all.filter(({ cache }) => cache?.startsWith('Miss'))).toEqual([]);
});

test('a file that is not there is not found, as a page is', async () => {
  for (const path of ['/robots.txt', '/favicon.ico', '/sitemap.xml', '/a.b/c.png', '/index.html'])
    expect(await ask(path)).toMatchObject({ status: 404 });
  expect((await ask('/sw.js')).status).toBe(200);
});
