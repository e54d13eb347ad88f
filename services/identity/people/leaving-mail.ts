import { mailTo } from '@menuleaf/shared/server/mail/email-template.ts';
import type { Mail } from '@menuleaf/shared/server/mail/mail.ts';
import type { Card } from './people.ts';

/** To someone the owner removed from an account. */
export const removedMail = (to: Card, account: string): Mail =>
  mailTo(to, `Your access to ${account} on Menuleaf has ended`, {
    heading: 'You were removed from an account',
    paragraphs: [
      `The owner has removed you from ${account} on Menuleaf. You can no longer open it. Your own sign-in stays, with whatever else you work in.`,
      'If you think this is a mistake, ask the owner to invite you again.',
    ],
  });

/** To members of an account that its owner deleted. */
export const closedMail = (to: Card, ownerName: string): Mail =>
  mailTo(to, 'An account that you worked in is deleted', {
    heading: 'An account is deleted',
    paragraphs: [
      `${ownerName} has deleted the Menuleaf account that you worked in, with its restaurants and menus. Your own sign-in stays.`,
    ],
  });
