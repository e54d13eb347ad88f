import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { log } from '../log/log.ts';
import { isOutage } from './outage.ts';
import { HttpError, unavailable } from '../http-error.ts';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

function refuse(error: HttpError): APIGatewayProxyStructuredResultV2 {
  const { status, detail, code, retryAfterSeconds } = error;
  return {
    statusCode: status,
    headers: {
      ...headers,
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
    body: JSON.stringify({ detail, code }),
  };
}

/** Turns every failure into a response: refusals as specified, outages 503, anything else 500. */
export function toErrorResponse(error: unknown): APIGatewayProxyStructuredResultV2 {
  if (error instanceof HttpError) return refuse(error);
  log.error('A request failed', { error });
  if (isOutage(error)) return refuse(unavailable());
  return refuse(new HttpError(500, 'Something went wrong on our side. Please try again.'));
}
