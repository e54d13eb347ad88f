import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  TreatMissingData,
  type CreateAlarmOptions,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

export const fiveMinutes = { period: Duration.minutes(5) };

/** What went wrong: each has its page in infra/RUNBOOK.md, by this name. */
export type AlarmPage =
  | 'calls-fail'
  | 'function-fails'
  | 'function-throttled'
  | 'gave-up'
  | 'lags'
  | 'silent'
  | 'edge-fails'
  | 'table-throttled'
  | 'mail-bounces';

type About = { page: AlarmPage; topicArn: string; loss: string };

function alarm(
  scope: Construct,
  id: string,
  { page, topicArn, loss }: About,
  metric: IMetric,
  options: Omit<CreateAlarmOptions, 'evaluationPeriods'>,
): Alarm {
  const made = new Alarm(scope, id, {
    alarmDescription: `What the customer loses: ${loss} What to do: infra/RUNBOOK.md#${page}`,
    metric,
    evaluationPeriods: 1,
    ...options,
  });
  made.addAlarmAction(new SnsAction(Topic.fromTopicArn(scope, `${id}-topic`, topicArn)));
  return made;
}

/** An alarm that goes off above the threshold and says what the customer loses. */
export const alarmWhen = (
  scope: Construct,
  id: string,
  about: About,
  metric: IMetric,
  threshold = 0,
): Alarm =>
  alarm(scope, id, about, metric, {
    threshold,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });

/** One that goes off when something that should go on by itself has stopped. */
export const alarmWhenSilent = (
  scope: Construct,
  id: string,
  about: Omit<About, 'page'>,
  metric: IMetric,
): Alarm =>
  alarm(scope, id, { ...about, page: 'silent' }, metric, {
    threshold: 1,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.BREACHING,
  });
