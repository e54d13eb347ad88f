import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { signInsApi } from './sign-ins-api.ts';

/** The library, loaded by the first who uses a passkey. */
const load = () => import('@simplewebauthn/browser');

export const canUsePasskeys = () => 'PublicKeyCredential' in window;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const part = (value: unknown, name: string): unknown =>
  entriesOf(value).find(([key]) => key === name)?.[1];

/** What the server offers, as the library takes it. */
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
    // ES256, EdDSA and RS256, which is every authenticator.
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

/** Makes a passkey on this device, or on one beside it; the owner is asked by the browser. */
export async function makePasskey(password: string, name: string) {
  const offer = await signInsApi.beginPasskey({ body: { password } });
  const { startRegistration } = await load();
  const made = await startRegistration({ optionsJSON: creationOptions(offer) });
  return signInsApi.addPasskey({ body: { name, response: { ...made } } });
}

/** Whether somebody has pressed the button: what is only suggested must not take its place. */
let isAsked = false;

async function askBrowser(suggested: boolean) {
  const { startAuthentication } = await load();
  const offer = await signInsApi.beginPasskeySignIn();
  if (suggested && isAsked) throw new Error('Another question is open');
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = {
    challenge: text(offer['challenge']),
    rpId: text(offer['rpId']),
    timeout: 60_000,
    userVerification: 'preferred',
  };
  return startAuthentication({ optionsJSON, useBrowserAutofill: suggested });
}

/** What is only suggested, nobody waits for: that it could not be is no more than a question that was closed. */
const unasked = (cause: unknown): never => {
  throw new DOMException(String(cause), 'AbortError');
};

/** Signs in with a passkey that the browser has; `suggested` among what it fills a field with. */
export async function signInWithPasskey(remember: boolean, suggested = false) {
  isAsked ||= !suggested;
  const asked = askBrowser(suggested);
  const signed = await (suggested ? asked.catch(unasked) : asked);
  const body = { response: { ...signed }, remember_me: remember };
  return signInsApi.passkeySignIn({ body });
}

/** Ends what the browser suggests. */
export async function endSuggestion() {
  const { WebAuthnAbortService } = await load();
  WebAuthnAbortService.cancelCeremony();
}

/** Whether somebody closed the browser's question, or had nothing to answer it with. */
export const isDeclined = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
