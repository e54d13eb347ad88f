import { processClosings } from '@menuleaf/shared/server/table/process-closings.ts';
import { closingsStore } from '@menuleaf/shared/server/table/closings-store.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { closeCatalogue } from './close-catalogue.ts';
import { closingStore } from '../store/closing-store.ts';
import { environment } from '../environment.ts';
import { imagesStore } from '../images/images-store.ts';

/**
 * Milliseconds: an upload form is valid for ten minutes, and the image maker may take three attempts of a minute with
 * pauses in between.
 */
const inFlightGraceMs = 20 * 60_000;

/** Closed accounts pending cleanup, for the functions that remove catalogues. */
export function openClosings() {
  const env = environment.parse(process.env);
  const table = openTable(env.TABLE_NAME);
  const context = {
    store: closingStore(table),
    history: closingStore(openTable(env.HISTORY_TABLE_NAME)),
    images: imagesStore(env.IMAGES_BUCKET),
  };
  return processClosings({
    store: closingsStore(table, keys.catalogueClosing),
    close: ({ user_id }) => closeCatalogue(user_id, context),
    inFlightGraceMs,
  });
}
