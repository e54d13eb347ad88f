import type { Faults } from '../faults.ts';
import { forwardToEngine } from '../table/engine-call.ts';
import { accessRequestsOf } from '../table/access-requests.ts';
import type { Table } from '../table/tables.ts';
import { AwsError, FaultError } from '../aws-error.ts';
import type { AwsService } from './endpoint.ts';
import * as z from 'zod';

const transactInput = z.looseObject({
  TransactItems: z.array(z.unknown()).default([]),
  /** Differs on each attempt. */
  ClientRequestToken: z.unknown().optional(),
});

/** True for the first attempt of a request, and again after that request was let through. */
function firstTries(): (question: string) => boolean {
  const turnedAway = new Set<string>();
  return (question) => {
    if (turnedAway.delete(question)) return false;
    turnedAway.add(question);
    return true;
  };
}

/**
 * Fails the first attempt of table calls, as DynamoDB does on a transaction conflict or when it throttles. A retry
 * succeeds.
 */
function disturbing(faults: Faults): (operation: string, body: string) => void {
  const [isTooMuch, isMet] = [firstTries(), firstTries()];
  return (operation, body) => {
    const { conflicts, throttles } = faults.now;
    if (!conflicts && !throttles) return;
    const { ClientRequestToken: _token, ...question } = transactInput.parse(JSON.parse(body));
    const call = `${operation} ${JSON.stringify(question)}`;
    if (throttles && isTooMuch(call)) {
      const message = 'The level of configured provisioned throughput for the table was exceeded.';
      throw new AwsError(400, 'ProvisionedThroughputExceededException', message);
    }
    if (conflicts && operation === 'TransactWriteItems' && isMet(call)) {
      throw conflict(question.TransactItems.length);
    }
  };
}

function conflict(actions: number): AwsError {
  const CancellationReasons = Array.from({ length: actions }, () => ({
    Code: 'TransactionConflict',
    Message: 'Transaction is ongoing for the item',
  }));
  const message = 'Transaction cancelled: [TransactionConflict]';
  return new AwsError(400, 'TransactionCanceledException', message, { CancellationReasons });
}

/** The error for a write that succeeded but whose response is lost. */
const lostAnswer = () =>
  new FaultError(500, 'InternalServerError', 'The request processing has failed.');

const read = z.looseObject({
  ConsistentRead: z.boolean().default(false),
  RequestItems: z
    .record(z.string(), z.looseObject({ ConsistentRead: z.boolean().default(false) }))
    .default({}),
});

const isEventual = (operation: string, body: string) => {
  if (!['GetItem', 'Query', 'BatchGetItem'].includes(operation)) return false;
  const { ConsistentRead, RequestItems } = read.parse(JSON.parse(body));
  return !ConsistentRead && Object.values(RequestItems).every((one) => !one.ConsistentRead);
};

/** Number of responses kept. */
const maxRemembered = 1000;

/** The previous response to the same eventually consistent read; undefined to return the current one. */
function staleReads(
  faults: Faults,
): (operation: string, body: string, answer: Buffer) => Buffer | undefined {
  const before = new Map<string, Buffer>();
  return (operation, body, answer) => {
    if (!faults.now.staleReads) before.clear();
    else if (isEventual(operation, body)) {
      const question = `${operation} ${body}`;
      const stale = before.get(question);
      before.delete(question);
      before.set(question, answer);
      const [oldest] = before.keys();
      if (before.size > maxRemembered && oldest !== undefined) before.delete(oldest);
      return stale;
    }
    return undefined;
  };
}

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
      const { status, answer } = await forwardToEngine(engineUrl, headers, call.body).catch(() => {
        throw new AwsError(503, 'ServiceUnavailable', 'The database does not answer');
      });
      const isDone = status === 200;
      if (isDone && changes.test(call.operation)) {
        onChange();
        if (call.isFunction && faults.happens(faults.now.lostAnswers)) throw lostAnswer();
      }
      const stale = isDone ? asBefore(operation, body, answer) : undefined;
      return { status, body: stale ?? answer };
    },
  };
}
