import {
  Alarm,
  ComparisonOperator,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/** An alarm that goes off above the threshold and says what the customer loses. */
export function alarmWhen(
  scope: Construct,
  id: string,
  about: { topicArn: string; loss: string },
  metric: IMetric,
  threshold = 0,
): void {
  const alarm = new Alarm(scope, id, {
    alarmDescription: `What the customer loses: ${about.loss}`,
    metric,
    threshold,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(Topic.fromTopicArn(scope, `${id}-topic`, about.topicArn)));
}
