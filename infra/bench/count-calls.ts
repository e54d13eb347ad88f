import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import * as z from 'zod';

const requestMessage = z.object({ request: z.custom<IncomingMessage>() });

/** Tells of each request that reaches the local cloud, its provider or its functions' AWS: all are of this process. */
export const eachRequest = (tell: (request: IncomingMessage) => void) =>
  subscribe('http.server.request.start', (message) => tell(requestMessage.parse(message).request));

/** An API event, not one of the table's stream. */
const isCall = (sent: unknown) => JSON.stringify(sent).includes('"routeKey"');

/**
 * Access keys of the API functions: calls trigger no others, while the clock and the stream trigger some at any time.
 */
function keysOfCalls(cloud: LocalCloud) {
  const functions = Object.entries(cloud.environments);
  const ofCalls = functions.filter(([name]) => name.includes('-Service-handler'));
  return new Set(ofCalls.map(([, { AWS_ACCESS_KEY_ID }]) => AWS_ACCESS_KEY_ID));
}

/**
 * Counts API events, their DynamoDB requests, and requests to the payment provider, from now on. Functions triggered by
 * the clock or the stream are not counted.
 */
export function countCalls(cloud: LocalCloud) {
  const ofCalls = keysOfCalls(cloud);
  const counts = { lambda: 0, dynamodb: 0, provider: 0 };
  const providerHost = new URL(Object.values(cloud.environments)[0]?.STRIPE_API_URL ?? '').host;
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function counted(this: Worker, ...sent) {
    if (isCall(sent[0])) counts.lambda += 1;
    return post.apply(this, sent);
  };
  eachRequest(({ headers }) => {
    if (headers.host === providerHost) counts.provider += 1;
    const key = /Credential=([^/]+)/.exec(headers.authorization ?? '')?.[1];
    const isRequest = String(headers['x-amz-target']).startsWith('DynamoDB_');
    // SDK retries don't count: this machine was busy.
    const isFirst = String(headers['amz-sdk-request']).startsWith('attempt=1');
    if (isRequest && isFirst && key !== undefined && ofCalls.has(key)) counts.dynamodb += 1;
  });
  return counts;
}
