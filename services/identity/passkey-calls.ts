import type { Context, PasskeysContext } from './context.ts';
import { passkeysStore } from './passkeys/passkeys-store.ts';

/** Passkey calls, loaded on first use. */
export {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './passkeys/own-passkeys.ts';
export { beginPasskeySignIn, passkeySignIn } from './passkeys/passkey-sign-in.ts';

export const passkeysContext = (context: Context): PasskeysContext => ({
  ...context,
  store: { ...context.store, ...passkeysStore(context.table) },
});
