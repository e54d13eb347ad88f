import { Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { output } from './output.ts';
import type { Stage } from './stage.ts';

/**
 * The domain that sends mail, with its DNS records: DKIM; a MAIL FROM domain for bounces, so that SPF aligns with the
 * visible address (docs.aws.amazon.com/ses/latest/dg/mail-from.html); and DMARC, against spoofing. Returns the identity
 * that functions send from: in the SES sandbox a sender also needs permission for verified recipients
 * (docs.aws.amazon.com/ses/latest/dg/request-production-access.html), so there only the sender's address is restricted.
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
