import { planChanged } from '@menuleaf/shared/contracts/events/billing-events.ts';
import { eventHandler, on } from '@menuleaf/shared/server/events/event-handler.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { closingStore } from '../store/closing-store.ts';
import { environment } from '../environment.ts';
import { syncImageAccess } from '../images/sync-image-access.ts';
import { imagesStore } from '../images/images-store.ts';
import { catalogueStore } from '../store/catalogue-store.ts';

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const context = {
  images: imagesStore(env.IMAGES_BUCKET),
  closing: closingStore(table),
  catalogue: catalogueStore(table),
  clock: () => new Date(),
};

/** Images are part of Pro: on other plans they are kept but withheld from the edge. */
export const handler = eventHandler(
  on(planChanged, async ({ user_id, before, after }) => {
    if ((before?.plan_type ?? 'free') !== (after?.plan_type ?? 'free')) {
      await syncImageAccess(user_id, context);
    }
  }),
);
