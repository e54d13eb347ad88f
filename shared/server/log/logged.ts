import type { Context } from 'aws-lambda';
import { log } from './log.ts';

let isColdStart = true;

/**
 * Names the invocation in each line that follows, and the request that it answers. Not the function's name, ARN and memory,
 * as AWS's own helper would: its log is its own, and they are half of what a line weighs.
 */
export function beginLog({ awsRequestId }: Context, requestId?: string): void {
  log.resetKeys();
  log.appendKeys({ function_request_id: awsRequestId, ...(isColdStart && { cold_start: true }) });
  isColdStart = false;
  if (requestId !== undefined) log.appendKeys({ correlation_id: requestId });
}

/** Adds the invocation to a function's log lines. */
export const logged =
  <Event, Reply>(work: (event: Event, context: Context) => Promise<Reply>) =>
  (event: Event, context: Context): Promise<Reply> => {
    beginLog(context);
    return work(event, context);
  };
