import {
  notFound,
  HttpError,
  notAuthenticated,
  unavailable,
} from '@menuleaf/shared/server/http-error.ts';
import type { Handler, Context } from '../context.ts';
import { apiKeysLimit } from '@menuleaf/shared/contracts/api-keys.ts';
import { mailTo } from '@menuleaf/shared/server/mail/email-template.ts';
import {
  hashOfSecret,
  newKeySecret,
  type StoredApiKey,
  writtenKey,
} from '@menuleaf/shared/server/session/api-key.ts';

const day = 86_400_000;

/** Retries on concurrent additions. */
const attempts = 10;

const tooMany = () =>
  new HttpError(
    409,
    `An account has ${apiKeysLimit} API keys at most. Revoke one that you do not need.`,
  );

/** Always notifies the owner: they can revoke a key they did not request. */
const notice = (user: { email: string; full_name: string }, name: string, of: Context) => ({
  id: of.newId(),
  ...mailTo(user, 'A new API key for your Menuleaf account', {
    heading: 'A new API key',
    paragraphs: [
      `An API key named “${name}” was created for your account. Programs can use it until you revoke it.`,
      'If nobody on your team created it, revoke it and change your password.',
    ],
    action: { label: 'See your API keys', url: `${of.publicUrl}/dashboard/developers` },
  }),
});

/** Only this response contains the key: its hash is stored. */
export const createApiKey: Handler<'createApiKey'> = async ({ body }, owner, context) => {
  const { store, clock, newId } = context;
  const { accountId } = owner;
  const now = clock();
  const user = await store.user(await store.ownerOf(accountId));
  if (!user) throw notAuthenticated();
  const { name, scopes, expires_in_days: days } = body;
  const id = newId();
  const secret = newKeySecret();
  const expires_at = days === null ? null : new Date(now.getTime() + days * day).toISOString();
  const described = { name, scopes, created_at: now.toISOString(), expires_at };
  const key: StoredApiKey = { ...described, hash: hashOfSecret(secret) };
  const mail = notice(user, name, context);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const seen = await store.keysSeen(accountId);
    if (Object.keys(seen.all).length >= apiKeysLimit) throw tooMany();
    const outcome = await store.addApiKey(accountId, seen, { id, key, mail }, now);
    if (outcome === 'closed') throw notAuthenticated();
    if (outcome === 'added') {
      return { id, ...described, last_used_on: null, key: writtenKey({ accountId, id, secret }) };
    }
  }
  throw unavailable();
};

/** Effective at once: every slice checks the key on each call. */
export const revokeApiKey: Handler<'revokeApiKey'> = async ({ params }, owner, context) => {
  const isGone = await context.store.removeApiKey(owner.accountId, params.id);
  if (!isGone) throw notFound('API key');
};

export const listApiKeys: Handler<'listApiKeys'> = (_input, owner, { store }) =>
  store.apiKeys(owner.accountId);
