import { lazy } from '@menuleaf/shared/server/lazy.ts';

/** Loaded by the first who makes or uses a passkey: it reads every kind of attestation that there is. */
export const library = lazy(() => import('@simplewebauthn/server'));
