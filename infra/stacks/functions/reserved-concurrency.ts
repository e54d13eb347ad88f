import type { EventFunction } from '@menuleaf/shared/server/slice-definition.ts';
import { listenerConcurrency } from './wake-by-events.ts';

/** Concurrent uploads: an image takes seconds, and excess events are retried. */
const uploadConcurrency = 20;
/** One run and its successor. */
const scheduledConcurrency = 2;

/**
 * A function's reserved concurrency: guaranteed and capped, so that it takes none from another slice. An account has
 * 1,000, of which 100 must stay unreserved (docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html).
 */
export function concurrencyOf({ reservedConcurrency, wakes }: EventFunction): number {
  if (reservedConcurrency !== undefined) return reservedConcurrency;
  if ('onEvents' in wakes) return listenerConcurrency;
  return 'onUploadUnder' in wakes ? uploadConcurrency : scheduledConcurrency;
}
