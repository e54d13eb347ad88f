import { PutObjectCommand } from '@aws-sdk/client-s3';
import { randomBytes, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import type { Principal, Principals } from '../access/principals.ts';
import type { Deployment } from '../stack/deployment.ts';
import { account } from '../stack/resource-types.ts';
import { clientOf } from '../storage/buckets.ts';

const subscriptionSchema = z.object({
  LogGroupName: z.string(),
  /** One word that a log line must contain. */
  FilterPattern: z.string().regex(/^\w+$/, 'The local cloud filters by one word alone'),
  DestinationArn: z.string(),
  RoleArn: z.string(),
});
const streamSchema = z.object({
  ExtendedS3DestinationConfiguration: z.object({
    BucketARN: z.string(),
    RoleARN: z.string(),
    Prefix: z.string(),
    CompressionFormat: z.literal('UNCOMPRESSED'),
  }),
});

type LogEvent = { id: string; timestamp: number; message: string };

/** Flush interval in ms. AWS uses the template's, which is too long here. */
const everyMs = 500;

function demand(principal: Principal, action: string, resource: string) {
  if (!principal.allows({ action, resource, keys: {} }))
    throw new Error(`${principal.name} may not ${action} on ${resource}`);
}

/** On the bucket: docs.aws.amazon.com/firehose/latest/dev/controlling-access.html#using-iam-s3. */
const firehoseNeeds = ['s3:GetBucketLocation', 's3:ListBucket', 's3:ListBucketMultipartUploads'];

/** Writes Firehose's files with the rights of its role. */
function bucketWriter(
  config: z.output<typeof streamSchema>['ExtendedS3DestinationConfiguration'],
  principals: Principals,
  s3Url: string,
) {
  const { BucketARN, RoleARN, Prefix } = config;
  const writer = principals.ofRole(RoleARN);
  demand(writer, 's3:PutObject', `${BucketARN}/${Prefix}x`);
  for (const action of firehoseNeeds) demand(writer, action, BucketARN);
  const client = clientOf(s3Url, writer);
  const Bucket = BucketARN.replace('arn:aws:s3:::', '');
  return (name: string, Body: Buffer) =>
    client.send(new PutObjectCommand({ Bucket, Key: `${Prefix}${name}`, Body }));
}

/** A subscription that delivers a log group's lines to a bucket as CloudWatch Logs and Firehose do, in files. */
function subscription(
  deployment: Deployment,
  read: z.output<typeof subscriptionSchema>,
  principals: Principals,
  s3Url: string,
) {
  const { LogGroupName: logGroup, FilterPattern: word, DestinationArn, RoleArn } = read;
  const stream = deployment.find('AWS::KinesisFirehose::DeliveryStream', DestinationArn);
  demand(principals.ofRole(RoleArn), 'firehose:PutRecordBatch', DestinationArn);
  const { ExtendedS3DestinationConfiguration: config } = stream.read(streamSchema);
  const put = bucketWriter(config, principals, s3Url);
  const waiting: Buffer[] = [];
  return {
    logGroup,
    take(events: readonly LogEvent[]) {
      const logEvents = events.filter(({ message }) => message.includes(word));
      if (logEvents.length === 0) return;
      const from = { messageType: 'DATA_MESSAGE', owner: account, logGroup, logStream: 'local' };
      const batch = { ...from, subscriptionFilters: [logGroup], logEvents };
      waiting.push(gzipSync(JSON.stringify(batch)));
    },
    async flush() {
      const body = Buffer.concat(waiting.splice(0));
      if (body.length === 0) return;
      const now = new Date().toISOString();
      const folder = now.slice(0, 13).replaceAll(/[-T]/g, '/');
      await put(`${folder}/${stream.ref}-1-${now.slice(0, 19)}-${randomUUID()}`, body);
    },
  };
}

/** Delivers edge functions' log lines to their subscriptions. */
export class LogDelivery {
  readonly #subscriptions: ReturnType<typeof subscription>[];
  readonly #timer: NodeJS.Timeout;

  constructor(deployment: Deployment, principals: Principals, s3Url: string) {
    this.#subscriptions = deployment
      .ofType('AWS::Logs::SubscriptionFilter')
      .map((it) => subscription(deployment, it.read(subscriptionSchema), principals, s3Url));
    this.#timer = setInterval(() => void this.#flush(), everyMs);
  }

  /** Writes one run's lines, between CloudFront's START and END lines, which carry the request id. */
  write(group: string, lines: readonly string[]) {
    const request = `${randomBytes(40).toString('base64url')}==`;
    const timestamp = Date.now();
    const events = ['START DistributionID: LOCAL', ...lines, 'END'].map((line) => ({
      id: randomBytes(16).toString('hex'),
      timestamp,
      message: `${request} ${line}`,
    }));
    for (const one of this.#subscriptions) if (one.logGroup === group) one.take(events);
  }

  async close() {
    clearInterval(this.#timer);
    await this.#flush();
  }

  async #flush() {
    const flushed = await Promise.allSettled(this.#subscriptions.map((one) => one.flush()));
    for (const one of flushed)
      if (one.status === 'rejected') console.error(`Lines of the edge were lost: ${one.reason}`);
  }
}
