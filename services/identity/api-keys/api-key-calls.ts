import {
  notFound,
  HttpError,
  invalidField,
  notAuthenticated,
  unavailable,
} from '@menuleaf/shared/server/http-error.ts';
import type { Owner } from '@menuleaf/shared/server/caller.ts';
import { mustHaveAllRestaurants } from '@menuleaf/shared/server/http/role-refusal.ts';
import type { Handler, Context } from '../context.ts';
import { userByPassword } from '../signed-in-user.ts';
import { apiKeysLimit } from '@menuleaf/shared/contracts/api-keys.ts';
import { mailTo } from '@menuleaf/shared/server/mail/email-template.ts';
import { hashOfSecret, newKeySecret, writtenKey } from '@menuleaf/shared/server/session/api-key.ts';

const day = 86_400_000;

/** Retries on concurrent additions. */
const attempts = 10;

const tooMany = () =>
  new HttpError(
    409,
    `An account has ${apiKeysLimit} API keys at most. Revoke one that you do not need.`,
  );

type Named = { email: string; full_name: string };

/** Always notifies the owner: they can revoke a key they did not request. */
const notice = (owner: Named, maker: Named, name: string, of: Context) => ({
  id: of.newId(),
  ...mailTo(owner, 'A new API key for your Menuleaf account', {
    heading: 'A new API key',
    paragraphs: [
      `${maker.full_name} (${maker.email}) created an API key named “${name}” for your account. Programs can use it until you revoke it.`,
      'If nobody on your team created it, revoke it and change your password.',
    ],
    action: { label: 'See your API keys', url: `${of.publicUrl}/dashboard/developers` },
  }),
});

/** Who makes a key, by their password: a session alone would become one that never ends. */
async function makerOf(owner: Owner, password = '', { store }: Context, now: Date) {
  mustHaveAllRestaurants(owner, 'A key opens all of them: ask the owner to create one.');
  if (password === '') throw invalidField('password', 'Password is required');
  const { user } = await userByPassword(owner, password, { store, now });
  await store.refundTry('password', owner.userId);
  return user;
}

/** Only this response contains the key: its hash is stored. */
export const createApiKey: Handler<'createApiKey'> = async ({ body }, owner, context) => {
  const { store, clock, newId } = context;
  const { accountId } = owner;
  const now = clock();
  const { name, scopes, expires_in_days: days, password } = body;
  const maker = await makerOf(owner, password, context, now);
  const ownerId = await store.ownerOf(accountId);
  const accountOwner = ownerId === maker.id ? maker : await store.user(ownerId);
  if (!accountOwner) throw notAuthenticated();
  const id = newId();
  const secret = newKeySecret();
  const expires_at = days === null ? null : new Date(now.getTime() + days * day).toISOString();
  const described = { name, scopes, created_at: now.toISOString(), expires_at };
  const key = { ...described, made_by: maker.id, hash: hashOfSecret(secret) };
  const mail = notice(accountOwner, maker, name, context);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const seen = await store.keysSeen(accountId);
    if (Object.keys(seen.all).length >= apiKeysLimit) throw tooMany();
    const outcome = await store.addApiKey(accountId, seen, { id, key, mail }, now);
    if (outcome === 'refused') throw notAuthenticated();
    if (outcome === 'added') {
      const key = writtenKey({ accountId, id, secret });
      return { id, ...described, made_by: maker.full_name, last_used_on: null, key };
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
