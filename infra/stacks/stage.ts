import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type App, RemovalPolicy } from 'aws-cdk-lib';
import { ApplicationLogLevel } from 'aws-cdk-lib/aws-lambda';
import * as z from 'zod';

/** Where a deployment stands: `local` on a developer's machine, anything else on AWS. */
export type Stage = {
  name: string;
  /** Data of a stage that people use is never removed with its stack. */
  isDisposable: boolean;
  /** Whether DynamoDB refuses to delete the tables. Not yet in a first deployment, which may have to be rolled back. */
  protectsTables: boolean;
  publicUrl: string;
  /** From where a browser may send images to the bucket; locally from any port. */
  uploadOrigin: string;
  /** The domain and its certificate (us-east-1); absent locally. */
  domain?: { name: string; certificateArn: string };
  mailFrom: string;
  /** Whether SES sends to confirmed addresses alone, as it does of a new account. */
  isMailSandboxed: boolean;
  supportMail: string;
  /** Who hears of alarms, once they have confirmed it by the mail that AWS sends; absent locally. */
  alarmMail?: string;
  /** A menu that is read from outside all the time, and what its title says; absent locally. */
  watchedMenu?: { path: string; says: string };
  /** `owner/name` at GitHub, whose pipelines deploy this stage by roles of their own; absent where people do. */
  repository?: string;
  /** Tables that a restore has put in place of the stack's own, by name, and the stream of the first. */
  tables?: { table: string; stream: string; passwords: string; history?: string };
  /** What tables may read and write in a second, by the hour; absent: each read and write is paid by itself. */
  tableCapacity?: { table: TableCapacity; history: TableCapacity };
  /** What the whole account may cost a month before that address hears of it. */
  monthlyBudgetDollars?: number;
  /** Raised to give the edge a new secret before the services. */
  edgeSecretNumber: number;
  /** Of one address to the edge in five minutes, beyond which it is refused; 0 where nothing counts them. */
  requestsPerAddress: number;
  /** Whether webhooks may lead to programs of the same machine: on a developer's alone, and no setting makes it so. */
  webhooksToLoopback?: true;
  /** The least that functions log. */
  logLevel: ApplicationLogLevel;
};

/** Units of DynamoDB in a second, between which it follows what is used. */
export type CapacityRange = { least: number; most: number };

export type TableCapacity = { reads: CapacityRange; writes: CapacityRange };

const capacityRange = z
  .strictObject({ least: z.int().positive(), most: z.int().positive() })
  .refine(({ least, most }) => least <= most, 'has more at least than at most');
const tableCapacity = z.strictObject({ reads: capacityRange, writes: capacityRange });

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
    /** A menu to read as a guest, every 30 seconds: the path of its page, and its restaurant's name. */
    watchedMenu: z
      .object({ path: z.string().regex(/^\/restaurant\/[\w-]+\/menu$/), says: z.string().min(1) })
      .optional(),
    /** Whose pipelines deploy it, each by a role of its own. */
    repository: z
      .string()
      .regex(/^[\w.-]+\/[\w.-]+$/, 'is no owner/name')
      .optional(),
    /** Written by `npm run restore-table`. */
    tables: z
      .strictObject({
        ...{ table: z.string(), stream: z.string(), passwords: z.string() },
        history: z.string().optional(),
      })
      .optional(),
    /** For steady load: a third of the price of a read or write, and who needs more than the most is made to wait. */
    tableCapacity: z.strictObject({ table: tableCapacity, history: tableCapacity }).optional(),
    /** Whether SES still sends to confirmed addresses alone: its sandbox. */
    mailSandbox: z.boolean().default(false),
    /** One more than before to change the secret between edge and services. */
    edgeSecretNumber: z.int().positive().default(1),
    /** Of one address in five minutes: WAF takes 10 at least; 0 goes without it, which saves its price. */
    requestsPerAddress: z.union([z.literal(0), z.int().min(10)]).default(6000),
    /** A stage that goes as it came: its stacks take their data with them. */
    disposable: z.boolean().default(false),
  },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `There is no setting ${String(keys)}` : undefined,
  },
);

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

/** A stage on AWS. Throws what is wrong with its settings. */
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

/** The stage of this name, with the settings in infra/stages/<name>.json; `local` needs none. */
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

/** The stage that `-c stage=` names; `-c first=true` where nothing of it is deployed yet. */
export function stageOf(app: App): Stage {
  const name: unknown = app.node.tryGetContext('stage');
  const stage = readStage(typeof name === 'string' ? name : 'local');
  return app.node.tryGetContext('first') === 'true' ? { ...stage, protectsTables: false } : stage;
}

/**
 * What becomes of data when its stack goes. A first deployment that is rolled back takes it along in any case, so that
 * it can be repeated.
 */
export const removalPolicyOf = ({ isDisposable }: Stage): RemovalPolicy =>
  isDisposable ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
