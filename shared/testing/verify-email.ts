import { postFrom, someAddress, type TestOwner, waitUntil } from './api.ts';
import { tokensTo } from './mail-to.ts';

/** Verification tokens mailed to an owner, oldest first. */
export const verificationTokens = ({ email }: TestOwner) => tokensTo(email, 'verify-email');

/** Follows the verification link. */
export async function verifyEmail(owner: TestOwner): Promise<void> {
  const [token] = await waitUntil(
    () => verificationTokens(owner),
    (tokens) => tokens.length > 0,
    15_000,
  );
  const { status, text } = await postFrom(someAddress(), '/api/auth/verify-email', { token });
  if (status !== 204) throw new Error(`verify-email: ${status} ${text}`);
}
