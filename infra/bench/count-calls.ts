import { Worker } from 'node:worker_threads';

/** An event of an API, and not of the table's stream. */
const isCall = (sent: unknown) => JSON.stringify(sent).includes('"routeKey"');

/**
 * Counts, from now on, the events that functions are given and the requests that reach DynamoDB. The local cloud runs in
 * this very process, so every one of them passes here. `isOfCall` says by
 * an access key whether it is of a function that calls wake: what the clock or the stream wakes follows from no call.
 */
export function countCalls(isOfCall: (accessKeyId: string) => boolean = () => true) {
  const counts = { lambda: 0, dynamodb: 0 };
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function counted(this: Worker, ...sent) {
    if (isCall(sent[0])) counts.lambda += 1;
    return post.apply(this, sent);
  };
  const plainFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    // Signed, so a caller's and not the local cloud's own sweep of what has expired.
    const key = /Credential=([^/]+)/.exec(headers.get('authorization') ?? '')?.[1];
    const isRequest = headers.get('x-amz-target')?.startsWith('DynamoDB_') ?? false;
    if (isRequest && headers.has('x-amz-date') && key && isOfCall(key)) counts.dynamodb += 1;
    return plainFetch(input, init);
  };
  return counts;
}
