import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
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

/** Whether a write lost against a transaction on the same items, so that trying again is right. */
export function isConflict(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  return (error.CancellationReasons ?? []).some((reason) => reason.Code === 'TransactionConflict');
}
