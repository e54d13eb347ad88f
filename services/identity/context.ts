import type { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import type { Handler } from '@menuleaf/shared/server/http/serve.ts';
import type { VerificationKey } from '@menuleaf/shared/server/session/tokens.ts';
import type { ApiKeysStore } from './api-keys/api-keys-store.ts';
import type { IdentityStore } from './identity-store.ts';
import type { PasswordsStore } from './passwords-store.ts';
import type { SignToken } from './token-signing.ts';

/** What the handlers of this service work with. */
export type Context = {
  store: IdentityStore & PasswordsStore & ApiKeysStore;
  clock: () => Date;
  newId: () => string;
  sign: SignToken;
  /** The public half of what `sign` signs with. */
  readKey: () => Promise<VerificationKey>;
  /** The origin that owners reach, without a trailing slash. */
  publicUrl: string;
};

export type IdentityHandler<Name extends keyof typeof identityContract> = Handler<
  (typeof identityContract)[Name],
  Context
>;
