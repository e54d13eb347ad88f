import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemovalPolicy } from 'aws-cdk-lib';
import { ApplicationLogLevel } from 'aws-cdk-lib/aws-lambda';
import * as z from 'zod';
const settingsSchema = z.strictObject(
  {
    /** Where the product answers: `menu.example.com`. */
    domain: z.hostname().refine((name) => name.includes('.'), 'is no domain'),
    /** Of the certificate for that domain; CloudFront takes it from us-east-1 alone. */
    certificateArn: z
      .string()
      .regex(
        /^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
        'is no ARN of a certificate in us-east-1',
      ),
    alarmMail: z.email(),
    /** Of the AWS account: told at 80 % of it, and when the month will end above it. */
    monthlyBudgetDollars: z.number().positive().optional(),
    /** `support@` the domain, unless it is another. */
    supportMail: z.email().optional(),
    /** One more than before to change the secret between edge and services. */
    edgeSecretNumber: z.int().positive().default(1),
    /** A stage that goes as it came: its stacks take their data with them. */
    disposable: z.boolean().default(false),
  },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `There is no setting ${String(keys)}` : undefined,
  },
);
const localStage = {
  name: 'local',
  isDisposable: true,
  publicUrl: 'http://localhost:4000',
  uploadOrigin: 'http://localhost:*',
  mailFrom: 'Menuleaf <hello@menuleaf.example>',
  supportMail: 'support@menuleaf.example',
  edgeSecretNumber: 1,
  logLevel: ApplicationLogLevel.DEBUG,
};
/** A stage on AWS. Throws what is wrong with its settings. */
export function cloudStage(name, settings) {
  const parsed = settingsSchema.safeParse(settings);
  if (!parsed.success) {
    throw new Error(
      `The settings of stage ${name} are not valid:\n${z.prettifyError(parsed.error)}`,
    );
  }
  const { domain, certificateArn, supportMail, disposable, ...others } = parsed.data;
  return {
    name,
    isDisposable: disposable,
    publicUrl: `https://${domain}`,
    uploadOrigin: `https://${domain}`,
    domain: { name: domain, certificateArn },
    mailFrom: `Menuleaf <hello@${domain}>`,
    ...others,
    supportMail: supportMail ?? `support@${domain}`,
    logLevel: ApplicationLogLevel.INFO,
  };
}
/** The stage of this name, with the settings in infra/stages/<name>.json; `local` needs none. */
export function readStage(name) {
  if (name === 'local') return localStage;
  const file = join(import.meta.dirname, '../stages', `${name}.json`);
  if (!/^[a-z][a-z0-9-]{0,23}$/.test(name) || !existsSync(file)) {
    throw new Error(
      `There is no stage ${name}: copy infra/stages/example.json to infra/stages/${name}.json and fill it in`,
    );
  }
  return cloudStage(name, JSON.parse(readFileSync(file, 'utf8')));
}
/** The stage that `-c stage=` names. */
export function stageOf(app) {
  const name = app.node.tryGetContext('stage');
  return readStage(typeof name === 'string' ? name : 'local');
}
/**
 * What becomes of data when its stack goes. A first deployment that is rolled back takes it along in any case, so that
 * it can be repeated.
 */
export const removalPolicyOf = ({ isDisposable }) =>
  isDisposable ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
