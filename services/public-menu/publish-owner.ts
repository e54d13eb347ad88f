import type { openPublishing } from './publishing.ts';
import { publishRestaurants } from './publish.ts';
import { within } from './within.ts';

type Tools = ReturnType<typeof openPublishing>;

async function publishAll(ownerId: string, named: ReadonlySet<string>, tools: Tools) {
  const ids = new Set(await tools.store.restaurantIds(ownerId)).union(named);
  await publishRestaurants(ownerId, [...ids], tools);
}

/** Publishes every restaurant of an owner, and those that changes named. Rejects when it takes longer than `limitMs`. */
export const publishOwner = (
  ownerId: string,
  named: ReadonlySet<string>,
  limitMs: number,
  tools: Tools,
) => within(limitMs, publishAll(ownerId, named, tools));

/** Tells the operator, and notes that it is to be tried again. Rejects when that cannot be noted either. */
export async function noteFailure(
  ownerId: string,
  named: ReadonlySet<string>,
  error: unknown,
  { retries, clock }: Tools,
) {
  console.error(JSON.stringify({ ownerId, publishing: 'failed', error: String(error) }));
  await retries.note(ownerId, named, clock());
}
