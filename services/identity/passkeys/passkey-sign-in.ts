import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { log } from '@menuleaf/shared/server/log/log.ts';
import { signInAs } from '../sign-in-as.ts';
import { throttles } from '../throttles.ts';
import type { PasskeysContext, PasskeysHandler } from '../context.ts';
import { library } from './library.ts';
import { challengeIn, signedCredential, siteOf } from './credentials.ts';
import { signingIn } from './passkeys-store.ts';

/** Unknown, removed, unsigned or signed for something else: one error. */
const notKnown = () =>
  new HttpError(401, 'This passkey does not sign in here. Use your password.', {
    code: 'wrong_credentials',
  });

/** For no particular account: the browser offers its passkeys for this site. */
export const beginPasskeySignIn: PasskeysHandler<'beginPasskeySignIn'> = async (
  _input,
  visitor,
  { store, clock, publicUrl },
) => {
  const now = clock();
  await store.countTry('passkey', visitor.address, throttles.passkeyAddress, now);
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(publicUrl).expectedRPID,
    userVerification: 'preferred',
  });
  await store.addChallenge(options.challenge, signingIn, now);
  return { ...options };
};

/** Who signed our challenge, and the stored passkey they did it with; throws 401. */
async function signerOf(response: unknown, now: Date, { store, publicUrl }: PasskeysContext) {
  const signed = signedCredential.safeParse(response).data;
  const challenge = signed && challengeIn(signed.response.clientDataJSON);
  if (!challenge || !(await store.consumeChallenge(challenge, signingIn, now))) throw notKnown();
  const userId = Buffer.from(signed.response.userHandle, 'base64url').toString();
  const passkey = await store.passkey(userId, signed.id);
  if (!passkey) throw notKnown();
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...siteOf(publicUrl),
    response: signed,
    expectedChallenge: challenge,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw notKnown();
  if (!(await store.usePasskey(userId, passkey, authenticationInfo.newCounter, now)))
    throw notKnown();
  return { userId, passkeyId: passkey.id };
}

export const passkeySignIn: PasskeysHandler<'passkeySignIn'> = async (
  { body },
  visitor,
  context,
) => {
  const { store, clock } = context;
  const now = clock();
  await store.countTry('passkey', visitor.address, throttles.passkeyAddress, now);
  const { userId, passkeyId } = await signerOf(body.response, now, context);
  log.appendKeys({ owner: userId });
  const [user, plan, removed] = await Promise.all([
    store.user(userId),
    store.entitlement(userId, now),
    store.sessionsToRemove(userId, now),
  ]);
  if (!user) throw notKnown();
  const signedIn = await signInAs(user, visitor, context, {
    still: store.stillTheirKey(userId, passkeyId),
    ...{ plan, removed, remember: body.remember_me, tries: [], now },
  });
  if (!signedIn) throw notKnown();
  return signedIn;
};
