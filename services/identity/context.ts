import type { identityServiceContract } from '@menuleaf/shared/contracts/identity-service.ts';
import type { Handler as HandlerOf } from '@menuleaf/shared/server/http/serve.ts';
import type { VerificationKey } from '@menuleaf/shared/server/session/tokens.ts';
import type { ApiKeysStore } from './api-keys/api-keys-store.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import type { IdentityStore } from './identity-store.ts';
import type { PasskeysStore } from './passkeys/passkeys-store.ts';
import type { PeopleStore } from './people/people-store.ts';
import type { PasswordsStore } from './passwords-store.ts';
import type { SignToken } from './token-signing.ts';

/** Dependencies of this service's handlers. */
export type Context = {
  store: IdentityStore & PasswordsStore & ApiKeysStore;
  /** For stores of lazily loaded calls. */
  table: Table;
  clock: () => Date;
  newId: () => string;
  sign: SignToken;
  /** The public key for `sign`. */
  readKey: () => Promise<VerificationKey>;
  /** The origin that owners visit, without a trailing slash. */
  publicUrl: string;
};

type With<Store> = Omit<Context, 'store'> & { store: Context['store'] & Store };
export type PeopleContext = With<PeopleStore>;
export type PasskeysContext = With<PasskeysStore>;

type Name = keyof typeof identityServiceContract;
type Of<N extends Name, Works> = HandlerOf<(typeof identityServiceContract)[N], Works>;
export type Handler<N extends Name> = Of<N, Context>;
export type PeopleHandler<N extends Name> = Of<N, PeopleContext>;
export type PasskeysHandler<N extends Name> = Of<N, PasskeysContext>;
