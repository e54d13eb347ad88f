import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { Faults } from '../faults.ts';
import type { Deployment } from '../stack/deployment.ts';
import { account, region } from '../stack/resource-types.ts';
import { AwsError, FaultError } from '../aws-error.ts';
import type { AwsService } from './endpoint.ts';

const addresses = z.array(z.string()).default([]);
const content = z.object({ Data: z.string() });
const input = z.object({
  FromEmailAddress: z.string(),
  ReplyToAddresses: addresses,
  Destination: z.strictObject({ ToAddresses: addresses }),
  Content: z.object({
    Simple: z.object({
      Subject: content,
      Body: z.object({ Text: content.optional(), Html: content.optional() }),
    }),
  }),
});

const mailSchema = z.object({
  to: z.array(z.string()),
  from: z.string(),
  replyTo: z.array(z.string()).default([]),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  at: z.string(),
});
export type Mail = z.infer<typeof mailSchema>;

const addressOf = (mailbox: string) => /<([^>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim();
/**
 * SES refuses an address without local part or domain, with a line break (header injection) or with non-ASCII
 * characters.
 */
const isAddress = (mailbox: string) =>
  !/[\r\n]/.test(mailbox) && /^[\x21-\x7e]+@[\x21-\x7e]+\.[\x21-\x7e]+$/.test(addressOf(mailbox));

const refused = (message: string) => new AwsError(400, 'BadRequestException', message);
const notVerified = (mailbox: string) =>
  new AwsError(
    400,
    'MessageRejected',
    `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${mailbox}`,
  );

/** What was sent, also by earlier runs: a file for each mail in `folder`. */
export class Mailbox {
  readonly #folder: string;
  /** Oldest first. In memory, since who waits for a mail asks ten times a second. */
  readonly #mails: Mail[];

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    this.#mails = files
      .toSorted()
      .map((name) => mailSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  }

  /** All mails, or those to one address. */
  sent(to?: string | null): Mail[] {
    return this.#mails.filter((mail) => typeof to !== 'string' || mail.to.includes(to));
  }

  keep(mail: Mail, id: string): void {
    const file = join(this.#folder, `${mail.at.replaceAll(':', '-')}-${id}.json`);
    writeFileSync(`${file}.new`, JSON.stringify(mail, null, 2));
    renameSync(`${file}.new`, file);
    this.#mails.push(mail);
  }
}

/** SES v2: SendEmail, from the deployment's identities only. Mails are kept, not delivered. */
export function mailService(deployment: Deployment, mailbox: Mailbox, faults: Faults): AwsService {
  const identities = deployment.ofType('AWS::SES::EmailIdentity').map(({ ref }) => ref);
  return {
    prefix: 'POST /v2/email/outbound-emails',
    answer: async (call) => {
      const { mailFails, mailSlowMs } = faults.now;
      if (call.isFunction && mailSlowMs > 0) await wait(mailSlowMs);
      if (call.isFunction && faults.happens(mailFails)) {
        throw new FaultError(503, 'ServiceUnavailable', 'No mail is taken just now');
      }
      const parsed = input.safeParse(JSON.parse(call.body.toString()));
      if (!parsed.success) throw refused(`Not a simple mail: ${parsed.error.message}`);
      const { FromEmailAddress: from, Destination, Content, ReplyToAddresses } = parsed.data;
      const domain = addressOf(from).split('@')[1] ?? '';
      const identity = identities.find((it) => it === addressOf(from) || it === domain);
      call.demand(
        'ses:SendEmail',
        `arn:aws:ses:${region}:${account}:identity/${identity ?? domain}`,
        { 'ses:FromAddress': [addressOf(from)] },
      );
      if (!identity) throw notVerified(from);
      const to = Destination.ToAddresses;
      if (to.length === 0) throw refused('A mail needs a recipient');
      for (const mailbox of [from, ...to, ...ReplyToAddresses]) {
        if (!isAddress(mailbox)) throw refused(`Illegal address: ${mailbox}`);
      }
      const { Subject, Body } = Content.Simple;
      const MessageId = randomUUID();
      const mail = {
        to,
        from,
        replyTo: ReplyToAddresses,
        subject: Subject.Data,
        text: Body.Text?.Data ?? '',
        html: Body.Html?.Data ?? '',
        at: new Date().toISOString(),
      };
      mailbox.keep(mail, MessageId);
      return { status: 200, body: JSON.stringify({ MessageId }) };
    },
  };
}
