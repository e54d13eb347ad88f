import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
const parts = (token) => {
  const [header = '', claims = '', signature = ''] = token.split('.');
  return [header, claims, signature];
};
const read = (part) => JSON.parse(Buffer.from(part, 'base64url').toString());
const write = (claims) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const signedByAnother = ({ victim }) => {
  const [header, claims] = parts(victim);
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' };
  const signature = sign('sha256', Buffer.from(`${header}.${claims}`), key);
  return `${header}.${claims}.${signature.toString('base64url')}`;
};
const signedByText = ({ victim }) => {
  const [header, claims] = parts(victim);
  const start = `${write({ ...read(header), alg: 'HS256' })}.${claims}`;
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  return `${start}.${createHmac('sha256', pem).update(start).digest('base64url')}`;
};
const withClaims = (changes) => (tokens) => {
  const [header, claims, signature] = parts(tokens.attacker);
  return `${header}.${write({ ...read(claims), ...changes })}.${signature}`;
};
const bearer = (of) => (tokens) => ({
  authorization: `Bearer ${of(tokens)}`,
});
/** Headers that show no session, by what is wrong with them. */
export const tokenDefects = {
  none: () => ({}),
  empty: () => ({ authorization: '' }),
  'a word': () => ({ authorization: 'Bearer' }),
  garbage: bearer(() => 'x.y.z'),
  'very long': bearer(() => 'x'.repeat(6000)),
  'another scheme': ({ victim }) => ({ authorization: `Basic ${victim}` }),
  'two at once': bearer(({ victim, attacker }) => `${attacker}, Bearer ${victim}`),
  'cut off': bearer(({ victim }) => victim.slice(0, -3)),
  'no signature': bearer(({ victim }) => `${victim.split('.').slice(0, 2).join('.')}.`),
  'another signature': bearer(({ victim, attacker }) =>
    [...parts(victim).slice(0, 2), parts(attacker)[2]].join('.'),
  ),
  'another owner written in': (tokens) =>
    bearer(withClaims({ sub: read(parts(tokens.victim)[1]).sub }))(tokens),
  'a longer life written in': bearer(withClaims({ exp: 4_000_000_000 })),
  'signed by nobody': bearer(({ victim }) => {
    const [header, claims] = parts(victim);
    return `${write({ ...read(header), alg: 'none' })}.${claims}.`;
  }),
  'signed by another key': bearer(signedByAnother),
  'signed by a text': bearer(signedByText),
  'logged out': bearer(({ loggedOut }) => loggedOut),
  'of a closed account': bearer(({ closed }) => closed),
  'in a cookie of its own name': ({ victim }) => ({ cookie: `access_token=${victim}` }),
};
