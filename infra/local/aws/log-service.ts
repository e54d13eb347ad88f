import * as z from 'zod';
import type { EdgeLogs } from '../logs/edge-logs.ts';
import type { Deployment } from '../stack/deployment.ts';
import { account, region } from '../stack/resource-types.ts';
import { AwsError } from './aws-error.ts';
import type { AwsReply, AwsService } from './endpoint.ts';

const prefix = 'Logs_20140328.';
const input = z.object({
  logGroupName: z.string(),
  startTime: z.number().default(0),
  endTime: z.number().default(Number.MAX_SAFE_INTEGER),
  /** One word that a line must hold. */
  filterPattern: z.string().regex(/^\w+$/, 'The local cloud filters by one word alone'),
  nextToken: z.string().optional(),
  limit: z.number().min(1).max(10_000).default(10_000),
});

/** CloudWatch Logs: FilterLogEvents, of what functions of the edge have said. */
export function logService(deployment: Deployment, logs: EdgeLogs): AwsService {
  const groups = () => new Set(deployment.ofType('AWS::Logs::LogGroup').map(({ ref }) => ref));
  return {
    prefix,
    answer: async (call): Promise<AwsReply> => {
      const operation = call.operation.slice(prefix.length);
      if (operation !== 'FilterLogEvents') {
        throw new AwsError(400, 'UnknownOperationException', call.operation);
      }
      const asked = input.parse(JSON.parse(call.body.toString()));
      const { logGroupName: group, filterPattern, nextToken = '0', limit } = asked;
      call.demand('logs:FilterLogEvents', `arn:aws:logs:${region}:${account}:log-group:${group}:*`);
      if (!groups().has(group)) {
        throw new AwsError(
          400,
          'ResourceNotFoundException',
          'The specified log group does not exist.',
        );
      }
      const found = logs
        .between(group, asked.startTime, asked.endTime)
        .filter(({ message }) => message.includes(filterPattern));
      const end = Number(nextToken) + limit;
      const events = found.slice(Number(nextToken), end).map(({ id, at, message }) => ({
        logStreamName: 'local',
        timestamp: at,
        ingestionTime: at,
        message,
        eventId: id,
      }));
      const more = end < found.length ? { nextToken: String(end) } : {};
      return { status: 200, body: JSON.stringify({ events, searchedLogStreams: [], ...more }) };
    },
  };
}
