import { bulkChangeBegun, imageLetGo } from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { eventHandler, on } from '@menuleaf/shared/server/events/event-handler.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { closingStore } from '../store/closing-store.ts';
import { environment } from '../environment.ts';
import { imagesStore } from '../images/images-store.ts';
import { removeLooseImage } from '../images/remove-loose-image.ts';
import { bulkStore } from '../store/bulk-store.ts';
import { setTimeout } from 'node:timers/promises';
import type { CatalogueStore } from '../store/catalogue-store.ts';

/** Milliseconds a call gets to finish its own job before it is presumed dead. */
const callGraceMs = 5000;

/**
 * Finishes a job even if the function that started it has died. Waits first, so the two do not run in parallel.
 * Idempotent.
 */
async function finishJob(
  ownerId: string,
  jobId: string,
  bulk: Pick<CatalogueStore, 'job' | 'resumeJob'>,
): Promise<void> {
  const begun = await bulk.job(ownerId, jobId);
  if (!begun) return;
  const age = Date.now() - Date.parse(begun.created_at);
  await setTimeout(Math.max(0, Math.min(callGraceMs, callGraceMs - age)));
  await bulk.resumeJob(ownerId, jobId);
}

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const bulk = bulkStore(table);
const context = { images: imagesStore(env.IMAGES_BUCKET), closing: closingStore(table) };

/** Purges images no longer in use and finishes interrupted bulk jobs. */
export const handler = eventHandler(
  on(bulkChangeBegun, ({ owner_id, bulk_id }) => finishJob(owner_id, bulk_id, bulk)),
  on(imageLetGo, ({ owner_id, image }) => removeLooseImage(owner_id, image, context)),
);
