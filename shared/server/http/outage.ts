import { isTransient } from '../table/conditions.ts';

/** Error names of AWS SDK clients and sockets for an unreachable dependency. */
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

/** Whether a database, storage or mail call failed for an outage or a transient conflict. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (outages.has(error.name) || isTransient(error)) return true;
  if ('code' in error && typeof error.code === 'string' && outages.has(error.code)) return true;
  return isOutage(error.cause);
}
