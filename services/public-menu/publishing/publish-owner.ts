import { log } from '@menuleaf/shared/server/log/log.ts';
import { underLease } from './under-lease.ts';
import type { openPublishing } from './open-publishing.ts';
import { publishRestaurants } from './publish-restaurants.ts';
import { within } from './within.ts';

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

/** Milliseconds for what comes after the work: the end of the lease itself. */
const graceMs = 1000;

/**
 * Publishes every restaurant of an owner, and those that changes named. Rejects when it takes longer than `limitMs`, the
 * lease that it may have to wait for set aside.
 */
export async function publishOwner(
  ownerId: string,
  named: ReadonlySet<string>,
  limitMs: number,
  context: Context,
  asksBucket = false,
) {
  const publish = () => within(limitMs, publishAll(ownerId, named, context, asksBucket));
  const isMine = await underLease(ownerId, limitMs + graceMs, publish, context);
  // Who published meanwhile knew of every restaurant that is there, and not of one that was deleted.
  if (isMine || named.size === 0) return;
  await within(limitMs, publishRestaurants(ownerId, [...named], context, asksBucket));
}

/** Tells the operator, and notes that it is to be tried again. Rejects when that cannot be noted either. */
export async function noteFailure(
  ownerId: string,
  named: ReadonlySet<string>,
  error: unknown,
  { retries, clock }: Context,
) {
  log.error('An owner’s pages could not be published', { owner_id: ownerId, error });
  await retries.note(ownerId, named, clock());
}
