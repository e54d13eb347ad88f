import { postFrom, send, someAddress, type TestOwner, waitUntil } from './api.ts';

type Sent = { to: string[]; text: string };

/** Verification tokens mailed to an owner, oldest first. */
export async function verificationTokens(owner: TestOwner): Promise<string[]> {
  const mails: Sent[] = (await send('GET', '/__local/mail.json')).json;
  const own = mails.filter(({ to }) => to.includes(owner.email));
  return own.flatMap(({ text }) => /\/verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? []);
}

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
