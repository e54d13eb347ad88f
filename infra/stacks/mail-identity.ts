import { Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { output } from './output.ts';
import type { Stage } from './stage.ts';

/**
 * The domain that mails come from, with what its DNS has to say: DKIM; a domain of its own for bounces (MAIL FROM), so
 * that SPF holds for the address that people see (docs.aws.amazon.com/ses/latest/dg/mail-from.html); and DMARC, which
 * says what becomes of who pretends. Returns what functions may send by: in the sandbox of SES a sender needs leave for
 * the confirmed addresses that it sends to as well (docs.aws.amazon.com/ses/latest/dg/request-production-access.html),
 * so that only the address of the sender bounds it there.
 */
export function mailIdentity(scope: Construct, stage: Stage): string {
  const domain = stage.domain?.name ?? 'menuleaf.example';
  const { region, partition, account } = Stack.of(scope);
  const bounces = `bounces.${domain}`;
  const identity = new EmailIdentity(scope, 'MailIdentity', {
    identity: Identity.domain(domain),
    ...(stage.domain && { mailFromDomain: bounces }),
  });
  for (const [at, { name, value }] of identity.dkimRecords.entries()) {
    output(scope, `DkimRecord${at + 1}`, `${name} CNAME ${value}`);
  }
  if (stage.domain) {
    output(scope, 'MailFromMx', `${bounces} MX 10 feedback-smtp.${region}.amazonses.com`);
    output(scope, 'MailFromSpf', `${bounces} TXT "v=spf1 include:amazonses.com ~all"`);
    const reports = stage.alarmMail ? `; rua=mailto:${stage.alarmMail}` : '';
    output(scope, 'Dmarc', `_dmarc.${domain} TXT "v=DMARC1; p=quarantine${reports}"`);
  }
  return stage.isMailSandboxed
    ? `arn:${partition}:ses:${region}:${account}:identity/*`
    : identity.emailIdentityArn;
}
