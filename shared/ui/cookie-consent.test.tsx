import { consent, keepConsent } from './cookie-consent.ts';

const year = 365 * 86_400_000;

test('an answer holds for a year, wherever on the product it was given', () => {
  expect(consent()).toBeUndefined();
  keepConsent('accepted', 1000);
  expect(consent(1000 + year)).toBe('accepted');
  expect(consent(1001 + year)).toBeUndefined();
});

test('the year of an answer without a time begins when it is read', () => {
  localStorage.setItem('cookie-consent', 'declined');
  expect(consent(5000)).toBe('declined');
  expect(consent(5000 + year)).toBe('declined');
  expect(consent(5001 + year)).toBeUndefined();
});
