import { subscribe } from 'node:diagnostics_channel';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
const requestMessage = z.object({ request: z.custom() });
/** An event of an API, and not of the table's stream. */
const isCall = (sent) => JSON.stringify(sent).includes('"routeKey"');
/** The keys of the functions behind the APIs: a call wakes no other, while the clock and the stream wake some at any time. */
function keysOfCalls(cloud) {
  const functions = Object.entries(cloud.environments);
  const ofCalls = functions.filter(([name]) => name.includes('-Service-handler'));
  return new Set(ofCalls.map(([, { AWS_ACCESS_KEY_ID }]) => AWS_ACCESS_KEY_ID));
}
/**
 * Counts, from now on, the events of calls and the requests that they make of DynamoDB. The local cloud runs in this
 * very process, so every one of them passes here. What the clock or the stream wakes follows from no call.
 */
export function countCalls(cloud) {
  const ofCalls = keysOfCalls(cloud);
  const counts = { lambda: 0, dynamodb: 0 };
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function counted(...sent) {
    if (isCall(sent[0])) counts.lambda += 1;
    return post.apply(this, sent);
  };
  subscribe('http.server.request.start', (message) => {
    const { headers } = requestMessage.parse(message).request;
    const key = /Credential=([^/]+)/.exec(headers.authorization ?? '')?.[1];
    const isRequest = String(headers['x-amz-target']).startsWith('DynamoDB_');
    // One that the SDK sends again is not one more: this machine was busy.
    const isFirst = String(headers['amz-sdk-request']).startsWith('attempt=1');
    if (isRequest && isFirst && key !== undefined && ofCalls.has(key)) counts.dynamodb += 1;
  });
  return counts;
}
