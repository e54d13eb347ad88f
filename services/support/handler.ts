import { supportContract } from '@menuleaf/shared/contracts/support.ts';
import { serve, type Handler } from '@menuleaf/shared/server/http/serve.ts';
import { ownerSession } from '@menuleaf/shared/server/session/owner-session.ts';
import { verificationKey } from '@menuleaf/shared/server/session/verification-key.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { environment } from './environment.ts';
import { reportCrash } from './report-crash.ts';
import { supportStore, type ContactMessage, type SupportStore } from './support-store.ts';
import { mailTo, renderEmail } from '@menuleaf/shared/server/mail/email-template.ts';

type Context = {
  store: SupportStore;
  clock: () => Date;
  newId: () => string;
  supportMail: string;
};

/** Messages per hour from one IP address. */
const limit = { tries: 10, windowSeconds: 3600 };

const toSupport = (message: ContactMessage, supportMail: string) => ({
  to: supportMail,
  replyTo: message.email,
  subject: `[${message.inquiry_type}] ${message.subject}`,
  ...renderEmail({
    heading: message.subject,
    paragraphs: [`From ${message.name} <${message.email}>`, message.message],
  }),
});

/** Has none of the sender's words: the address may be someone else's. */
const toSender = (email: string) =>
  mailTo({ email }, 'We have your message', {
    heading: 'We have your message',
    paragraphs: [
      "Thank you for contacting us. We'll get back to you within 24 hours.",
      'If you didn’t write to us, someone else entered your address. You can ignore this email.',
    ],
  });

/** One transaction with the mails to support and sender: a mail outage loses and delays nothing. */
const sendMessage: Handler<(typeof supportContract)['sendMessage'], Context> = async (
  { body },
  visitor,
  { store, clock, newId, supportMail },
) => {
  const now = clock();
  const { inquiryType, company_url, ...fields } = body;
  const message = {
    ...fields,
    id: newId(),
    inquiry_type: inquiryType,
    created_at: now.toISOString(),
  };
  const receipt = { id: message.id, created_at: message.created_at };
  // A bot filled the hidden field: the response does not reveal that.
  if (company_url) return receipt;
  await store.countTry('message', visitor.address, limit, now);
  await store.add(message, [toSupport(message, supportMail), toSender(message.email)]);
  return receipt;
};

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const context = {
  store: supportStore(table),
  clock: () => new Date(),
  newId,
  supportMail: env.SUPPORT_MAIL,
};

export const handler = serve({
  contract: supportContract,
  authenticate: ownerSession(table, verificationKey(env.TOKEN_KEY_ID)),
  edgeSecretDigests: env.EDGE_SECRET_DIGESTS,
  context: () => context,
  handlers: { sendMessage, reportCrash },
});
