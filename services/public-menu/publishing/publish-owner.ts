import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@menuleaf/shared/server/log/log.ts';
import { underLease } from './under-lease.ts';
import type { openPublishing } from './open-publishing.ts';
import { publishRestaurants } from './publish-restaurants.ts';

type Context = ReturnType<typeof openPublishing>;

async function publishAll(
  ownerId: string,
  named: ReadonlySet<string>,
  context: Context,
  asksBucket: boolean,
) {
  const ids = new Set(await context.owners.restaurantIds(ownerId)).union(named);
  await publishRestaurants(ownerId, [...ids], context, asksBucket);
}

/** Milliseconds to release the lease after the work. */
const graceMs = 1000;

/**
 * Publishes all of an owner's restaurants, and those named in changes. Rejects after `limitMs`, not counting the wait
 * for the lease.
 */
export async function publishOwner(
  ownerId: string,
  named: ReadonlySet<string>,
  limitMs: number,
  context: Context,
  asksBucket = false,
) {
  const publish = () => withTimeout(limitMs, publishAll(ownerId, named, context, asksBucket));
  const isMine = await underLease(ownerId, limitMs + graceMs, publish, context);
  // The other publisher covered all existing restaurants, but maybe not a deleted one.
  if (isMine || named.size === 0) return;
  await withTimeout(limitMs, publishRestaurants(ownerId, [...named], context, asksBucket));
}

/** Logs the error and schedules a retry. Rejects if that fails too. */
export async function noteFailure(
  ownerId: string,
  named: ReadonlySet<string>,
  error: unknown,
  { retries, clock }: Context,
) {
  log.error('An owner’s pages could not be published', { owner_id: ownerId, error });
  await retries.note(ownerId, named, clock());
}

/** Rejects if the work takes longer than this many milliseconds; does not cancel it. */
async function withTimeout<Of>(ms: number, work: Promise<Of>): Promise<Of> {
  const ended = new AbortController();
  const late = async (): Promise<never> => {
    await wait(ms, undefined, { signal: ended.signal });
    throw new Error(`Took longer than ${ms} ms`);
  };
  try {
    return await Promise.race([work, late()]);
  } finally {
    ended.abort();
  }
}
