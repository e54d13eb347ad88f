import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  TreatMissingData,
  type CreateAlarmOptions,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';

export const fiveMinutes = { period: Duration.minutes(5) };

/** What went wrong: each has its section in infra/RUNBOOK.md. */
export type AlarmPage =
  | 'calls-fail'
  | 'calls-refused'
  | 'calls-slow'
  | 'function-fails'
  | 'function-throttled'
  | 'gave-up'
  | 'lags'
  | 'silent'
  | 'edge-fails'
  | 'pages-crash'
  | 'menu-unreachable'
  | 'table-throttled'
  | 'concurrency'
  | 'mail-bounces'
  | 'mail-complaints'
  | 'mail-dropped'
  | 'mail-many';

type About = { page: AlarmPage; loss: string };

/** Above the threshold, at once. */
const exceeding = {
  threshold: 0,
  evaluationPeriods: 1,
  comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
  treatMissingData: TreatMissingData.NOT_BREACHING,
};

/**
 * An alarm that names the customer impact. By default it goes off at once above zero. It has no action of its own:
 * `addFaultsAlarm` reports all of a stack's alarms.
 */
export const alarmWhen = (
  scope: Construct,
  id: string,
  { page, loss }: About,
  metric: IMetric,
  options: Partial<CreateAlarmOptions> = {},
): Alarm =>
  new Alarm(scope, id, {
    alarmDescription: `What the customer loses: ${loss} What to do: infra/RUNBOOK.md#${page}`,
    metric,
    ...exceeding,
    ...options,
  });

/** Goes off when something periodic has stopped: its metric is missing. */
export const alarmWhenSilent = (
  scope: Construct,
  id: string,
  about: About,
  metric: IMetric,
  evaluationPeriods = 1,
): Alarm =>
  alarmWhen(scope, id, about, metric, {
    threshold: 1,
    evaluationPeriods,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.BREACHING,
  });
