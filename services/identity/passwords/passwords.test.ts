import crypto from 'node:crypto';
import { argon2Verify } from 'hash-wasm';
import { checkPassword, hashPassword } from './passwords.ts';

/** `olive oil cake`, as hashed by hash-wasm before Node's Argon2 was used. */
const written =
  '$argon2id$v=19$m=19456,t=2,p=1$jp+8OpVIJ3hKS9AfO4FnLw$21IjiVHzgWNgayT4c6MO0HxG2oCORtOor4KH4MWCznw';

const notSupported = () => {
  throw Object.assign(new Error('Argon2 is not supported'), {
    code: 'ERR_CRYPTO_ARGON2_NOT_SUPPORTED',
  });
};
const runtimes = [
  ['Node’s own Argon2', () => jest.spyOn(crypto, 'argon2')],
  ['a runtime without it', () => jest.spyOn(crypto, 'argon2').mockImplementation(notSupported)],
] as const;

afterEach(() => {
  jest.restoreAllMocks();
});

describe.each(runtimes)('with %s', (_, use) => {
  test('the right password passes, another does not', async () => {
    const used = use();
    const hash = await hashPassword('olive oil cake');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await checkPassword('olive oil cake', hash)).toBe(true);
    expect(await checkPassword('olive oil Cake', hash)).toBe(false);
    expect(await argon2Verify({ password: 'olive oil cake', hash })).toBe(true);
    expect(used).toHaveBeenCalledTimes(3);
  });

  test('a hash that was written before is good', async () => {
    use();
    expect(await checkPassword('olive oil cake', written)).toBe(true);
    expect(await checkPassword('olive oil', written)).toBe(false);
  });

  test('with no account there is no right password', async () => {
    use();
    expect(await checkPassword('olive oil cake', undefined)).toBe(false);
  });
});

test('what is no hash is an error, and no wrong password', async () => {
  await expect(checkPassword('olive oil cake', 'plain')).rejects.toThrow('PHC');
});
