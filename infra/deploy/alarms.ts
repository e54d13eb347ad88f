import {
  CloudWatchClient,
  type MetricAlarm,
  paginateDescribeAlarms,
} from '@aws-sdk/client-cloudwatch';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';

/** Those updated since then. */
export const updatedSince = (alarms: readonly MetricAlarm[], since: Date): string[] =>
  alarms
    .filter(({ StateUpdatedTimestamp: at }) => at !== undefined && at >= since)
    .map(({ AlarmName = '' }) => AlarmName);

/** A slice's alarms that went off since then and are still in alarm. */
export async function alarmsSince(stage: string, slice: Slice, since: Date): Promise<string[]> {
  const names: string[] = [];
  const input = {
    AlarmNamePrefix: `Menuleaf-${stage}-${slice}-Service-`,
    StateValue: 'ALARM' as const,
  };
  for await (const page of paginateDescribeAlarms({ client: new CloudWatchClient() }, input)) {
    names.push(...updatedSince(page.MetricAlarms ?? [], since));
  }
  return names;
}
