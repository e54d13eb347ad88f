import { loadedOnce } from '@menuleaf/shared/server/loaded-once.ts';

/** Loaded by the first who makes or uses a passkey: it reads every kind of attestation that there is. */
export const library = loadedOnce(() => import('@simplewebauthn/server'));
