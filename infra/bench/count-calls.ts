import { Worker } from 'node:worker_threads';

/**
 * Counts, from now on, the events that functions are given and the requests that reach DynamoDB. The local cloud runs in
 * this very process, so every one of them passes here.
 */
export function countCalls() {
  const counts = { lambda: 0, dynamodb: 0 };
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function counted(this: Worker, ...sent) {
    counts.lambda += 1;
    return post.apply(this, sent);
  };
  const plainFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    // Signed, so a caller's and not the local cloud's own sweep of what has expired.
    const isCall = headers.has('authorization') && headers.has('x-amz-date');
    if (isCall && headers.get('x-amz-target')?.startsWith('DynamoDB_')) counts.dynamodb += 1;
    return plainFetch(input, init);
  };
  return counts;
}
