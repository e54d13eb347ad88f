import type { Context } from 'aws-lambda';
import { pageVersion } from './page-version.ts';
import { publishRestaurant } from './publish.ts';
import { openPublishing } from './publishing.ts';

const tools = openPublishing(import.meta.dirname);

/** Milliseconds that are left for the page under way when the time runs out; the next run goes on. */
const lastPage = 10_000;

/** After a deployment that changes the page, makes the pages of every restaurant anew, once. */
export async function handler(_event: unknown, context: Context): Promise<void> {
  const version = pageVersion(tools.site);
  if (await tools.made.areAllBy(version)) return;
  await tools.storeFilesOnce();
  for (const { owner_id, restaurant_id } of await tools.made.madeByOthers(version)) {
    if (context.getRemainingTimeInMillis() < lastPage) return;
    await publishRestaurant(owner_id, restaurant_id, tools);
  }
  await tools.made.markAllBy(version);
}
