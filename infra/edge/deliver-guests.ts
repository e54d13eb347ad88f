import { Duration, Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDeliveryStream } from 'aws-cdk-lib/aws-kinesisfirehose';
import { CfnSubscriptionFilter, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { guestsPrefix } from '@menuleaf/shared/server/guests-prefix.ts';
import { alarmWhen } from '../stacks/alarms/alarm.ts';
import { suppressRules, wildcardIn } from '../stacks/suppress-rules.ts';
import { foundationFor } from '../stacks/foundation.ts';

/** Seconds, the maximum: a file then has many guests per restaurant, which share one write. */
const gatheredSeconds = 900;
/** Megabytes, packed, the most there are: a million restaurants fill them in a quarter of an hour, and one function counts them in one. */
const gatheredMb = 128;

/** By which key each service says for which account it takes a role: those that AWS documents for it. */
const accountKeys = {
  // docs.aws.amazon.com/firehose/latest/dev/controlling-access.html
  'firehose.amazonaws.com': 'sts:ExternalId',
  // docs.aws.amazon.com/AmazonCloudWatch/latest/logs/Subscriptions-confused-deputy.html
  'logs.amazonaws.com': 'aws:SourceAccount',
};

const roleOf = (
  scope: Construct,
  id: string,
  service: keyof typeof accountKeys,
  actions: string[],
  arn: string,
) => {
  const conditions = { StringEquals: { [accountKeys[service]]: Stack.of(scope).account } };
  const role = new Role(scope, id, { assumedBy: new ServicePrincipal(service, { conditions }) });
  role.addToPolicy(new PolicyStatement({ actions, resources: [arn] }));
  return role;
};

/** Delivers the edge's guest log to a bucket as files: only our lines, unchanged. */
export function deliverGuests(scope: Construct, stage: string, log: LogGroup): void {
  const from = foundationFor(scope, stage);
  const bucketArn = from.bucketArn(from.guestsBucket);
  const files = `${bucketArn}/${guestsPrefix}*`;
  const writes = ['s3:PutObject', 's3:AbortMultipartUpload'];
  const writer = roleOf(scope, 'guests-writer', 'firehose.amazonaws.com', writes, files);
  // docs.aws.amazon.com/firehose/latest/dev/controlling-access.html#using-iam-s3
  writer.addToPolicy(
    new PolicyStatement({
      actions: ['s3:GetBucketLocation', 's3:ListBucket', 's3:ListBucketMultipartUploads'],
      resources: [bucketArn],
    }),
  );
  suppressRules(writer.node.findChild('DefaultPolicy'), {
    [wildcardIn(scope, files)]: 'The files of one prefix, of which Firehose makes the names.',
  });
  const stream = new CfnDeliveryStream(scope, 'guests-stream', {
    deliveryStreamType: 'DirectPut',
    deliveryStreamEncryptionConfigurationInput: { keyType: 'AWS_OWNED_CMK' },
    extendedS3DestinationConfiguration: {
      bucketArn,
      roleArn: writer.roleArn,
      prefix: guestsPrefix,
      bufferingHints: { intervalInSeconds: gatheredSeconds, sizeInMBs: gatheredMb },
      // Already gzipped by CloudWatch.
      compressionFormat: 'UNCOMPRESSED',
    },
  });
  stream.node.addDependency(writer);
  const puts = ['firehose:PutRecord', 'firehose:PutRecordBatch'];
  const writerRole = roleOf(scope, 'guests-teller', 'logs.amazonaws.com', puts, stream.attrArn);
  const subscription = new CfnSubscriptionFilter(scope, 'guests-lines', {
    logGroupName: log.logGroupName,
    // Excludes each run's first and last line, by CloudFront.
    filterPattern: 'guest',
    destinationArn: stream.attrArn,
    roleArn: writerRole.roleArn,
  });
  subscription.node.addDependency(writerRole);
  const age = new Metric({
    namespace: 'AWS/Firehose',
    metricName: 'DeliveryToS3.DataFreshness',
    dimensionsMap: { DeliveryStreamName: stream.ref },
    statistic: 'Maximum',
    period: Duration.minutes(5),
  });
  const loss = 'Owners see no new numbers of guests.';
  alarmWhen(scope, 'GuestsLag', { page: 'lags', loss }, age, {
    threshold: 3 * gatheredSeconds,
  });
}
