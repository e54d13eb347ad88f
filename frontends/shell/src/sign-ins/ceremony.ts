import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { signInsApi } from './sign-ins-api.ts';

/** The library, loaded on first use of a passkey. */
const load = () => import('@simplewebauthn/browser');

export const canUsePasskeys = () => 'PublicKeyCredential' in window;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const part = (value: unknown, name: string): unknown =>
  entriesOf(value).find(([key]) => key === name)?.[1];

/** The server's options in the library's format. */
function creationOptions(offer: Record<string, unknown>): PublicKeyCredentialCreationOptionsJSON {
  const known = part(offer, 'excludeCredentials');
  return {
    rp: { name: 'Menuleaf', id: text(part(offer['rp'], 'id')) },
    user: {
      id: text(part(offer['user'], 'id')),
      name: text(part(offer['user'], 'name')),
      displayName: text(part(offer['user'], 'displayName')),
    },
    challenge: text(offer['challenge']),
    // ES256, EdDSA and RS256 cover every authenticator.
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
    timeout: 60_000,
    excludeCredentials: (Array.isArray(known) ? known : []).map((one: unknown) => ({
      id: text(part(one, 'id')),
      type: 'public-key',
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    attestation: 'none',
  };
}

/** Creates a passkey on this device or one nearby; the browser prompts the owner. */
export async function makePasskey(password: string, name: string) {
  const offer = await signInsApi.beginPasskey({ body: { password } });
  const { startRegistration } = await load();
  const made = await startRegistration({ optionsJSON: creationOptions(offer) });
  return signInsApi.addPasskey({ body: { name, response: { ...made } } });
}

/** Whether the button was pressed: autofill must not replace that prompt. */
let isPrompted = false;

async function askBrowser(suggested: boolean) {
  const { startAuthentication } = await load();
  const offer = await signInsApi.beginPasskeySignIn();
  if (suggested && isPrompted) throw new Error('Another question is open');
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = {
    challenge: text(offer['challenge']),
    rpId: text(offer['rpId']),
    timeout: 60_000,
    userVerification: 'preferred',
  };
  return startAuthentication({ optionsJSON, useBrowserAutofill: suggested });
}

/** Autofill suggestions run in the background, so a failure is treated like a dismissed prompt. */
const unasked = (cause: unknown): never => {
  throw new DOMException(String(cause), 'AbortError');
};

/**
 * Signs in with a passkey from the browser; `suggested` offers it as autofill. `remember` is read once it was chosen:
 * a suggestion waits while the rest of the form is filled in.
 */
export async function signInWithPasskey(remember: () => boolean, suggested = false) {
  isPrompted ||= !suggested;
  const asked = askBrowser(suggested);
  const signed = await (suggested ? asked.catch(unasked) : asked);
  const body = { response: { ...signed }, remember_me: remember() };
  return signInsApi.passkeySignIn({ body });
}

/** Cancels autofill suggestions. */
export async function endSuggestion() {
  const { WebAuthnAbortService } = await load();
  WebAuthnAbortService.cancelCeremony();
}

/** True when the user dismissed the browser's prompt or has no passkey for it. */
export const isDeclined = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
