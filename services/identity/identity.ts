import { createHash, randomBytes } from 'node:crypto';

/** Emails compare regardless of case and Unicode composition. */
export const canonicalEmail = (email: string) => email.trim().normalize('NFKC').toLowerCase();

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** 256 random bits, for a reset link. Only the hash is stored. */
export const newSecret = () => randomBytes(32).toString('base64url');
