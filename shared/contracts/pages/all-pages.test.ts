import { expect, test } from '@jest/globals';
import { pageAt } from './all-pages.ts';

test.each([
  ['/dashboard', 'dashboard'],
  ['/Dashboard/', 'dashboard'],
  ['/restaurant/add', 'dashboard'],
  ['/restaurant/r1/edit', 'dashboard'],
  ['/restaurant/r1', 'public-menu'],
  ['/restaurant/r1/menu', 'public-menu'],
  ['/restaurant/r1/menu/add', 'dashboard'],
  ['/menu/m1', 'public-menu'],
  ['/pricing', 'billing'],
  ['/restaurant/r1/menu/add/more', undefined],
  ['/', 'shell'],
  ['/login', 'shell'],
])('%p is drawn by %p', (pathname, remote) => {
  const page = pageAt(pathname);
  expect(page && (page.remote ?? 'shell')).toBe(remote);
});
