import { anyone, noContent } from './methods.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { contract } from './operation.ts';
import { email } from './fields/fields.ts';
import { instant } from './fields/reply-fields.ts';
import { frontends } from './slices.ts';
import { writtenLine, writtenText } from './fields/written-text.ts';

export const inquiryTypes = [
  'sales',
  'demo',
  'general',
  'support',
  'billing',
  'feature',
  'partnership',
  'other',
] as const;

/** Single-line: a line break in a subject or a name could inject a mail header. */
const line = (limit: number, message: string) => writtenLine(limit).check(z.minLength(1, message));

export const supportContract = contract({
  sendMessage: {
    ...anyone.post,
    path: '/api/contact',
    summary: 'Send a message to support',
    body: z.object({
      name: line(200, 'Name is required'),
      email,
      subject: line(200, 'Subject is required'),
      message: writtenText(10_000).check(z.minLength(1, 'Message is required')),
      inquiryType: z.withDefault(z.enum(inquiryTypes), 'sales'),
      /** Honeypot: if a bot fills it, the message is dropped. */
      company_url: z.optional(z.string().check(z.maxLength(2000))),
    }),
    reply: z.object({ id: z.string(), created_at: instant }),
    status: 201,
  },
  reportCrash: {
    ...anyone.post,
    ...noContent,
    path: '/api/contact/crashes',
    summary: 'Tell that a page has crashed; beyond a few an hour of one address nothing is kept',
    body: z.object({
      remote: z.enum(frontends),
      /** As its route is written, such as `/menu/:id/edit`: without ids and query. */
      page: z.string().check(z.maxLength(100), z.regex(/^[\w/:-]*$/)),
      message: z.string().check(z.maxLength(300)),
      stack: z.string().check(z.maxLength(2000)),
    }),
  },
});
