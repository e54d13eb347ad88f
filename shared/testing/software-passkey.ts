import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const text = (value: string) => {
  const bytes = Buffer.from(value);
  return Buffer.concat([head(3, bytes.length), bytes]);
};
const bytesOf = (value: Buffer) => Buffer.concat([head(2, value.length), value]);

/** The head of a CBOR item: its type, and a length or number below 65,536. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}
const number = (value: number) => (value < 0 ? head(1, -value - 1) : head(0, value));
const map = (...pairs: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const userPresent = 0x01;
const holdsKey = 0x40;

const counterBytes = (counter: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
};

/** A software authenticator: a key pair that registers and signs like a phone or a security key (WebAuthn, ES256). */
export function softwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const site = sha256(new URL(origin).hostname);
  let counter = 0;
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = (response: Record<string, string>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    make(challenge: string) {
      const key = map(
        [number(1), number(2)],
        [number(3), number(-7)],
        [number(-1), number(1)],
        [number(-2), bytesOf(Buffer.from(x, 'base64url'))],
        [number(-3), bytesOf(Buffer.from(y, 'base64url'))],
      );
      const authData = Buffer.concat([
        site,
        Buffer.from([userPresent | holdsKey]),
        counterBytes(counter),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const attestation = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytesOf(authData)],
      );
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      });
    },

    /** `at` is the reported signature counter; by default one more than before. */
    sign(challenge: string, userId: string, at = counter + 1) {
      counter = at;
      const authData = Buffer.concat([site, Buffer.from([userPresent]), counterBytes(at)]);
      const data = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return credential({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: Buffer.from(userId).toString('base64url'),
      });
    },
  };
}
