import * as z from 'zod/mini';

const bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(20_000));
const common = { id: bytes, rawId: bytes, type: z.literal('public-key') };
/** Extension results are ignored. */
const noExtensions = z.pipe(
  z.unknown(),
  z.transform(() => ({})),
);

/** A new passkey from a browser, as `@simplewebauthn/server` takes it. */
export const madeCredential = z.object({
  ...common,
  clientExtensionResults: noExtensions,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});

/** A passkey's signature. */
export const signedCredential = z.object({
  ...common,
  clientExtensionResults: noExtensions,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    /** The user id set when the passkey was created. */
    userHandle: bytes,
  }),
});

/** The signed client data: the challenge is looked up by it. */
const clientData = z.object({ challenge: z.string().check(z.regex(/^[\w-]{20,200}$/)) });

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Undefined if there is none. */
export const challengeIn = (clientDataJSON: string): string | undefined =>
  clientData.safeParse(json(Buffer.from(clientDataJSON, 'base64url').toString())).data?.challenge;

/** Passkeys are valid on this site only. */
export const siteOf = (publicUrl: string) => ({
  expectedOrigin: new URL(publicUrl).origin,
  expectedRPID: new URL(publicUrl).hostname,
  // Preferred, not required: a key without biometrics or PIN still proves possession.
  requireUserVerification: false,
});
