import { returnPath } from './return-path.ts';

test.each(['/dashboard?tab=menus', '/menu/m1/edit', '/menu-item/add?from=a%2Fb', '/a%20b', '/'])(
  'after login an owner goes on to %s',
  (next) => {
    expect(returnPath(next)).toBe(next);
  },
);

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%2Fevil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%2e//evil.example',
  '/%E0%A4%A',
  '///',
])('and to the dashboard where the address says %j', (next) => {
  expect(returnPath(next)).toBe('/dashboard');
});
