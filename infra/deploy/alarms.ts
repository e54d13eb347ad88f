import { CloudWatchClient, paginateDescribeAlarms } from '@aws-sdk/client-cloudwatch';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';

/** The names of a slice's alarms that went off since then, and still sound. */
export async function alarmsSince(stage: string, slice: Slice, since: Date): Promise<string[]> {
  const names: string[] = [];
  const input = {
    AlarmNamePrefix: `Menuleaf-${stage}-${slice}-Service-`,
    StateValue: 'ALARM' as const,
  };
  for await (const page of paginateDescribeAlarms({ client: new CloudWatchClient() }, input)) {
    for (const { AlarmName = '', StateUpdatedTimestamp } of page.MetricAlarms ?? []) {
      if (StateUpdatedTimestamp && StateUpdatedTimestamp >= since) names.push(AlarmName);
    }
  }
  return names;
}
