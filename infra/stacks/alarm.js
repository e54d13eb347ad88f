import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
export const fiveMinutes = { period: Duration.minutes(5) };
function alarm(scope, id, { page, topicArn, loss }, metric, options) {
  const made = new Alarm(scope, id, {
    alarmDescription: `What the customer loses: ${loss} What to do: infra/RUNBOOK.md#${page}`,
    metric,
    evaluationPeriods: 1,
    ...options,
  });
  made.addAlarmAction(new SnsAction(Topic.fromTopicArn(scope, `${id}-topic`, topicArn)));
}
/** An alarm that goes off above the threshold and says what the customer loses. */
export const alarmWhen = (scope, id, about, metric, threshold = 0) =>
  alarm(scope, id, about, metric, {
    threshold,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
/** One that goes off when something that should go on by itself has stopped. */
export const alarmWhenSilent = (scope, id, about, metric) =>
  alarm(scope, id, { ...about, page: 'silent' }, metric, {
    threshold: 1,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.BREACHING,
  });
