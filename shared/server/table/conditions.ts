import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb';

/** Whether a single write failed its own condition. */
export const isConditionFailed = (error: unknown): error is ConditionalCheckFailedException =>
  error instanceof ConditionalCheckFailedException;

/** Indexes of a canceled transaction's actions whose condition failed; undefined for other errors. */
export function failedConditions(error: unknown): number[] | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const reasons = error.CancellationReasons ?? [];
  const failed = reasons.flatMap((reason, at) =>
    reason.Code === 'ConditionalCheckFailed' ? [at] : [],
  );
  return failed.length > 0 ? failed : undefined;
}

/** The actions of a transaction whose condition failed; none where it was made. */
export const refusalsOf = (write: Promise<unknown>): Promise<readonly number[]> =>
  write.then(
    () => [],
    (error: unknown) => {
      const failed = failedConditions(error);
      if (failed) return failed;
      throw error;
    },
  );

const isRefused = (error: unknown) =>
  isConditionFailed(error) || failedConditions(error) !== undefined;

/** What a write returns; undefined if its condition failed, or one of its transaction's. */
export const unlessRefused = <Result>(write: Promise<Result>): Promise<Result | undefined> =>
  write.catch((error: unknown) => {
    if (isRefused(error)) return undefined;
    throw error;
  });

/** Whether a write was made: not if its condition failed, or one of its transaction's. */
export const wasMade = async (write: Promise<unknown>): Promise<boolean> =>
  (await unlessRefused(write.then(() => true))) ?? false;

/** Transient cancellation reasons: a conflicting write, or throttling. */
const transientCodes = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

/**
 * Whether a write hit a conflict or a throttle, so that a retry makes sense. A transaction that also failed a condition
 * would fail again.
 */
export function isTransient(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  if (error instanceof TransactionInProgressException) return true;
  if (!(error instanceof TransactionCanceledException) || failedConditions(error)) return false;
  return (error.CancellationReasons ?? []).some(({ Code = '' }) => transientCodes.has(Code));
}
