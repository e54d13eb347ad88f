import { createHash } from 'node:crypto';

/** What tokens call the key that they are signed with: its own name tells the account and the region. */
export const keyName = (keyId: string) =>
  createHash('sha256').update(keyId).digest('base64url').slice(0, 16);
