import { expect, test } from '@jest/globals';
import { fullName } from './identity.ts';
import { safeParse } from '@menuleaf/shared/contracts/schema.ts';

test.each([
  ['Your account is blocked, see evil.com', false],
  ['Evil.Com', false],
  ['http://198.51.100.7 Ada', false],
  ['Ада вход.рф', false],
  ['Ada Cook', true],
  ['J.R.R. St. John-Smith Jr.', true],
  ['Núria O’Neill', true],
])('a person’s name, which mails say to others, is no link: %s', (name, isName) => {
  expect(safeParse(fullName, name).success).toBe(isName);
});
