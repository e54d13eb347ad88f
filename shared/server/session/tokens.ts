/** What signs and verifies: ES256, so that a slice that verifies can never sign. */
export const tokenAlgorithm = 'ES256';
export const tokenIssuer = 'menuleaf';

/**
 * The two tokens of a session, and the mark of a device on which the owner has signed in before: none is any good in
 * the place of another.
 */
export const audiences = {
  bearer: 'menuleaf-api',
  cookie: 'menuleaf-cookie',
  device: 'menuleaf-device',
} as const;
export type Audience = (typeof audiences)[keyof typeof audiences];

export type VerificationKey = { keyName: string; publicKeyPem: string };
