import { Arn, ArnFormat, SecretValue, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type DomainEvent, eventType } from '@menuleaf/shared/contracts/events/domain-event.ts';
import { read } from './parameters.ts';

/** Increment when the foundation changes what slices' stacks need: a slice does not deploy next to another version. */
export const foundationVersion = 8;

/**
 * The foundation stack's outputs, resolved when another stack deploys. Lazy, so that a stack only takes the parameters
 * it uses.
 */
export class Foundation {
  readonly #scope: Construct;
  readonly #stage: string;

  constructor(scope: Construct, stage: string) {
    this.#scope = scope;
    this.#stage = stage;
  }

  readonly #read = (name: Parameters<typeof read>[2]) => read(this.#scope, this.#stage, name);

  get tableName() {
    return this.#read('table-name');
  }
  get tableArn() {
    return this.#read('table-arn');
  }
  get passwordsTableName() {
    return this.#read('passwords-table-name');
  }
  get passwordsTableArn() {
    return this.#read('passwords-table-arn');
  }
  get historyTableName() {
    return this.#read('history-table-name');
  }
  get historyTableArn() {
    return this.#read('history-table-arn');
  }
  get tableStreamArn() {
    return this.#read('table-stream-arn');
  }
  get tokenKeyArn() {
    return this.#read('token-key-arn');
  }
  get publicUrl() {
    return this.#read('public-url');
  }
  get mailFrom() {
    return this.#read('mail-from');
  }
  get mailFromAddress() {
    return this.#read('mail-from-address');
  }
  get supportMail() {
    return this.#read('support-mail');
  }
  get mailIdentityArn() {
    return this.#read('mail-identity-arn');
  }
  get stripeSecretArn() {
    return this.#read('stripe-secret-arn');
  }
  /** The edge's shared secret. */
  get edgeSecret() {
    return SecretValue.secretsManager(this.#read('edge-secret-arn')).unsafeUnwrap();
  }
  /** The digests services accept: during rotation the edge still sends the previous secret. */
  get edgeSecretDigests() {
    return this.#read('edge-secret-digests');
  }
  get pagesBucket() {
    return this.#read('pages-bucket');
  }
  get imagesBucket() {
    return this.#read('images-bucket');
  }
  get pagesStoreArn() {
    return this.#read('pages-store-arn');
  }
  get guestsBucket() {
    return this.#read('guests-bucket');
  }
  /** The alarm that explains simultaneous faults in every slice. */
  get tableThrottledArn() {
    return this.#read('table-throttled-arn');
  }
  get alarmTopicArn() {
    return this.#read('alarm-topic-arn');
  }

  /** The bus for this event: missing until its publisher is deployed. */
  busOf(event: DomainEvent) {
    return this.#read(`events/${eventType(event)}`);
  }

  bucketArn(bucket: string) {
    const parts = { service: 's3', region: '', account: '', resource: bucket };
    const format = { ...parts, arnFormat: ArnFormat.NO_RESOURCE_NAME };
    return Arn.format(format, Stack.of(this.#scope));
  }
}
