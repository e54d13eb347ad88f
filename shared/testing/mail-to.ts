import * as z from 'zod';
import { origin, waitUntil, postFrom, someAddress, type TestOwner } from './api.ts';

const mails = z.array(z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() }));

/** What a local cloud mailed to an address, oldest first. */
export async function mailTo(address: string, cloud = origin) {
  const answer = await fetch(`${cloud}/__local/mail.json?to=${encodeURIComponent(address)}`);
  return mails.parse(await answer.json());
}

export const subjectsTo = async (address: string, cloud = origin) =>
  (await mailTo(address, cloud)).map(({ subject }) => subject);

/** Once somebody was mailed something whose subject has these words. */
export const untilMailed = async (address: string, words: string, cloud = origin) => {
  const isThere = (subjects: string[]) => subjects.some((subject) => subject.includes(words));
  await waitUntil(() => subjectsTo(address, cloud), isThere);
};

/** Tokens of the links to a page in what was mailed to an address, oldest first. */
export const tokensTo = async (address: string, page: string, cloud = origin) =>
  (await mailTo(address, cloud)).flatMap(
    ({ text }) => new RegExp(String.raw`/${page}\?token=([\w-]+)`).exec(text)?.[1] ?? [],
  );

/** The same, once there are this many. */
export const untilTokens = (address: string, page: string, count = 1) => {
  const areThere = (tokens: string[]) => tokens.length >= count;
  return waitUntil(() => tokensTo(address, page), areThere);
};

/** Follows the verification link. */
export async function verifyEmail(owner: TestOwner): Promise<void> {
  const [token] = await untilTokens(owner.email, 'verify-email');
  const { status, text } = await postFrom(someAddress(), '/api/auth/verify-email', { token });
  if (status !== 204) throw new Error(`verify-email: ${status} ${text}`);
}
