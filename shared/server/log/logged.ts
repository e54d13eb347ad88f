import type { Context } from 'aws-lambda';
import { log } from './log.ts';

/** Adds the invocation and its request to all following log lines. */
export function beginLog(context: Context, requestId?: string): void {
  log.resetKeys();
  log.addContext(context);
  if (requestId !== undefined) log.appendKeys({ correlation_id: requestId });
}

/** Adds the invocation to a function's log lines. */
export const logged =
  <Event, Reply>(work: (event: Event, context: Context) => Promise<Reply>) =>
  (event: Event, context: Context): Promise<Reply> => {
    beginLog(context);
    return work(event, context);
  };
