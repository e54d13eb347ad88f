import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type App, RemovalPolicy } from 'aws-cdk-lib';
import { ApplicationLogLevel } from 'aws-cdk-lib/aws-lambda';
import * as z from 'zod';

/** A deployment target: `local` on a developer's machine, otherwise on AWS, as its settings say. */
export type Stage = Pick<
  Settings,
  | 'watchedMenu'
  | 'repository'
  | 'tables'
  | 'tableCapacity'
  | 'monthlyBudgetDollars'
  | 'edgeSecretNumber'
  | 'requestsPerAddress'
> & {
  name: string;
  /** If not, data is never removed with its stack. */
  isDisposable: boolean;
  /** Deletion protection of the tables. Off in a first deployment, which may have to be rolled back. */
  protectsTables: boolean;
  publicUrl: string;
  /** The origin that may upload images to the bucket; locally any port. */
  uploadOrigin: string;
  /** The domain and its certificate (us-east-1); absent locally. */
  domain?: { name: string; certificateArn: string };
  mailFrom: string;
  /** Whether SES sends to verified addresses only, as for a new account. */
  isMailSandboxed: boolean;
  supportMail: string;
  /** Receives alarms, once confirmed via AWS's mail; absent locally. */
  alarmMail?: string;
  /** Whether webhooks may target loopback: local development only, not a setting. */
  webhooksToLoopback?: true;
  logLevel: ApplicationLogLevel;
};

const capacityRange = z
  .strictObject({ least: z.int().positive(), most: z.int().positive() })
  .refine(({ least, most }) => least <= most, 'has more at least than at most');
const tableCapacity = z.strictObject({ reads: capacityRange, writes: capacityRange });

const settingsSchema = z.strictObject(
  {
    /** The product's domain: `menu.example.com`. */
    domain: z.hostname().refine((name) => name.includes('.'), 'is no domain'),
    /** That domain's certificate; CloudFront requires us-east-1. */
    certificateArn: z
      .string()
      .regex(
        /^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
        'is no ARN of a certificate in us-east-1',
      ),
    alarmMail: z.email(),
    /** The AWS account's: alerts at 80 %, and when the forecast exceeds it. */
    monthlyBudgetDollars: z.number().positive().optional(),
    /** Defaults to `support@` the domain. */
    supportMail: z.email().optional(),
    /** A menu to monitor every 30 seconds: its page's path, and its restaurant's name. */
    watchedMenu: z
      .object({ path: z.string().regex(/^\/restaurant\/[\w-]+\/menu$/), says: z.string().min(1) })
      .optional(),
    /** `owner@id/name@id` on GitHub, whose pipelines deploy it with their own roles; absent if people do. */
    repository: z
      .string()
      .regex(/^[\w.-]+@\d+\/[\w.-]+@\d+$/, 'is no owner@id/name@id')
      .optional(),
    /** Restored tables that replace the stack's own, by name, and the first one's stream: written by `npm run restore-table`. */
    tables: z
      .strictObject({
        ...{ table: z.string(), stream: z.string(), passwords: z.string() },
        history: z.string().optional(),
      })
      .optional(),
    /** For steady load: a third of the price of a read or write, and who needs more than the most is made to wait. */
    tableCapacity: z.strictObject({ table: tableCapacity, history: tableCapacity }).optional(),
    /** Whether SES is in its sandbox: verified addresses only. */
    mailSandbox: z.boolean().default(false),
    /** Increment to rotate the secret between edge and services. */
    edgeSecretNumber: z.int().positive().default(1),
    /** Per IP address in five minutes: at least 10 for WAF; 0 omits WAF and its cost. */
    requestsPerAddress: z.union([z.literal(0), z.int().min(10)]).default(6000),
    /** A temporary stage: its stacks delete their data with them. */
    disposable: z.boolean().default(false),
  },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `There is no setting ${String(keys)}` : undefined,
  },
);

type Settings = z.output<typeof settingsSchema>;

/** Units of DynamoDB in a second, between which it follows what is used. */
export type CapacityRange = z.output<typeof capacityRange>;
export type TableCapacity = z.output<typeof tableCapacity>;

const localStage: Stage = {
  name: 'local',
  isDisposable: true,
  protectsTables: false,
  publicUrl: 'http://localhost:4000',
  uploadOrigin: 'http://localhost:*',
  mailFrom: 'Menuleaf <hello@menuleaf.example>',
  isMailSandboxed: false,
  supportMail: 'support@menuleaf.example',
  edgeSecretNumber: 1,
  requestsPerAddress: 0,
  webhooksToLoopback: true,
  logLevel: ApplicationLogLevel.DEBUG,
};

/** A stage on AWS. Throws if its settings are invalid. */
export function cloudStage(name: string, settings: unknown): Stage {
  const parsed = settingsSchema.safeParse(settings);
  if (!parsed.success) {
    throw new Error(
      `The settings of stage ${name} are not valid:\n${z.prettifyError(parsed.error)}`,
    );
  }
  const { domain, certificateArn, supportMail, disposable, mailSandbox, ...others } = parsed.data;
  return {
    name,
    isDisposable: disposable,
    protectsTables: !disposable,
    publicUrl: `https://${domain}`,
    uploadOrigin: `https://${domain}`,
    domain: { name: domain, certificateArn },
    mailFrom: `Menuleaf <hello@${domain}>`,
    isMailSandboxed: mailSandbox,
    ...others,
    supportMail: supportMail ?? `support@${domain}`,
    logLevel: ApplicationLogLevel.INFO,
  };
}

/** The stage of this name, from infra/stages/<name>.json; `local` needs no file. */
export function readStage(name: string): Stage {
  if (name === 'local') return localStage;
  const file = join(import.meta.dirname, '../stages', `${name}.json`);
  if (!/^[a-z][a-z0-9-]{0,23}$/.test(name) || !existsSync(file)) {
    throw new Error(
      `There is no stage ${name}: copy infra/stages/example.json to infra/stages/${name}.json and fill it in`,
    );
  }
  return cloudStage(name, JSON.parse(readFileSync(file, 'utf8')));
}

/** The stage from `-c stage=`; `-c first=true` if nothing is deployed yet. */
export function stageOf(app: App): Stage {
  const name: unknown = app.node.tryGetContext('stage');
  const stage = readStage(typeof name === 'string' ? name : 'local');
  return app.node.tryGetContext('first') === 'true' ? { ...stage, protectsTables: false } : stage;
}

/** The removal policy for data. Rolling back a first deployment always deletes it, so that it can be repeated. */
export const removalPolicyOf = ({ isDisposable }: Stage): RemovalPolicy =>
  isDisposable ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
