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

/** What went wrong: each has its page in infra/RUNBOOK.md, by this name. */
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
  | 'menu-unreachable'
  | 'table-throttled'
  | 'concurrency'
  | 'mail-bounces'
  | 'mail-complaints';

type About = { page: AlarmPage; loss: string };

/** Above the threshold, at once. */
const exceeding = {
  threshold: 0,
  evaluationPeriods: 1,
  comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
  treatMissingData: TreatMissingData.NOT_BREACHING,
};

/**
 * An alarm that says what the customer loses. It goes off above nothing, at once, unless told otherwise. Nobody is told of
 * it alone: `tellOfFaults` tells of those of a stack together.
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

/** One that goes off when something that should go on by itself has stopped: nothing is seen of it any more. */
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
