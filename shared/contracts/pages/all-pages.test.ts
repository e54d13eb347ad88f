import { allPages, pageAt } from './all-pages.ts';
import { pageRoles } from './page-roles.ts';

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

test('every page of owners has its least role in page-roles.ts, or is for the whole team', () => {
  const forEveryRole = [
    '/account',
    '/account/sign-in',
    '/dashboard',
    '/kitchen',
    '/menu/:id',
    '/post/:id',
    '/print/:id',
    '/service',
  ];
  const unnamed = allPages.filter(({ path, access }) => access === 'owner' && !pageRoles.has(path));
  expect(unnamed.map(({ path }) => path).toSorted()).toEqual(forEveryRole);
});
