import * as z from 'zod';
import { callEngine } from '../table/engine-call.ts';
import type { Table } from '../table/tables.ts';
import { AwsError } from '../aws-error.ts';
import type { AwsService } from './endpoint.ts';

const prefix = 'DynamoDBStreams_20120810.';
const input = z.object({ StreamArn: z.string().optional() }).loose();

/** DynamoDB Streams: GetShardIterator and GetRecords, translated to the engine's stream ARNs. */
export function streamService(engineUrl: string, tables: readonly Table[]): AwsService {
  return {
    prefix,
    answer: async (call) => {
      const { StreamArn, ...asked } = input.parse(JSON.parse(call.body.toString()));
      const operation = call.operation.slice(prefix.length);
      const table = tables.find(({ streamArn }) => streamArn === StreamArn);
      if (StreamArn !== undefined && !table) {
        throw new AwsError(400, 'ResourceNotFoundException', `No stream ${StreamArn}`);
      }
      call.demand(`dynamodb:${operation}`, table?.streamArn ?? '*');
      const stream = table && { StreamArn: table.engineStreamArn };
      const answer = await callEngine(engineUrl, operation, { ...asked, ...stream }, z.unknown());
      return { status: 200, body: JSON.stringify(answer) };
    },
  };
}
