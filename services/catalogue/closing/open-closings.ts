import { processClosings } from '@menuleaf/shared/server/table/process-closings.ts';
import { closingsStore } from '@menuleaf/shared/server/table/closings-store.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { closingStore, type ClosingStore } from '../store/closing-store.ts';
import { environment } from '../environment.ts';
import { imagesStore, type ImagesStore } from '../images/images-store.ts';

type CloseContext = {
  store: Pick<ClosingStore, 'endRevisions' | 'some' | 'someOfPrograms' | 'remove'>;
  /** Of the table of history. */
  history: Pick<ClosingStore, 'someOfHistory' | 'remove'>;
  images: Pick<ImagesStore, 'removeImages' | 'removeUploads'>;
};

/**
 * Removes a closed account's catalogue in small batches, so an interrupted run makes progress and the next resumes it.
 * Images go first, since only the rows reference them.
 */
export async function closeCatalogue(
  ownerId: string,
  { store, history, images }: CloseContext,
): Promise<void> {
  await store.endRevisions(ownerId);
  let { keys, images: names } = await store.some(ownerId);
  while (keys.length > 0) {
    await images.removeImages(names);
    await store.remove(keys);
    ({ keys, images: names } = await store.some(ownerId));
  }
  await images.removeUploads(ownerId);
  const left = [
    { of: store, some: store.someOfPrograms },
    { of: history, some: history.someOfHistory },
  ];
  for (const { of, some } of left) {
    for (let rows = await some(ownerId); rows.length > 0; rows = await some(ownerId)) {
      await of.remove(rows);
    }
  }
}

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
