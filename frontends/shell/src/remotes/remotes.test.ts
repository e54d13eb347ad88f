import { expect, test } from '@jest/globals';
import { placeOf } from './remotes.ts';

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
  ['/', undefined],
  ['/login', undefined],
])('%p is drawn by %p', (pathname, remote) => {
  expect(placeOf(pathname)?.remote).toBe(remote);
});
