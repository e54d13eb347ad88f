import { log } from '@menuleaf/shared/server/log/log.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { environment } from '../environment.ts';
import { finishImage } from '../images/finish-image.ts';
import { imageChecksStore } from '../images/image-checks-store.ts';
import { imagesStore } from '../images/images-store.ts';
import { uploadsStore } from '../images/uploads-store.ts';

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const context = {
  checks: imageChecksStore(table),
  images: imagesStore(env.IMAGES_BUCKET),
  clock: () => new Date(),
};

/** Scheduled: ensures no item waits forever for its image, and no image outlives its item. Rejects with what failed. */
export const handler = logged(async () => {
  const failures: unknown[] = [];
  for (const check of await context.checks.due(context.clock())) {
    try {
      await finishImage(check, { ...context, uploads: uploadsStore(table, check.slot) });
      await context.checks.end(check);
    } catch (error) {
      log.error('An image could not be finished', { ...check, error });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not every image could be finished');
});
