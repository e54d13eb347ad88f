import { createHash } from 'node:crypto';

/** Name of the signing key in tokens: its real one reveals the account and the region. */
export const keyName = (keyId: string) =>
  createHash('sha256').update(keyId).digest('base64url').slice(0, 16);
