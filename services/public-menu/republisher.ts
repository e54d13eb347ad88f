import type { Context } from 'aws-lambda';
import { inParallel } from './in-parallel.ts';
import { pageVersion } from './page-version.ts';
import { publishRestaurants } from './publish.ts';
import { noteFailure, publishOwner } from './publish-owner.ts';
import { openPublishing } from './publishing.ts';
import type { Retry } from './retries-store.ts';
import { within } from './within.ts';

const tools = openPublishing(import.meta.dirname);

/** Owners at once, and milliseconds for each: here nobody waits behind them. */
const atOnce = 6;
const limitMs = 30_000;

/** Milliseconds that are left for the page under way when the time runs out; the next run goes on. */
const lastPage = 40_000;

/** Answers whose pages still cannot be published. */
async function retryAll(hasTime: () => boolean): Promise<string[]> {
  const failed: string[] = [];
  await inParallel(await tools.retries.due(tools.clock()), atOnce, async (retry: Retry) => {
    if (!hasTime() || !(await tools.retries.begin(retry, tools.clock()))) return;
    try {
      await publishOwner(retry.owner_id, retry.restaurant_ids, limitMs, tools);
      await tools.retries.end(retry);
    } catch (error) {
      const { owner_id: ownerId, attempts } = retry;
      console.error(JSON.stringify({ ownerId, attempts, retry: 'failed', error: String(error) }));
      failed.push(ownerId);
    }
  });
  return failed;
}

async function makeAnew(hasTime: () => boolean): Promise<void> {
  const version = pageVersion(tools.site);
  if (await tools.made.areAllBy(version)) return;
  const old = await tools.made.madeByOthers(version);
  await inParallel(old, atOnce, async ({ owner_id, restaurant_id }) => {
    if (!hasTime()) return;
    try {
      await within(limitMs, publishRestaurants(owner_id, [restaurant_id], tools));
    } catch (error) {
      await noteFailure(owner_id, new Set([restaurant_id]), error, tools);
    }
  });
  if (hasTime()) await tools.made.markAllBy(version);
}

/**
 * Publishes what could not be published before, and after a deployment that changes the page makes the pages of every
 * restaurant anew, once. Rejects when somebody's pages still cannot be published, which is what the alarm is for.
 */
export async function handler(_event: unknown, context: Context): Promise<void> {
  const hasTime = () => context.getRemainingTimeInMillis() > lastPage;
  await tools.storeFilesOnce();
  const failed = await retryAll(hasTime);
  await makeAnew(hasTime);
  if (failed.length > 0) throw new Error(`Cannot be published: ${failed.join(', ')}`);
}
