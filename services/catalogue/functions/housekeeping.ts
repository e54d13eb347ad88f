import { bulkChangeBegun, imageLetGo } from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { eventHandler, on } from '@menuleaf/shared/server/events/event-handler.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { finishJob } from '../changes/finish-job.ts';
import { closingStore } from '../store/closing-store.ts';
import { environment } from '../environment.ts';
import { imagesStore } from '../images/images-store.ts';
import { removeLooseImage } from '../images/remove-loose-image.ts';
import { bulkStore } from '../store/bulk-store.ts';

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const bulk = bulkStore(table);
const context = { images: imagesStore(env.IMAGES_BUCKET), closing: closingStore(table) };

/** Purges images no longer in use and finishes interrupted bulk jobs. */
export const handler = eventHandler(
  on(bulkChangeBegun, ({ owner_id, bulk_id }) => finishJob(owner_id, bulk_id, bulk)),
  on(imageLetGo, ({ owner_id, image }) => removeLooseImage(owner_id, image, context)),
);
