import { SignJWT, UnsecuredJWT } from 'jose';
import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import { audiences, tokenIssuer } from './tokens.ts';
import { verifyToken } from './verify-token.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const key = { keyName: 'key-1', publicKeyPem };

const claims = () =>
  new SignJWT({ sid: 's1' }).setSubject('u1').setIssuer(tokenIssuer).setIssuedAt();

const good = (header = { alg: 'ES256', kid: 'key-1' }) =>
  claims().setAudience(audiences.bearer).setExpirationTime('1h').setProtectedHeader(header);

const verify = (token: string) => verifyToken(token, audiences.bearer, key);

test('a token of ours says whose session it is', async () => {
  expect(await verify(await good().sign(privateKey))).toEqual({ sub: 'u1', sid: 's1' });
});

const secret = createSecretKey(Buffer.from(publicKeyPem));
const unsigned = () =>
  new UnsecuredJWT({ sid: 's1' })
    .setSubject('u1')
    .setIssuer(tokenIssuer)
    .setAudience(audiences.bearer)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();

test.each<[string, () => Promise<string> | string]>([
  ['an empty text', () => ''],
  ['a text that is no token', () => 'a.b.c'],
  ['an expired token', () => good().setExpirationTime('-1s').sign(privateKey)],
  [
    'a token that never expires',
    () =>
      claims()
        .setAudience(audiences.bearer)
        .setProtectedHeader({ alg: 'ES256', kid: 'key-1' })
        .sign(privateKey),
  ],
  ['the token of the cookie', () => good().setAudience(audiences.cookie).sign(privateKey)],
  ['another issuer’s token', () => good().setIssuer('somebody').sign(privateKey)],
  ['a token of another key id', () => good({ alg: 'ES256', kid: 'key-2' }).sign(privateKey)],
  ['an unsigned token', unsigned],
  [
    'a token signed as HS256 with the public key',
    () => good({ alg: 'HS256', kid: 'key-1' }).sign(secret),
  ],
  [
    'a token without a session',
    () =>
      new SignJWT({})
        .setSubject('u1')
        .setIssuer(tokenIssuer)
        .setAudience(audiences.bearer)
        .setIssuedAt()
        .setExpirationTime('1h')
        .setProtectedHeader({ alg: 'ES256', kid: 'key-1' })
        .sign(privateKey),
  ],
])('%s is refused', async (_what, forge) => {
  expect(await verify(await forge())).toBeUndefined();
});
