import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, AlarmRule, CompositeAlarm, type IAlarmRule } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';

type Telling = {
  topicArn: string;
  loss: string;
  /** Alarms that mean something only together with others. */
  together?: { of: readonly Alarm[]; rules: readonly IAlarmRule[] };
  /** An alarm that explains a fault of this stack: while it sounds, nobody is told of this one. */
  unless?: string;
};

/**
 * One message for what goes wrong in a stack, and one when it is over, however many of its alarms go off: each says by
 * its name and description which it was.
 */
export function tellOfFaults(
  stack: Stack,
  { topicArn, loss, together, unless }: Telling,
): CompositeAlarm {
  const alarms = stack.node.findAll().filter((it) => it instanceof Alarm);
  const alone = alarms.filter((it) => !together?.of.includes(it));
  const rules = [...alone, ...(together?.rules ?? [])];
  const faults = new CompositeAlarm(stack, 'Faults', {
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
