import { log } from '@menuleaf/shared/server/log/log.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import type { Context } from 'aws-lambda';
import { inParallel } from '../publishing/in-parallel.ts';
import { noteFailure, publishOwner } from '../publishing/publish-owner.ts';
import { openPublishing } from '../publishing/open-publishing.ts';
import { republish } from '../publishing/republish.ts';
import type { Retry } from '../publishing/retries-store.ts';

const publishing = openPublishing(import.meta.dirname);

/** Owners at once, and milliseconds for each: here nobody waits behind them. */
const atOnce = 6;
const limitMs = 30_000;

/** Milliseconds that are left for the page under way when the time runs out; the next run goes on. */
const lastPage = 40_000;

/** Returns whose pages still cannot be published. */
async function retryAll(hasTime: () => boolean): Promise<string[]> {
  const failed: string[] = [];
  await inParallel(
    await publishing.retries.due(publishing.clock()),
    atOnce,
    async (retry: Retry) => {
      if (!hasTime() || !(await publishing.retries.begin(retry, publishing.clock()))) return;
      try {
        // Whatever went wrong may have left another page there than was noted.
        await publishOwner(retry.owner_id, retry.restaurant_ids, limitMs, publishing, true);
        await publishing.retries.end(retry);
      } catch (error) {
        const { owner_id: ownerId, attempts } = retry;
        log.error('A restaurant still cannot be published', { owner_id: ownerId, attempts, error });
        failed.push(ownerId);
      }
    },
  );
  return failed;
}

async function publishAnew(ownerId: string, restaurantIds: ReadonlySet<string>) {
  try {
    await publishOwner(ownerId, restaurantIds, limitMs, publishing, true);
  } catch (error) {
    await noteFailure(ownerId, restaurantIds, error, publishing);
  }
}

/**
 * Publishes what could not be published before, and after a deployment that changes the page makes the pages of every
 * restaurant anew, once. Four wake every minute and run for up to five, each on parts of its own, so that as many are at work
 * as there are parts. Rejects when somebody's pages still cannot be published, which is what the alarm is for.
 */
export const handler = logged(async (_event: unknown, context: Context) => {
  const hasTime = () => context.getRemainingTimeInMillis() > lastPage;
  await publishing.storeFilesOnce();
  const failed = await retryAll(hasTime);
  const count = await republish({ ...publishing, publish: publishAnew, hasTime });
  if (count > 0) log.info('Restaurants were published anew', { count });
  if (failed.length > 0) throw new Error(`Cannot be published: ${failed.join(', ')}`);
});
