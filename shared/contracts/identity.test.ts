import { fullName, identityContract } from './identity.ts';
import { supportContract } from './support.ts';
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

const forms = { ...identityContract, ...supportContract };

test.each([
  'register',
  'login',
  'changePassword',
  'changeEmail',
  'forgotPassword',
  'resetPassword',
  'deleteAccount',
  'sendMessage',
] as const)('what a blank form lacks is said by its contract, all that pages have: %s', (name) => {
  const { body } = forms[name];
  const fields = Object.keys(body.shape).map((field) => [field, '']);
  const blank = {
    ...Object.fromEntries(fields),
    token: 't',
    remember_me: false,
    inquiryType: 'sales',
  };
  const { error } = safeParse(body, blank, { error: () => 'no words' });
  expect(error?.issues.map(({ message }) => message)).not.toContain('no words');
  expect(error?.issues).not.toHaveLength(0);
});
