import { notFound } from '@menuleaf/shared/server/http-error.ts';
import type { PasskeysHandler } from '../context.ts';
import { passkeyReply } from './passkey-reply.ts';

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
