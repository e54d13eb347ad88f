import { expect, test } from '@jest/globals';
import { fullName, identityContract } from './identity.ts';
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

test.each([
  ['', 'Email is required'],
  ['ada@', 'Enter a valid email address'],
])('what is wrong with an email is said: “%s”', (email, words) => {
  const { error } = safeParse(identityContract.forgotPassword.body, { email });
  expect(error?.issues.map(({ message }) => message)).toEqual([words]);
});
