import { expect, test } from '@jest/globals';
import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { joseSignature } from './token-signing.ts';

test('a DER signature becomes the 64 bytes of a JWS, whatever its leading zeros', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  for (let round = 0; round < 300; round += 1) {
    const text = Buffer.from(`text ${round}`);
    const raw = joseSignature(sign('sha256', text, privateKey));
    expect(raw).toHaveLength(64);
    expect(verify('sha256', text, { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw)).toBe(true);
  }
});
