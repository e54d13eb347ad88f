import type { Faults } from '../faults.ts';
import { disturbing, lostAnswer, staleReads } from '../table/disturb.ts';
import { forwardToEngine } from '../table/forward-to-engine.ts';
import { accessRequestsOf } from '../table/access-requests.ts';
import type { Table } from '../table/tables.ts';
import { AwsError } from '../aws-error.ts';
import type { AwsService } from './endpoint.ts';

const forwarded = ['content-type', 'x-amz-target', 'x-amz-date', 'authorization'];
const changes = /\.(Put|Update|Delete|BatchWrite|TransactWrite)Item/;

/** DynamoDB: checks every call against the caller's policies, then forwards it to the engine. */
export function tableService(
  engineUrl: string,
  tables: readonly Table[],
  onChange: () => void,
  faults: Faults,
): AwsService {
  const disturb = disturbing(faults);
  const asBefore = staleReads(faults);
  return {
    prefix: 'DynamoDB_20120810.',
    answer: async (call) => {
      const operation = call.operation.split('.')[1] ?? '';
      const body = call.body.toString();
      for (const asked of accessRequestsOf(operation, JSON.parse(body), tables)) {
        const table = tables.find(({ name, arn }) => name === asked.table || arn === asked.table);
        const keys: Record<string, string[]> = {};
        if (asked.leadingKeys.length > 0) keys['dynamodb:LeadingKeys'] = asked.leadingKeys;
        call.demand(asked.action, table?.arn ?? asked.table, keys);
      }
      disturb(operation, body);
      const headers = Object.fromEntries(
        forwarded.flatMap((name) => {
          const value = call.headers[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      );
      const { status, checksum, answer } = await forwardToEngine(
        engineUrl,
        headers,
        call.body,
      ).catch(() => {
        throw new AwsError(503, 'ServiceUnavailable', 'The database does not answer');
      });
      const isDone = status === 200;
      if (isDone && changes.test(call.operation)) {
        onChange();
        if (call.isFunction && faults.happens(faults.now.lostAnswers)) throw lostAnswer();
      }
      const stale = isDone ? asBefore(operation, body, answer) : undefined;
      if (stale) return { status, body: stale };
      return {
        status,
        body: answer,
        ...(checksum !== undefined && { headers: { 'x-amz-crc32': checksum } }),
      };
    },
  };
}
