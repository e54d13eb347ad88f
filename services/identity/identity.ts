import { createHash, randomBytes } from 'node:crypto';

/** An email is the same without regard to case and to the way its characters are composed. */
export const canonicalEmail = (email: string) => email.trim().normalize('NFKC').toLowerCase();

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** 256 random bits: what a reset link carries. Only its hash is stored. */
export const newSecret = () => randomBytes(32).toString('base64url');
