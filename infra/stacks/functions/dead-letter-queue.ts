import { Duration } from 'aws-cdk-lib';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { alarmWhen, fiveMinutes } from '../alarms/alarm.ts';
import { suppressRules } from '../suppress-rules.ts';

const itself = 'It is itself the queue of dead letters.';

/** A function's dead-letter queue, with alarms on its failures. */
export function deadLetterQueue(
  scope: Construct,
  fn: Function,
  { entry, loss, wokenBy }: { entry: string; loss: string; wokenBy: 'queue' | 'stream' | 'call' },
): Queue {
  // Single failures are retried.
  const failing = { page: 'function-fails', loss } as const;
  alarmWhen(scope, `${entry}-fails`, failing, fn.metricErrors(fiveMinutes), {
    evaluationPeriods: 3,
  });
  const throttled = { page: 'function-throttled', loss } as const;
  alarmWhen(scope, `${entry}-throttled`, throttled, fn.metricThrottles(fiveMinutes));
  const failed = deadLetters(scope, entry);
  // cdk-nag recognizes queues and stream functions with dead letters, but not where another service sends its failures.
  if (wokenBy === 'call') suppressRules(failed, { 'AwsSolutions-SQS3': itself });
  const kept = 'What it gives up goes to its queue with what was asked and answered.';
  if (wokenBy !== 'stream') suppressRules(fn, { 'Serverless-LambdaDLQ': kept });
  const waiting = failed.metricApproximateNumberOfMessagesVisible(fiveMinutes);
  alarmWhen(scope, `${entry}-gave-up`, { page: 'gave-up', loss }, waiting);
  return failed;
}

function deadLetters(scope: Construct, entry: string): Queue {
  const failed = new Queue(scope, `${entry}-failed`, {
    enforceSSL: true,
    encryption: QueueEncryption.SQS_MANAGED,
    retentionPeriod: Duration.days(14),
  });
  suppressRules(failed, { 'Serverless-SQSRedrivePolicy': itself });
  return failed;
}
