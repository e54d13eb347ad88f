import { CloudWatchLogsClient, paginateFilterLogEvents } from '@aws-sdk/client-cloudwatch-logs';

/** Tries: an account may ask a few times a second, and who is told to wait shall wait. */
const maxAttempts = 8;

/** The client, with the question that the counter asks by it. */
export const openLogs = () => ({
  client: new CloudWatchLogsClient({ maxAttempts }),
  paginateFilterLogEvents,
});
