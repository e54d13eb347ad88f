import type { Context, PasskeysContext } from './context.ts';
import { addPasskey, beginPasskey } from './passkeys/add-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './passkeys/own-passkeys.ts';
import { beginPasskeySignIn, passkeySignIn } from './passkeys/passkey-sign-in.ts';
import { passkeysStore } from './passkeys/passkeys-store.ts';

export const passkeysContext = (context: Context): PasskeysContext => ({
  ...context,
  store: { ...context.store, ...passkeysStore(context.table) },
});

/** Passkey calls, loaded on first use. */
export const passkeyCalls = {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  passkeySignIn,
  removePasskey,
  renamePasskey,
};
