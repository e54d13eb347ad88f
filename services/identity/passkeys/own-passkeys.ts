import { HttpError, notFound } from '@menuleaf/shared/server/http-error.ts';
import { mailTo } from '@menuleaf/shared/server/mail/email-template.ts';
import { signedInUser, userByPassword } from '../signed-in-user.ts';
import type { PasskeysHandler } from '../context.ts';
import { library } from './library.ts';
import { challengeIn, madeCredential, siteOf } from './credentials.ts';
import type { Passkey } from '@menuleaf/shared/contracts/sign-ins.ts';
import type { StoredPasskey } from './passkeys-store.ts';

/** Enough for anyone's devices. */
const most = 10;

const mustHaveRoom = (count: number) => {
  if (count < most) return;
  throw new HttpError(409, `You have ${most} passkeys. Remove one to add another.`);
};

const notMade = () =>
  new HttpError(422, 'This passkey could not be added. Please try again.', {
    code: 'invalid_fields',
  });

/** Requires the password: access to an unlocked laptop is not enough to add a passkey. */
export const beginPasskey: PasskeysHandler<'beginPasskey'> = async ({ body }, owner, context) => {
  const { store, clock, publicUrl } = context;
  const now = clock();
  const { user } = await userByPassword(owner, body.password, { store, now });
  await store.refundTry('password', owner.userId);
  const passkeys = await store.passkeys(user.id);
  mustHaveRoom(passkeys.length);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Menuleaf',
    rpID: siteOf(publicUrl).expectedRPID,
    userName: user.email,
    userDisplayName: user.full_name,
    userID: new Uint8Array(Buffer.from(user.id)),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await store.addChallenge(options.challenge, user.id, now);
  return { ...options };
};

export const addPasskey: PasskeysHandler<'addPasskey'> = async ({ body }, owner, context) => {
  const { store, clock, newId, publicUrl } = context;
  const now = clock();
  const user = await signedInUser(owner, context);
  const made = madeCredential.safeParse(body.response).data;
  const challenge = made && challengeIn(made.response.clientDataJSON);
  if (!challenge || !(await store.consumeChallenge(challenge, user.id, now))) throw notMade();
  mustHaveRoom((await store.passkeys(user.id)).length);
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    ...siteOf(publicUrl),
    response: made,
    expectedChallenge: challenge,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw notMade();
  const { id, publicKey, counter } = registrationInfo.credential;
  const passkey = {
    id,
    name: body.name,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    created_at: now.toISOString(),
  };
  const mail = mailTo(user, 'A passkey was added to your Menuleaf account', {
    heading: 'A new passkey',
    paragraphs: [
      `The passkey “${passkey.name}” can sign in to your account from now on.`,
      'If you didn’t add it, remove it on your account page and change your password.',
    ],
  });
  if (!(await store.addPasskey(owner, passkey, mail, { id: newId(), now }))) throw notMade();
  return passkeyReply(passkey);
};

const passkeyReply = ({ id, name, created_at, last_used_at }: StoredPasskey): Passkey => ({
  id,
  name,
  created_at,
  last_used_at: last_used_at ?? null,
});

export const listPasskeys: PasskeysHandler<'listPasskeys'> = async (
  _input,
  { userId },
  { store },
) => (await store.passkeys(userId)).map(passkeyReply);

export const renamePasskey: PasskeysHandler<'renamePasskey'> = async (
  { params, body },
  { userId },
  { store },
) => {
  const renamed = await store.renamePasskey(userId, params.id, body.name);
  if (!renamed) throw notFound('Passkey');
  return passkeyReply(renamed);
};

export const removePasskey: PasskeysHandler<'removePasskey'> = async (
  { params },
  { userId },
  { store },
) => {
  if (!(await store.removePasskey(userId, params.id))) throw notFound('Passkey');
  return undefined;
};
