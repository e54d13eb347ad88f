import type { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import type { Verb } from '@menuleaf/shared/http/handler.ts';
import type { VerificationKey } from '@menuleaf/shared/session/tokens.ts';
import type { IdentityStore } from './identity-store.ts';
import type { SignToken } from './token-signing.ts';

/** What the verbs of this service work with. */
export type Tools = {
  store: IdentityStore;
  clock: () => Date;
  newId: () => string;
  sign: SignToken;
  /** The public half of what `sign` signs with. */
  readKey: () => Promise<VerificationKey>;
  /** The origin that owners reach, without a trailing slash. */
  publicUrl: string;
};

export type IdentityVerb<Name extends keyof typeof identityContract> = Verb<
  (typeof identityContract)[Name],
  Tools
>;
