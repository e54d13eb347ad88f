import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import { hashOf } from './identity.ts';
import { hashPassword } from './passwords.ts';
import { throttles } from './throttles.ts';
import type { IdentityVerb } from './tools.ts';

const refuse = () =>
  new Refusal(422, 'This link has expired or was used already. Please ask for a new one.');

/** The link is used up by the first try that finds it; every session ends. */
export const resetPassword: IdentityVerb<'resetPassword'> = async (
  { body },
  visitor,
  { store, clock },
) => {
  const now = clock();
  await store.countTry('reset-use', visitor.address, throttles.resetAddress, now);
  const passwordHash = await hashPassword(body.password);
  const userId = await store.takeReset(hashOf(body.token), now);
  const user = userId === undefined ? undefined : await store.user(userId);
  if (!user || !(await store.setPassword(user, passwordHash))) throw refuse();
  return undefined;
};
