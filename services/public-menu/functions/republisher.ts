import { log } from '@menuleaf/shared/server/log/log.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import type { Context } from 'aws-lambda';
import { forEachConcurrently } from '../publishing/for-each-concurrently.ts';
import { noteFailure, publishOwner } from '../publishing/publish-owner.ts';
import { openPublishing } from '../publishing/open-publishing.ts';
import { republish } from '../publishing/republish.ts';
import type { Retry } from '../publishing/retries-store.ts';

const publishing = openPublishing(import.meta.dirname);

/** Concurrent owners, and milliseconds for each: nothing queues up here. */
const concurrency = 6;
const limitMs = 30_000;

/** Milliseconds reserved to finish the current page; the next run continues. */
const lastPage = 40_000;

/** Returns the owners that still fail. */
async function retryAll(hasTime: () => boolean): Promise<string[]> {
  const failed: string[] = [];
  await forEachConcurrently(
    await publishing.retries.due(publishing.clock()),
    concurrency,
    async (retry: Retry) => {
      if (!hasTime() || !(await publishing.retries.begin(retry, publishing.clock()))) return;
      try {
        // After a failure, the bucket may not match the stored ETags.
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

async function republishOwner(ownerId: string, restaurantIds: ReadonlySet<string>) {
  try {
    await publishOwner(ownerId, restaurantIds, limitMs, publishing, true);
  } catch (error) {
    await noteFailure(ownerId, restaurantIds, error, publishing);
  }
}

/**
 * Retries failed owners, and after a deployment that changes pages, rebuilds those of every restaurant once. Four runs
 * start each minute and last up to five, each with its own parts, so one run per part is active. Rejects if an owner
 * still fails, which triggers the alarm.
 */
export const handler = logged(async (_event: unknown, context: Context) => {
  const hasTime = () => context.getRemainingTimeInMillis() > lastPage;
  await publishing.storeFilesOnce();
  const failed = await retryAll(hasTime);
  const count = await republish({ ...publishing, publish: republishOwner, hasTime });
  if (count > 0) log.info('Restaurants were published anew', { count });
  if (failed.length > 0) throw new Error(`Cannot be published: ${failed.join(', ')}`);
});
