import { ownPage } from './own-page.ts';

test.each([
  ['/restaurant/2', '/restaurant/2'],
  ['/restaurant/2/', '/restaurant/2'],
  ['/restaurant/2/menu', '/restaurant/2/menu'],
  ['/restaurant/2/menu/', '/restaurant/2/menu'],
  ['/restaurant/2/menu/de', '/restaurant/2/menu/de'],
  ['/restaurant/2/menu/zh-Hant/', '/restaurant/2/menu/zh-Hant'],
  ['/restaurant/2/embed', undefined],
  ['/restaurant/20', undefined],
  ['/restaurant/2/edit', undefined],
  ['/restaurant/sw.js', undefined],
])('%s is kept as %p', (path, kept) => {
  expect(ownPage(path, '/restaurant/2')).toBe(kept);
});
