import { lazy } from '../lazy.ts';
import type { SendMail } from './mail.ts';

/** Sends from the product's address. The SES client loads with the first mail. */
export function mailer(from: string): SendMail {
  const ses = lazy(async () => (await import('./ses-mailer.ts')).sesMailer(from));
  return async (mail) => (await ses())(mail);
}
