import { lazy } from '@menuleaf/shared/server/lazy.ts';

/** Loaded on first passkey use: it includes every attestation format. */
export const library = lazy(() => import('@simplewebauthn/server'));
