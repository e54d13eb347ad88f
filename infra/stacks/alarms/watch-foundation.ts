import { Duration } from 'aws-cdk-lib';
import { type Alarm, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { alarmWhen, fiveMinutes } from './alarm.ts';

/** The table operations services use: an alarm counts throttled ones. */
const tableOperations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

const ofMail = (metricName: string, statistic: 'Maximum' | 'Sum') =>
  new Metric({ namespace: 'AWS/SES', metricName, statistic, period: Duration.hours(1) });

/** Mails an hour that the product has no reason for: an owner gets one a month (COSTS.md). */
const manyMails = 1000;

/**
 * What the table turned away. CloudWatch hears of an operation only when it was turned away, and a sum by `+` has no
 * value where one of them has none; alarms on metrics of DynamoDB keep their state while they have none.
 */
function throttledRequests(table: ITableV2): MathExpression {
  const metrics = tableOperations.map(
    (operation) =>
      [
        operation.toLowerCase(),
        new Metric({
          namespace: 'AWS/DynamoDB',
          metricName: 'ThrottledRequests',
          dimensionsMap: { TableName: table.tableName, Operation: operation },
          statistic: 'Sum',
          ...fiveMinutes,
        }),
      ] as const,
  );
  return new MathExpression({
    expression: `SUM([${metrics.map(([id]) => `FILL(${id}, 0)`).join(', ')}])`,
    usingMetrics: Object.fromEntries(metrics),
    label: 'Requests that the table turned away',
    ...fiveMinutes,
  });
}

/** Alarms on the shared parts: the table, whose alarm it returns, account concurrency, and mail. */
export function watchFoundation(scope: Construct, table: ITableV2): Alarm {
  const throttled = alarmWhen(
    scope,
    'TableThrottled',
    {
      page: 'table-throttled',
      loss: 'Owners wait for what they save, or are told to try again; pages are late.',
    },
    throttledRequests(table),
  );
  alarmWhen(
    scope,
    'Concurrency',
    { page: 'concurrency', loss: 'Nothing yet; soon calls are refused and pages are late.' },
    // Running plus reserved concurrency, of the account's 1,000.
    new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'ClaimedAccountConcurrency',
      statistic: 'Maximum',
      ...fiveMinutes,
    }),
    { threshold: 950 },
  );
  const stops = 'SES may stop sending: no links for a new password, no confirmations, no notices.';
  // SES reviews accounts from 5 % bounces or 0.1 % complaints:
  // docs.aws.amazon.com/ses/latest/dg/reputationdashboardmessages.html
  const bounced = { page: 'mail-bounces', loss: stops } as const;
  alarmWhen(scope, 'MailBounces', bounced, ofMail('Reputation.BounceRate', 'Maximum'), {
    threshold: 0.04,
  });
  const complained = { page: 'mail-complaints', loss: stops } as const;
  alarmWhen(scope, 'MailComplaints', complained, ofMail('Reputation.ComplaintRate', 'Maximum'), {
    threshold: 0.0008,
  });
  // Whoever mails strangers in the product's name does so before they bounce or complain.
  alarmWhen(scope, 'MailMany', { page: 'mail-many', loss: stops }, ofMail('Send', 'Sum'), {
    threshold: manyMails,
  });
  return throttled;
}
