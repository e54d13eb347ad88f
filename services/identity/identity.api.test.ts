import { parseSetCookie, type SetCookie, stringifyCookie } from 'cookie';
import { newOwner, postFrom, send, someAddress, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { tokensTo, untilMailed } from '@menuleaf/shared/testing/mail-to.ts';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { createSecretKey, generateKeyPairSync } from 'node:crypto';

const me = (token: string) => send('GET', '/api/auth/me', { token });
const unknown = { status: 401, json: { detail: 'Not authenticated', code: 'not_authenticated' } };
const cookieOf = (answer: { headers: Headers }) =>
  parseSetCookie(answer.headers.getSetCookie()[0] ?? '');
const sendBack = ({ name, value }: SetCookie) => stringifyCookie({ [name]: value });

describe('sessions', () => {
  test('registering signs in; the user says what plan it has', async () => {
    const owner = await newOwner();
    expect(await me(owner.token)).toMatchObject({
      status: 200,
      json: {
        id: owner.id,
        email: owner.email,
        plan_type: 'free',
        subscription_cancelled_at_period_end: false,
        subscription_ends_at: null,
      },
    });
  });

  test('a token tells neither account nor region of the key that signed it', async () => {
    const { kid = '' } = decodeProtectedHeader((await newOwner()).token);
    expect(kid).toMatch(/^[\w-]{16}$/);
  });

  test('an email is unique without regard to case', async () => {
    const owner = await newOwner();
    const body = { email: owner.email.toUpperCase(), password: '123456', full_name: 'Again' };
    expect(await send('POST', '/api/auth/register', { body })).toMatchObject({
      status: 409,
      json: { detail: 'Email already registered' },
    });
  });

  test('of many that register one email at once, one gets it', async () => {
    const body = { email: `race-${Date.now()}@example.com`, password: '123456', full_name: 'R' };
    const all = await Promise.all(
      Array.from({ length: 6 }, () => send('POST', '/api/auth/register', { body })),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  test('an unknown account and a wrong password answer the same', async () => {
    const owner = await newOwner();
    const wrong = { username: owner.email, password: 'nonsense', remember_me: false };
    const stranger = { ...wrong, username: 'nobody@example.com' };
    const answers = await Promise.all(
      [wrong, stranger].map((body) => send('POST', '/api/auth/login', { body })),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 401,
        json: { detail: 'Incorrect email or password' },
      });
    }
  });

  test('a remembered login has a lasting cookie, another a session cookie', async () => {
    const { email: username, password } = await newOwner();
    const login = (remember_me: boolean) =>
      send('POST', '/api/auth/login', { body: { username, password, remember_me } });
    const [lasting, passing] = await Promise.all([login(true), login(false)]);
    expect(cookieOf(lasting)).toHaveProperty('maxAge', 2_592_000);
    expect(cookieOf(passing)).toEqual({
      name: 'auth_token',
      value: expect.any(String),
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      path: '/',
    });
  });

  test('logout revokes the token on the server, and no other session', async () => {
    const owner = await newOwner();
    const login = await send('POST', '/api/auth/login', {
      body: { username: owner.email, password: owner.password },
    });
    expect((await send('POST', '/api/auth/logout', { token: owner.token })).status).toBe(204);
    expect(await me(owner.token)).toMatchObject(unknown);
    expect((await me(login.json.access_token)).status).toBe(200);
  });

  test('a password that is too short is refused with its text', async () => {
    const body = { email: 'short@example.com', password: '12345', full_name: 'S' };
    const answer = await send('POST', '/api/auth/register', { body });
    expect(answer.status).toBe(422);
    expect(answer.json.detail).toEqual([
      expect.objectContaining({
        loc: ['body', 'password'],
        msg: 'Password must be at least 6 characters long',
      }),
    ]);
  });
});

describe('forged tokens', () => {
  const hours = (count: number) => Math.floor(Date.now() / 1000) + count * 3600;
  const forge = (token: string) => {
    const { alg: _alg, ...header } = decodeProtectedHeader(token);
    return { header, jwt: () => new SignJWT(decodeJwt(token)) };
  };

  test('none, nonsense and a changed payload are refused', async () => {
    const { token } = await newOwner();
    const [head, payload, signature] = token.split('.');
    const changed = Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: 'someone' }));
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const forged = [
      'nonsense',
      `${head}.${changed.toString('base64url')}.${signature}`,
      `${none}.${payload}.`,
      `${head}.${payload}.`,
    ];
    for (const each of forged) expect(await me(each)).toMatchObject(unknown);
  });

  test('a token signed with a key that is not ours is refused', async () => {
    const { header, jwt } = forge((await newOwner()).token);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const mine = await jwt()
      .setProtectedHeader({ ...header, alg: 'ES256' })
      .sign(privateKey);
    const text = createSecretKey(Buffer.from('a text that everybody knows, as a public key is'));
    const symmetric = await jwt()
      .setProtectedHeader({ ...header, alg: 'HS256' })
      .setExpirationTime(hours(1))
      .sign(text);
    expect(await me(mine)).toMatchObject(unknown);
    expect(await me(symmetric)).toMatchObject(unknown);
  });

  test('the cookie’s token is no good as a Bearer token, and changes nothing', async () => {
    const owner = await newOwner();
    const login = await send('POST', '/api/auth/login', {
      body: { username: owner.email, password: owner.password },
    });
    const cookie = cookieOf(login);
    expect(await me(cookie.value ?? '')).toMatchObject(unknown);
    const headers = { cookie: sendBack(cookie) };
    expect((await send('GET', '/api/menus', { headers })).status).toBe(200);
    const write = await send('POST', '/api/categories', { headers, body: { name: 'Forged' } });
    expect(write).toMatchObject(unknown);
    expect((await send('POST', '/api/auth/logout', { headers })).status).toBe(401);
  });
});

/** Requests links until the account got this many; returns their tokens. */
async function askForLinks(email: string, count: number): Promise<string[]> {
  const tokens = () => tokensTo(email, 'reset-password');
  for (let sent = (await tokens()).length; sent < count; sent += 1) {
    const asked = await postFrom(someAddress(), '/api/auth/forgot-password', { email });
    expect(asked.status).toBe(204);
  }
  return waitUntil(tokens, (seen) => seen.length === count);
}

describe('passwords', () => {
  test('changing the password ends every other session', async () => {
    const owner = await newOwner();
    const login = { username: owner.email, password: owner.password };
    const before = await send('POST', '/api/auth/login', { body: login });
    const changed = await owner.send('POST', '/api/auth/change-password', {
      current_password: owner.password,
      new_password: 'plum sorbet',
    });
    expect(changed.status).toBe(200);
    expect(await me(before.json.access_token)).toMatchObject(unknown);
    expect(await me(owner.token)).toMatchObject(unknown);
    expect((await me(changed.json.access_token)).status).toBe(200);
    expect((await send('POST', '/api/auth/login', { body: login })).status).toBe(401);
    await untilMailed(owner.email, 'Your Menuleaf password was changed');
  });

  test('who is remembered stays so with a new password', async () => {
    const { email: username, password } = await newOwner();
    const change = async (remember_me: boolean, from: string, to: string) => {
      const body = { username, password: from, remember_me };
      const { json } = await send('POST', '/api/auth/login', { body });
      return send('POST', '/api/auth/change-password', {
        token: json.access_token,
        body: { current_password: from, new_password: to },
      });
    };
    const lasting = await change(true, password, 'plum sorbet');
    expect(cookieOf(lasting)).toHaveProperty('maxAge', 2_592_000);
    const passing = await change(false, 'plum sorbet', 'fig sorbet');
    expect(cookieOf(passing)).not.toHaveProperty('maxAge');
  });

  test('who does not know the password does not change it', async () => {
    const owner = await newOwner();
    const refused = await owner.send('POST', '/api/auth/change-password', {
      current_password: 'not this',
      new_password: 'plum sorbet',
    });
    expect(refused).toMatchObject({
      status: 422,
      json: { detail: [{ loc: ['body', 'current_password'] }] },
    });
    const login = { username: owner.email, password: owner.password };
    expect((await send('POST', '/api/auth/login', { body: login })).status).toBe(200);
  });

  test('who sits in an owner’s session cannot guess the password for long, to change it or to close the account', async () => {
    const owner = await newOwner();
    const change = (current_password: string) =>
      owner.send('POST', '/api/auth/change-password', {
        current_password,
        new_password: 'plum sorbet',
      });
    const close = (password: string) => owner.send('DELETE', '/api/auth/me', { password });
    for (let at = 0; at < 5; at += 1) {
      expect((await change('a guess')).status).toBe(422);
      expect((await close('a guess')).status).toBe(422);
    }
    expect((await change(owner.password)).status).toBe(429);
    expect((await close(owner.password)).status).toBe(429);
    expect((await me(owner.token)).status).toBe(200);
  });

  test('a reset link works once, and ends every session and every older link', async () => {
    const owner = await newOwner();
    const [older] = await askForLinks(owner.email, 1);
    const [newer] = (await askForLinks(owner.email, 2)).filter((token) => token !== older);
    const reset = (token: string | undefined, password: string) =>
      postFrom(someAddress(), '/api/auth/reset-password', { token, password });
    expect((await reset(newer, 'plum sorbet')).status).toBe(204);
    expect(await me(owner.token)).toMatchObject(unknown);
    expect((await reset(newer, 'fig sorbet')).status).toBe(422);
    expect((await reset(older, 'fig sorbet')).status).toBe(422);
    const login = { username: owner.email, password: 'plum sorbet' };
    expect((await send('POST', '/api/auth/login', { body: login })).status).toBe(200);
    await untilMailed(owner.email, 'Your Menuleaf password was changed');
  });

  test('a changed password ends the links that were sent before', async () => {
    const owner = await newOwner();
    const [token] = await askForLinks(owner.email, 1);
    await owner.send('POST', '/api/auth/change-password', {
      current_password: owner.password,
      new_password: 'plum sorbet',
    });
    const body = { token, password: 'fig sorbet' };
    expect((await postFrom(someAddress(), '/api/auth/reset-password', body)).status).toBe(422);
  });

  test('a stranger who guesses and asks for links leaves the owner a way in', async () => {
    const owner = await newOwner();
    const guess = (password: string, headers = {}) =>
      postFrom('127.7.20.1', '/api/auth/login', { username: owner.email, password }, headers);
    for (let at = 0; at < 10; at += 1) await guess('a guess');
    const links = await askForLinks(owner.email, 3);
    for (let at = 0; at < 3; at += 1) {
      const asked = await postFrom('127.7.20.2', '/api/auth/forgot-password', {
        email: owner.email,
      });
      expect(asked.status).toBe(204);
    }
    const reset = await postFrom('127.7.20.3', '/api/auth/reset-password', {
      token: links.at(-1),
      password: 'plum sorbet',
    });
    expect(reset.status).toBe(204);
    expect((await guess('plum sorbet')).status).toBe(429);
    const cookie = sendBack(cookieOf(reset));
    expect((await guess('plum sorbet', { cookie })).status).toBe(200);
  });

  test('asking for a link tells nobody whether there is such an account', async () => {
    const answer = await postFrom(someAddress(), '/api/auth/forgot-password', {
      email: 'nobody-at-all@example.com',
    });
    expect([answer.status, answer.text]).toEqual([204, '']);
  });
});

describe('guessing', () => {
  const guess = (address: string, username: string, password: string, cookie?: string) =>
    postFrom(
      address,
      '/api/auth/login',
      { username, password },
      cookie === undefined ? {} : { cookie },
    );
  const deviceOf = (answer: { headers: Headers }) =>
    answer.headers
      .getSetCookie()
      .map((cookie) => parseSetCookie(cookie))
      .filter(({ name }) => name === 'known_device')
      .map(sendBack)[0];

  test('from many addresses ends after ten, with Retry-After, and locks no known device out', async () => {
    const owner = await newOwner();
    const first = await guess('127.7.7.1', owner.email, owner.password);
    const device = deviceOf(first);
    expect(device).toBeDefined();
    for (let at = 0; at < 10; at += 1) {
      expect((await guess(`127.7.8.${at + 1}`, owner.email, 'a guess')).status).toBe(401);
    }
    const stopped = await guess('127.7.9.1', owner.email, owner.password);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guess('127.7.7.1', owner.email, owner.password, device)).status).toBe(200);
  });

  test('on a known device has an end as well', async () => {
    const owner = await newOwner();
    const device = deviceOf(await guess('127.7.10.1', owner.email, owner.password));
    for (let at = 0; at < 10; at += 1) {
      expect((await guess('127.7.10.1', owner.email, 'a guess', device)).status).toBe(401);
    }
    expect((await guess('127.7.10.1', owner.email, owner.password, device)).status).toBe(429);
  });

  test('signing in often is no guessing', async () => {
    const owner = await newOwner();
    for (let at = 0; at < 12; at += 1) {
      expect((await guess('127.7.11.1', owner.email, owner.password)).status).toBe(200);
    }
  });

  test('devices that somebody else knows give no tries on this account, however many they are', async () => {
    const [owner, other] = await Promise.all([newOwner(), newOwner()]);
    const theirs = async () => deviceOf(await guess('127.7.12.1', other.email, other.password));
    const [one, another] = [await theirs(), await theirs()];
    expect(another).not.toBe(one);
    for (let at = 0; at < 10; at += 1) await guess('127.7.12.2', owner.email, 'a guess', one);
    expect((await guess('127.7.12.2', owner.email, owner.password, another)).status).toBe(429);
  });
});
