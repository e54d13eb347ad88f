import { CloudWatchClient, paginateDescribeAlarms } from '@aws-sdk/client-cloudwatch';
/** Those that went off since then. */
export const wentOff = (alarms, since) =>
  alarms
    .filter(({ StateUpdatedTimestamp: at }) => at !== undefined && at >= since)
    .map(({ AlarmName = '' }) => AlarmName);
/** The names of a slice's alarms that went off since then, and still sound. */
export async function alarmsSince(stage, slice, since) {
  const names = [];
  const input = {
    AlarmNamePrefix: `Menuleaf-${stage}-${slice}-Service-`,
    StateValue: 'ALARM',
  };
  for await (const page of paginateDescribeAlarms({ client: new CloudWatchClient() }, input)) {
    names.push(...wentOff(page.MetricAlarms ?? [], since));
  }
  return names;
}
