import type { App } from 'aws-cdk-lib';
import { ApplicationLogLevel } from 'aws-cdk-lib/aws-lambda';

/** Where a deployment stands: `local` on a developer's machine, anything else on AWS. */
export type Stage = {
  name: string;
  /** Data of a stage that people use is never removed with its stack. */
  isDisposable: boolean;
  publicUrl: string;
  /** From where a browser may send images to the bucket; locally from any port. */
  uploadOrigin: string;
  /** The domain and its certificate (us-east-1); absent locally. */
  domain?: { name: string; certificateArn: string };
  mailFrom: string;
  supportMail: string;
  /** Who hears of alarms, once they have confirmed it by the mail that AWS sends; absent locally. */
  alarmMail?: string;
  /** The least that functions log. */
  logLevel: ApplicationLogLevel;
};

/** Reads `-c stage= -c domain= -c certificateArn= -c alarmMail= -c supportMail=`; only the last may be left out. */
export function stageOf(app: App): Stage {
  const context = (key: string): string | undefined => {
    const value: unknown = app.node.tryGetContext(key);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const name = context('stage') ?? 'local';
  if (name === 'local') {
    return {
      name,
      isDisposable: true,
      publicUrl: 'http://localhost:4000',
      uploadOrigin: 'http://localhost:*',
      mailFrom: 'Menuleaf <hello@menuleaf.example>',
      supportMail: 'support@menuleaf.example',
      logLevel: ApplicationLogLevel.DEBUG,
    };
  }
  const domain = context('domain');
  const certificateArn = context('certificateArn');
  const alarmMail = context('alarmMail');
  if (!domain || !certificateArn || !alarmMail) {
    throw new Error(
      `Stage ${name} needs -c domain=..., -c certificateArn=... (in us-east-1) and -c alarmMail=...`,
    );
  }
  return {
    name,
    isDisposable: false,
    publicUrl: `https://${domain}`,
    uploadOrigin: `https://${domain}`,
    domain: { name: domain, certificateArn },
    mailFrom: `Menuleaf <hello@${domain}>`,
    alarmMail,
    supportMail: context('supportMail') ?? `support@${domain}`,
    logLevel: ApplicationLogLevel.INFO,
  };
}
