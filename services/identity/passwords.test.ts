import { expect, test } from '@jest/globals';
import { checkPassword, hashPassword } from './passwords.ts';

test('the right password passes, another does not', async () => {
  const hash = await hashPassword('olive oil cake');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword('olive oil cake', hash)).toBe(true);
  expect(await checkPassword('olive oil Cake', hash)).toBe(false);
});

test('with no account there is no right password', async () => {
  expect(await checkPassword('olive oil cake', undefined)).toBe(false);
});
