import { keepPreference, preference } from './preference.ts';

test('a preference lasts for six months and no longer', () => {
  const chosen = Date.UTC(2026, 0, 15);
  keepPreference('menuleaf-test', 'soups\nmains', chosen);
  expect(preference('menuleaf-test', Date.UTC(2026, 6, 14))).toBe('soups\nmains');
  expect(preference('menuleaf-test', Date.UTC(2026, 6, 18))).toBeUndefined();
});

test('what was never chosen, or is kept in another form, is no preference', () => {
  localStorage.setItem('menuleaf-test', 'soups');
  expect(preference('menuleaf-test')).toBeUndefined();
  expect(preference('menuleaf-none')).toBeUndefined();
});
