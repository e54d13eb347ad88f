import * as z from 'zod';
import { AwsError } from '../aws/aws-error.ts';
import type { Faults } from '../faults.ts';

const asked = z.looseObject({
  TransactItems: z.array(z.unknown()).default([]),
  /** Made anew for each try. */
  ClientRequestToken: z.unknown().optional(),
});

/** True for the first time that something is asked, and for the first after it was let through. */
function firstTries(): (question: string) => boolean {
  const turnedAway = new Set<string>();
  return (question) => {
    if (turnedAway.delete(question)) return false;
    turnedAway.add(question);
    return true;
  };
}

/**
 * Turns away the first try of calls of the table, as DynamoDB does when others are at work on the same rows, or when
 * there are too many of them. Who tries again gets through.
 */
export function disturbing(faults: Faults): (operation: string, body: string) => void {
  const [isTooMuch, isMet] = [firstTries(), firstTries()];
  return (operation, body) => {
    const { conflicts, throttles } = faults.now;
    if (!conflicts && !throttles) return;
    const { ClientRequestToken: _token, ...question } = asked.parse(JSON.parse(body));
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
