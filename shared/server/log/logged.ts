import type { Context } from 'aws-lambda';
import { log } from './log.ts';

/** Names the invocation in each line that follows, and the request that it answers. */
export function beginLog(context: Context, requestId?: string): void {
  log.resetKeys();
  log.addContext(context);
  if (requestId !== undefined) log.appendKeys({ correlation_id: requestId });
}

/** A function whose log tells its invocations apart. */
export const logged =
  <Event, Reply>(work: (event: Event, context: Context) => Promise<Reply>) =>
  (event: Event, context: Context): Promise<Reply> => {
    beginLog(context);
    return work(event, context);
  };
