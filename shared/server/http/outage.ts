import { isPassing } from '../table/conditions.ts';

/** Names that AWS SDK clients and sockets give to «a part that we need does not answer». */
const outages = new Set([
  'TimeoutError',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'InternalServerError',
  'InternalFailure',
  'ServiceUnavailable',
  'ServiceUnavailableException',
  'SlowDown',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TooManyRequestsException',
]);

/** Whether a database, storage or mail call failed because the other side did not answer. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (outages.has(error.name) || isPassing(error)) return true;
  if ('code' in error && typeof error.code === 'string' && outages.has(error.code)) return true;
  return isOutage(error.cause);
}
