import { createHash, timingSafeEqual } from 'node:crypto';
import compose, { type MiddlewareObj } from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import { edgeHeaders } from '../../contracts/edge-headers.ts';
import { toErrorResponse } from './error-response.ts';
import { HttpError } from '../http-error.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const isSame = (known: Buffer, shown: Buffer) =>
  known.length === shown.length && timingSafeEqual(known, shown);

/** Whether a request came through the edge, the holder of a secret with one of these digests. */
export function cameThroughEdge(event: APIGatewayProxyEventV2, digests: string[]): boolean {
  const shown = Buffer.from(digest(event.headers[edgeHeaders.secret] ?? ''));
  return digests.map((known) => Buffer.from(known)).some((known) => isSame(known, shown));
}

/** Refuses direct API calls with 403, which bypass the edge's cache, limits and headers. */
export const throughEdge = (
  digests: string[],
): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> => ({
  before: ({ event }) =>
    cameThroughEdge(event, digests)
      ? undefined
      : toErrorResponse(new HttpError(403, 'Calls come through the public address alone.')),
});

type Answering = (
  event: APIGatewayProxyEventV2,
  lambda: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/** A handler that only takes edge requests. */
export const behindEdge = (digests: string[], handler: Answering) =>
  compose<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(throughEdge(digests))
    .handler(handler);
