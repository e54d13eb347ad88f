import type { EventFunction } from '@menuleaf/shared/server/slice-definition.ts';
import { listenersAtOnce } from './wake-by-events.ts';

/** Uploads at once: an image takes seconds, and those that wait are brought again. */
const uploadsAtOnce = 20;
/** A run and the one after it. */
const runsAtOnce = 2;

/**
 * How many of a function run at once: kept for it, and no more, so that none takes them from another slice. An account
 * has 1,000, of which AWS leaves 100 to what reserves none (docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html).
 */
export function concurrencyOf({ reservedConcurrency, wakes }: EventFunction): number {
  if (reservedConcurrency !== undefined) return reservedConcurrency;
  if ('onEvents' in wakes) return listenersAtOnce;
  return 'onUploadUnder' in wakes ? uploadsAtOnce : runsAtOnce;
}
