import * as z from 'zod/mini';

const bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(20_000));
const common = { id: bytes, rawId: bytes, type: z.literal('public-key') };
/** Nothing of what extensions say is used. */
const noExtensions = z.pipe(
  z.unknown(),
  z.transform(() => ({})),
);

/** A passkey that a browser has made, as `@simplewebauthn/server` reads it. */
export const madeCredential = z.object({
  ...common,
  clientExtensionResults: noExtensions,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});

/** What a passkey has signed. */
export const signedCredential = z.object({
  ...common,
  clientExtensionResults: noExtensions,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    /** Whose it is: the id of the person, as it was given when the passkey was made. */
    userHandle: bytes,
  }),
});

/** What the browser says that was signed: the challenge is looked up by it. */
const clientData = z.object({ challenge: z.string().check(z.regex(/^[\w-]{20,200}$/)) });

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Undefined where it is none. */
export const challengeIn = (clientDataJSON: string): string | undefined =>
  clientData.safeParse(json(Buffer.from(clientDataJSON, 'base64url').toString())).data?.challenge;

/** Where passkeys are good: on this site and no other. */
export const siteOf = (publicUrl: string) => ({
  expectedOrigin: new URL(publicUrl).origin,
  expectedRPID: new URL(publicUrl).hostname,
  // Preferred, not required: a key without a fingerprint or a code is still one that must be in hand.
  requireUserVerification: false,
});
