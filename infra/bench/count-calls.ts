import { Worker } from 'node:worker_threads';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';

/** An event of an API, and not of the table's stream. */
const isCall = (sent: unknown) => JSON.stringify(sent).includes('"routeKey"');

/** The keys of the functions behind the APIs: a call wakes no other, while the clock and the stream wake some at any time. */
function keysOfCalls(cloud: LocalCloud) {
  const functions = Object.entries(cloud.environments);
  const ofCalls = functions.filter(([name]) => name.includes('-Service-handler'));
  return new Set(ofCalls.map(([, { AWS_ACCESS_KEY_ID }]) => AWS_ACCESS_KEY_ID));
}

/**
 * Counts, from now on, the events of calls and the requests that they make of DynamoDB. The local cloud runs in this
 * very process, so every one of them passes here. What the clock or the stream wakes follows from no call.
 */
export function countCalls(cloud: LocalCloud) {
  const ofCalls = keysOfCalls(cloud);
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
    if (isRequest && headers.has('x-amz-date') && ofCalls.has(key)) counts.dynamodb += 1;
    return plainFetch(input, init);
  };
  return counts;
}
