import { paidFromName } from '@menuleaf/shared/browser/storage-names.ts';
import { paidFrom, rememberPaidFrom } from './paid-from.ts';

const { origin } = window.location;

/** The tab's history, as browsers with the Navigation API tell it. */
function cameFrom(url: string, sameDocument = true) {
  const entries = () => [{ url, sameDocument }];
  Object.assign(window, { navigation: { entries, currentEntry: { index: 1 } } });
  rememberPaidFrom();
}

afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
  window.sessionStorage.clear();
});

test('the page that led to the prices is remembered with its search', () => {
  cameFrom(`${origin}/menu/m1/edit?language=ar`);
  expect(paidFrom()).toBe('/menu/m1/edit?language=ar');
});

test('a tab of the dashboard where the plan was full is remembered, the dashboard itself is not', () => {
  cameFrom(`${origin}/dashboard?tab=categories&new=category`);
  expect(paidFrom()).toBe('/dashboard?tab=categories&new=category');
  cameFrom(`${origin}/dashboard`);
  expect(paidFrom()).toBeUndefined();
});

test('who comes back from the payment page keeps the first page, and who starts elsewhere does not', () => {
  cameFrom(`${origin}/menu/m1/edit`);
  cameFrom(`${origin}/checkout/cs_1`, false);
  expect(paidFrom()).toBe('/menu/m1/edit');
  cameFrom(`${origin}/`);
  expect(paidFrom()).toBeUndefined();
});

test('a browser that does not tell its history remembers nothing', () => {
  rememberPaidFrom();
  expect(paidFrom()).toBeUndefined();
});

test.each([
  'https://elsewhere.example/menu/m1',
  '//elsewhere.example/menu/m1',
  String.raw`/\elsewhere.example`,
  '/.//elsewhere.example',
  '/%5celsewhere.example',
  'javascript:alert(1)',
  '/pricing',
  '/login?next=/menu/m1',
  '/?from=mail',
])('%s is no way back', (address) => {
  window.sessionStorage.setItem(paidFromName, address);
  expect(paidFrom()).toBeUndefined();
});
