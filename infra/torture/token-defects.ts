import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

/** Two sessions: the victim's and the attacker's. */
type Tokens = {
  victim: string;
  attacker: string;
  loggedOut: string;
  closed: string;
  /** API keys with every scope: the victim's, the attacker's, and a revoked one. */
  victimKey: string;
  attackerKey: string;
  revokedKey: string;
};

const parts = (token: string): [string, string, string] => {
  const [header = '', claims = '', signature = ''] = token.split('.');
  return [header, claims, signature];
};
const read = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString());
const write = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const signedByAnother = ({ victim }: Tokens) => {
  const [header, claims] = parts(victim);
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  const signature = sign('sha256', Buffer.from(`${header}.${claims}`), key);
  return `${header}.${claims}.${signature.toString('base64url')}`;
};

const signedByText = ({ victim }: Tokens) => {
  const [header, claims] = parts(victim);
  const start = `${write({ ...read(header), alg: 'HS256' })}.${claims}`;
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  return `${start}.${createHmac('sha256', pem).update(start).digest('base64url')}`;
};

const withClaims = (changes: object) => (tokens: Tokens) => {
  const [header, claims, signature] = parts(tokens.attacker);
  return `${header}.${write({ ...read(claims), ...changes })}.${signature}`;
};

/** A key with one part (owner, id or secret) replaced. */
const withPart = (key: string, at: number, put: string) =>
  key
    .split('_')
    .map((part, place) => (place === at ? put : part))
    .join('_');
const partOf = (key: string, at: number) => key.split('_')[at] ?? '';

const bearer = (of: (tokens: Tokens) => string) => (tokens: Tokens) => ({
  authorization: `Bearer ${of(tokens)}`,
});

/** Headers without a valid session, by defect. */
export const tokenDefects: Record<string, (tokens: Tokens) => Record<string, string>> = {
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
  'a key that was revoked': bearer(({ revokedKey }) => revokedKey),
  'a key with the secret of another': bearer(({ victimKey, attackerKey }) =>
    withPart(victimKey, 3, partOf(attackerKey, 3)),
  ),
  'a key with another owner written in': bearer(({ victimKey, attackerKey }) =>
    withPart(attackerKey, 1, partOf(victimKey, 1)),
  ),
  'a key without its secret': bearer(({ victimKey }) => withPart(victimKey, 3, '')),
  'a key in capitals': bearer(({ victimKey }) => victimKey.toUpperCase()),
  'a key of no known name': bearer(({ victimKey }) => withPart(victimKey, 2, 'constructor')),
  'a key by another scheme': ({ victimKey }) => ({ authorization: `Basic ${victimKey}` }),
  'a key in the cookie of a session': ({ victimKey }) => ({ cookie: `auth_token=${victimKey}` }),
  'in a cookie of its own name': ({ victim }) => ({ cookie: `access_token=${victim}` }),
};
