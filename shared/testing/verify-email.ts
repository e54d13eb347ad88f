import { postFrom, someAddress, type TestOwner } from './api.ts';
import { untilTokens } from './mail-to.ts';

/** Follows the verification link. */
export async function verifyEmail(owner: TestOwner): Promise<void> {
  const [token] = await untilTokens(owner.email, 'verify-email');
  const { status, text } = await postFrom(someAddress(), '/api/auth/verify-email', { token });
  if (status !== 204) throw new Error(`verify-email: ${status} ${text}`);
}
