import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb';

/** Whether a single write failed its own condition. */
export const isConditionFailed = (error: unknown): error is ConditionalCheckFailedException =>
  error instanceof ConditionalCheckFailedException;

/** Which actions of a cancelled transaction failed their condition, by position; undefined if it was not that. */
export function failedConditions(error: unknown): number[] | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const reasons = error.CancellationReasons ?? [];
  const failed = reasons.flatMap((reason, at) =>
    reason.Code === 'ConditionalCheckFailed' ? [at] : [],
  );
  return failed.length > 0 ? failed : undefined;
}

/** What a transaction is cancelled for although nothing is wrong with it: another write, or too many of them. */
const passing = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

/**
 * Whether a write met another one or a throttle, so that trying again is right. A transaction of which a condition failed
 * as well would fail again.
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  if (error instanceof TransactionInProgressException) return true;
  if (!(error instanceof TransactionCanceledException) || failedConditions(error)) return false;
  return (error.CancellationReasons ?? []).some(({ Code = '' }) => passing.has(Code));
}
