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
import { tellOfFaults } from './alarms/tell-of-faults.ts';
import { watchFoundation } from './alarms/watch-foundation.ts';
import { addBackups } from './backups.ts';
import { addBudget } from './budget.ts';
import { deployedBy, withinBoundary } from './deployed-by.ts';
import { edgeSecrets } from './edge-secret/edge-secrets.ts';
import { excuse } from './excuse.ts';
import { foundationVersion } from './foundation.ts';
import { mailIdentity } from './mail-identity.ts';
import { output } from './output.ts';
import { publish } from './parameters.ts';
import { removalPolicyOf, type Stage } from './stage.ts';
import { recoveryDays, tablesOf } from './tables.ts';

/** Of `Name <address>`. */
const addressOf = (mailbox: string) => /<(.+)>$/.exec(mailbox)?.[1] ?? mailbox;

const day = Duration.days(1);
const recoverable = Duration.days(recoveryDays);

/** What holds data: the table, the buckets, the token key, the payment secret, the mail identity. */
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
    // A page that its publisher marked as gone.
    this.#withhold(this.#bucket('pages', {}), 'gone');
    this.#bucket('remotes', {});
    // Filled by the stacks of front ends, read by the edge.
    this.#tell('pages-store-arn', new KeyValueStore(this, 'KnownPages').keyValueStoreArn);
    // The browser sends a large image straight to the bucket.
    const images = this.#bucket('images', {
      // What was deleted or replaced by mistake can be put back as long as the table can.
      versioned: true,
      lifecycleRules: [
        // What was sent and never became an image.
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
    this.#admitAbsence(images);
    // An image of an owner without Pro.
    this.#withhold(images, 'withheld');
    this.#guests();
    this.#tokenKey();
    this.#stripeSecret();
    this.#edgeSecrets();
    this.#mail();
    this.#tell('public-url', stage.publicUrl);
    this.#tell('foundation-version', String(foundationVersion));
    const { topicArn } = this.#alarms();
    this.#tell('alarm-topic-arn', topicArn);
    this.#watch(table, topicArn);
    addBudget(this, stage);
  }

  /** A topic with a policy of its own admits nobody by default: not even the alarms of its account. */
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
      const told = topic.addSubscription(new EmailSubscription(this.#stage.alarmMail));
      const reason = 'An alarm that no mail told of still sounds in CloudWatch.';
      excuse(told, { 'Serverless-SNSRedrivePolicy': reason });
    }
    return topic;
  }

  #watch(table: ITableV2, topicArn: string): void {
    const throttled = watchFoundation(this, table);
    this.#tell('table-throttled-arn', throttled.alarmArn);
    tellOfFaults(this, { topicArn, loss: 'What owners save, and their mails.' });
  }

  #tell(name: Parameters<typeof publish>[2], value: string) {
    publish(this, this.#stage.name, name, value);
  }

  get #keep() {
    return removalPolicyOf(this.#stage);
  }

  #tables() {
    const { table, passwords, history } = tablesOf(this, this.#stage);
    this.#tell('table-name', table.name);
    this.#tell('table-arn', table.arn);
    if (table.streamArn !== undefined) this.#tell('table-stream-arn', table.streamArn);
    this.#tell('passwords-table-name', passwords.name);
    this.#tell('passwords-table-arn', passwords.arn);
    this.#tell('history-table-name', history.name);
    this.#tell('history-table-arn', history.arn);
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
    this.#tell(`${name}-bucket`, bucket.bucketName);
    return bucket;
  }

  /** What the edge says of guests, until it is counted: three days at most, of which S3 takes one to delete it. */
  #guests() {
    const bucket = this.#bucketOf('guests', { lifecycleRules: [{ expiration: Duration.days(2) }] });
    excuse(bucket, { 'AwsSolutions-S1': 'One service writes it and one function reads it.' });
  }

  #bucket(name: 'pages' | 'images' | 'remotes', props: BucketProps) {
    const bucket = this.#bucketOf(name, props);
    excuse(bucket, {
      'AwsSolutions-S1': `What the edge shows of its ${name} is public; a log would only collect addresses of diners.`,
    });
    this.#letEdge(bucket, 's3:GetObject', bucket.arnForObjects('*'));
    return bucket;
  }

  /**
   * The distribution is deployed after this stack, so any of the account is let in. Origin access control is documented
   * with the ARN of the source, not with its account:
   * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/private-content-restricting-access-to-s3.html
   */
  #letEdge(bucket: Bucket, action: string, resource: string) {
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

  /** Without leave to list, S3 answers 403 for an image that is gone. The edge asks for keys below /images/ alone. */
  #admitAbsence(bucket: Bucket) {
    this.#letEdge(bucket, 's3:ListBucket', bucket.bucketArn);
  }

  /** What is tagged so stays in the bucket, and no diner gets it. */
  #withhold(bucket: Bucket, tag: string) {
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
    this.#tell('token-key-arn', key.keyArn);
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
    excuse(secret, { 'AwsSolutions-SMG4': 'The payment provider issues it.' });
    this.#tell('stripe-secret-arn', secret.secretArn);
    output(this, 'StripeSecretArn', secret.secretArn);
  }

  #edgeSecrets() {
    const { arn, digests } = edgeSecrets(this, this.#stage);
    this.#tell('edge-secret-arn', arn);
    this.#tell('edge-secret-digests', digests);
  }

  #mail() {
    this.#tell('mail-identity-arn', mailIdentity(this, this.#stage));
    this.#tell('mail-from', this.#stage.mailFrom);
    this.#tell('mail-from-address', addressOf(this.#stage.mailFrom));
    this.#tell('support-mail', this.#stage.supportMail);
  }
}
