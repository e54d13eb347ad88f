/** The signature algorithm: with ES256, a slice that verifies cannot sign. */
export const tokenAlgorithm = 'ES256';
export const tokenIssuer = 'menuleaf';

/**
 * The two tokens of a session, and the marker of a device with an earlier sign-in: none is accepted in place of
 * another.
 */
export const audiences = {
  bearer: 'menuleaf-api',
  cookie: 'menuleaf-cookie',
  device: 'menuleaf-device',
} as const;
export type Audience = (typeof audiences)[keyof typeof audiences];

export type VerificationKey = { keyName: string; publicKeyPem: string };
