import type { ClosingStore } from '../store/closing-store.ts';
import type { ImagesStore } from '../images/images-store.ts';

type Closes = {
  store: Pick<
    ClosingStore,
    'endRevisions' | 'some' | 'someOfPrograms' | 'someOfHistory' | 'remove'
  >;
  /** Of the table of history. */
  history: Pick<ClosingStore, 'someOfHistory' | 'remove'>;
  images: Pick<ImagesStore, 'removeImages' | 'removeUploads'>;
};

/**
 * Removes a closed account's catalogue, a few rows and their images at a time: whoever is cut off has got somewhere,
 * and the next one goes on from there. Images go first, since only the rows know them.
 */
export async function closeCatalogue(
  ownerId: string,
  { store, history, images }: Closes,
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
    // Of builds from before history had a table of its own.
    { of: store, some: store.someOfHistory },
    { of: history, some: history.someOfHistory },
  ];
  for (const { of, some } of left) {
    for (let rows = await some(ownerId); rows.length > 0; rows = await some(ownerId)) {
      await of.remove(rows);
    }
  }
}
