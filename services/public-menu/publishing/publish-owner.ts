import { log } from '@menuleaf/shared/server/log/log.ts';
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

/** Publishes every restaurant of an owner, and those that changes named. Rejects when it takes longer than `limitMs`. */
export const publishOwner = (
  ownerId: string,
  named: ReadonlySet<string>,
  limitMs: number,
  context: Context,
  asksBucket = false,
) => within(limitMs, publishAll(ownerId, named, context, asksBucket));

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
