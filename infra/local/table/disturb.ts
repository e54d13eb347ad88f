import * as z from 'zod';
import { AwsError } from '../aws/aws-error.ts';
import type { Faults } from '../faults.ts';

const transaction = z.object({ TransactItems: z.array(z.unknown()) });

/** Of calls in a row, every which is turned away: a client that tries again gets through. */
const every = 3;

/** Turns away some calls of the table, as DynamoDB does when others are at work on the same rows, or too many of them. */
export function disturbing(faults: Faults): (operation: string, body: string) => void {
  let [transactions, calls] = [0, 0];
  return (operation, body) => {
    const { conflicts, throttles } = faults.now;
    if (throttles && (calls += 1) % every === 0) {
      const message = 'The level of configured provisioned throughput for the table was exceeded.';
      throw new AwsError(400, 'ProvisionedThroughputExceededException', message);
    }
    if (conflicts && operation === 'TransactWriteItems' && (transactions += 1) % every === 0) {
      throw conflict(transaction.parse(JSON.parse(body)).TransactItems.length);
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
