import { carryOnClosings } from '@menuleaf/shared/server/table/carry-on-closings.ts';
import { closingsStore } from '@menuleaf/shared/server/table/closings-store.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { closeCatalogue } from './close-catalogue.ts';
import { closingStore } from '../store/closing-store.ts';
import { environment } from '../environment.ts';
import { imagesStore } from '../images/images-store.ts';

/**
 * Milliseconds: a form to send an image by is good for ten minutes, and its image may take the image maker three tries
 * of a minute with pauses between them.
 */
const lastWordsMs = 20 * 60_000;

/** The closed accounts whose catalogue is to be removed, for the functions that do. */
export function openClosings() {
  const env = environment.parse(process.env);
  const table = openTable(env.TABLE_NAME);
  const context = {
    store: closingStore(table),
    history: closingStore(openTable(env.HISTORY_TABLE_NAME)),
    images: imagesStore(env.IMAGES_BUCKET),
  };
  return carryOnClosings({
    store: closingsStore(table, keys.catalogueClosing),
    close: ({ user_id }) => closeCatalogue(user_id, context),
    lastWordsMs,
  });
}
