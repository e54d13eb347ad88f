import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, AlarmRule, CompositeAlarm, type IAlarmRule } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';

type FaultsAlarmOptions = {
  topicArn: string;
  loss: string;
  /** Alarms that count only in combination. */
  together?: { of: readonly Alarm[]; rules: readonly IAlarmRule[] };
  /** An alarm that explains this stack's faults: while it is active, this one is suppressed. */
  unless?: string;
};

/**
 * One notification per stack when alarms go off and one when all are over, however many there are: it names the alarms.
 */
export function addFaultsAlarm(
  stack: Stack,
  { topicArn, loss, together, unless }: FaultsAlarmOptions,
): CompositeAlarm {
  const alarms = stack.node.findAll().filter((it) => it instanceof Alarm);
  const alone = alarms.filter((it) => !together?.of.includes(it));
  const rules = [...alone, ...(together?.rules ?? [])];
  const faults = new CompositeAlarm(stack, 'Faults', {
    // As CloudFormation names all others: pipelines reach their own alarms by the stack's name.
    compositeAlarmName: `${stack.stackName}-Faults`,
    alarmDescription: `What the customer loses, if it goes on: ${loss} The alarm that this names says more, and what to do.`,
    alarmRule: AlarmRule.anyOf(...rules),
    ...(unless !== undefined && {
      actionsSuppressor: Alarm.fromAlarmArn(stack, 'unless', unless),
      actionsSuppressorWaitPeriod: Duration.minutes(1),
      actionsSuppressorExtensionPeriod: Duration.minutes(2),
    }),
  });
  const action = new SnsAction(Topic.fromTopicArn(stack, 'faults-topic', topicArn));
  faults.addAlarmAction(action);
  faults.addOkAction(action);
  return faults;
}
