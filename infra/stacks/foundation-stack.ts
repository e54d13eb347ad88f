import { originalsPrefix, uploadsPrefix } from '@menuleaf/shared/menu/images.ts';
import { Duration, Stack } from 'aws-cdk-lib';
import { KeyValueStore } from 'aws-cdk-lib/aws-cloudfront';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  HttpMethods,
  StorageClass,
  type BucketProps,
} from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { addFaultsAlarm } from './alarms/faults-alarm.ts';
import { watchFoundation } from './alarms/watch-foundation.ts';
import { addBackups } from './backups.ts';
import { deployedBy, withinBoundary } from './deployed-by.ts';
import { edgeSecrets } from './edge-secret/edge-secrets.ts';
import { suppressRules } from './suppress-rules.ts';
import { foundationVersion } from './foundation.ts';
import { output } from './output.ts';
import { publish } from './parameters.ts';
import { removalPolicyOf, type Stage } from './stage.ts';
import { recoveryDays, tablesOf } from './tables.ts';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';

/**
 * The domain that sends mail, with its DNS records: DKIM; a MAIL FROM domain for bounces, so that SPF aligns with the
 * visible address (docs.aws.amazon.com/ses/latest/dg/mail-from.html); and DMARC, against spoofing. Returns the identity
 * that functions send from: in the SES sandbox a sender also needs permission for verified recipients
 * (docs.aws.amazon.com/ses/latest/dg/request-production-access.html), so there only the sender's address is restricted.
 */
function mailIdentity(scope: Construct, stage: Stage): string {
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

/** Mails at 80 % of the account's monthly budget, and when the forecast exceeds it. */
function addBudget(
  scope: Construct,
  { alarmMail, monthlyBudgetDollars }: Stage,
): CfnBudget | undefined {
  if (!alarmMail || monthlyBudgetDollars === undefined) return undefined;
  const subscribers = [{ subscriptionType: 'EMAIL', address: alarmMail }];
  const condition = { comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' };
  return new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetDollars, unit: 'USD' },
    },
    notificationsWithSubscribers: [
      { notification: { ...condition, notificationType: 'ACTUAL', threshold: 80 }, subscribers },
      {
        notification: { ...condition, notificationType: 'FORECASTED', threshold: 100 },
        subscribers,
      },
    ],
  });
}

/** Of `Name <address>`. */
const addressOf = (mailbox: string) => /<(.+)>$/.exec(mailbox)?.[1] ?? mailbox;

const day = Duration.days(1);
const recoverable = Duration.days(recoveryDays);

/** Everything with data: tables, buckets, the token key, the payment secret, the mail identity. */
export class FoundationStack extends Stack {
  readonly #stage: Stage;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, {
      terminationProtection: !stage.isDisposable,
      ...deployedBy('platform', stage),
    });
    withinBoundary(this, stage);
    this.#stage = stage;
    const table = this.#tables();
    // Pages marked as removed.
    this.#denyTagged(this.#bucket('pages', {}), 'gone');
    this.#bucket('remotes', {});
    // Written by front end stacks, read by the edge.
    this.#publish('pages-store-arn', new KeyValueStore(this, 'KnownPages').keyValueStoreArn);
    // Browsers upload large images directly to the bucket.
    const images = this.#bucket('images', {
      // Mistaken deletions can be restored for as long as the table's.
      versioned: true,
      lifecycleRules: [
        // Uploads that never became images.
        { prefix: uploadsPrefix, expiration: day, noncurrentVersionExpiration: day },
        { noncurrentVersionExpiration: recoverable, expiredObjectDeleteMarker: true },
        // Read only where an owner crops a photo once more, and as fast then, for a sixth of the price.
        {
          prefix: originalsPrefix,
          transitions: [
            { storageClass: StorageClass.GLACIER_INSTANT_RETRIEVAL, transitionAfter: day },
          ],
        },
      ],
      cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: [stage.uploadOrigin] }],
    });
    this.#allowList(images);
    // Images of owners without Pro.
    this.#denyTagged(images, 'withheld');
    this.#guests();
    this.#tokenKey();
    this.#stripeSecret();
    this.#edgeSecrets();
    this.#mail();
    this.#publish('public-url', stage.publicUrl);
    this.#publish('foundation-version', String(foundationVersion));
    const { topicArn } = this.#alarms();
    this.#publish('alarm-topic-arn', topicArn);
    this.#watch(table, topicArn);
    addBudget(this, stage);
  }

  /** A topic with its own policy admits nobody by default, not even the account's alarms. */
  #alarms(): Topic {
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    if (this.#stage.alarmMail) {
      const subscription = topic.addSubscription(new EmailSubscription(this.#stage.alarmMail));
      const reason = 'An alarm that no mail told of still sounds in CloudWatch.';
      suppressRules(subscription, { 'Serverless-SNSRedrivePolicy': reason });
    }
    return topic;
  }

  #watch(table: ITableV2, topicArn: string): void {
    const throttled = watchFoundation(this, table);
    this.#publish('table-throttled-arn', throttled.alarmArn);
    addFaultsAlarm(this, { topicArn, loss: 'What owners save, and their mails.' });
  }

  #publish(name: Parameters<typeof publish>[2], value: string) {
    publish(this, this.#stage.name, name, value);
  }

  get #keep() {
    return removalPolicyOf(this.#stage);
  }

  #tables() {
    const { table, passwords, history } = tablesOf(this, this.#stage);
    this.#publish('table-name', table.name);
    this.#publish('table-arn', table.arn);
    if (table.streamArn !== undefined) this.#publish('table-stream-arn', table.streamArn);
    this.#publish('passwords-table-name', passwords.name);
    this.#publish('passwords-table-arn', passwords.arn);
    this.#publish('history-table-name', history.name);
    this.#publish('history-table-arn', history.arn);
    // History is not among them: recovery to a point in time has it, and what an owner sells does not hang on it.
    if (!this.#stage.isDisposable) addBackups(this, [table.arn, passwords.arn]);
    return table.table;
  }

  #bucketOf(name: 'pages' | 'images' | 'remotes' | 'guests', props: BucketProps) {
    const bucket = new Bucket(this, `Bucket-${name}`, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      removalPolicy: this.#keep,
      autoDeleteObjects: this.#stage.isDisposable && this.#stage.name !== 'local',
      ...props,
    });
    this.#publish(`${name}-bucket`, bucket.bucketName);
    return bucket;
  }

  /** Guest logs until counted: three days at most, including one for S3's deletion. */
  #guests() {
    const bucket = this.#bucketOf('guests', { lifecycleRules: [{ expiration: Duration.days(2) }] });
    suppressRules(bucket, {
      'AwsSolutions-S1': 'One service writes it and one function reads it.',
    });
  }

  #bucket(name: 'pages' | 'images' | 'remotes', props: BucketProps) {
    const bucket = this.#bucketOf(name, props);
    suppressRules(bucket, {
      'AwsSolutions-S1': `What the edge shows of its ${name} is public; a log would only collect addresses of diners.`,
    });
    this.#allowEdge(bucket, 's3:GetObject', bucket.arnForObjects('*'));
    return bucket;
  }

  /**
   * The distribution is deployed later, so any in the account is allowed. Origin access control is documented with the
   * source's ARN, not its account:
   * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/private-content-restricting-access-to-s3.html
   */
  #allowEdge(bucket: Bucket, action: string, resource: string) {
    const distributions = `arn:${this.partition}:cloudfront::${this.account}:distribution/*`;
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: [action],
        resources: [resource],
        conditions: { ArnLike: { 'AWS:SourceArn': distributions } },
      }),
    );
  }

  /** Without list permission, S3 returns 403 for a missing image. The edge requests only keys below /images/. */
  #allowList(bucket: Bucket) {
    this.#allowEdge(bucket, 's3:ListBucket', bucket.bucketArn);
  }

  /** Objects with this tag are kept but not served. */
  #denyTagged(bucket: Bucket, tag: string) {
    bucket.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [bucket.arnForObjects('*')],
        conditions: { StringEquals: { [`s3:ExistingObjectTag/${tag}`]: 'yes' } },
      }),
    );
  }

  #tokenKey() {
    const key = new Key(this, 'TokenKey', {
      description: 'Signs access tokens; every service checks them with the public half.',
      keySpec: KeySpec.ECC_NIST_P256,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: this.#keep,
    });
    this.#publish('token-key-arn', key.keyArn);
  }

  #stripeSecret() {
    const secret = new Secret(this, 'StripeSecret', {
      description:
        'JSON {secret_key, webhook_secret}, filled in by hand from the Stripe dashboard.',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ secret_key: 'sk_not_set' }),
        generateStringKey: 'webhook_secret',
      },
      removalPolicy: this.#keep,
    });
    suppressRules(secret, { 'AwsSolutions-SMG4': 'The payment provider issues it.' });
    this.#publish('stripe-secret-arn', secret.secretArn);
    output(this, 'StripeSecretArn', secret.secretArn);
  }

  #edgeSecrets() {
    const { arn, digests } = edgeSecrets(this, this.#stage);
    this.#publish('edge-secret-arn', arn);
    this.#publish('edge-secret-digests', digests);
  }

  #mail() {
    this.#publish('mail-identity-arn', mailIdentity(this, this.#stage));
    this.#publish('mail-from', this.#stage.mailFrom);
    this.#publish('mail-from-address', addressOf(this.#stage.mailFrom));
    this.#publish('support-mail', this.#stage.supportMail);
  }
}
