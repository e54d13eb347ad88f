import type { ClosingStore } from '../store/closing-store.ts';
import type { ImagesStore } from './images-store.ts';

type RemoveContext = {
  closing: Pick<ClosingStore, 'isInUse'>;
  images: Pick<ImagesStore, 'removeImage'>;
};

/** Removes an unreferenced image, unless something shows it or waits for it by now: a deletion may have been undone. */
export async function removeLooseImage(
  ownerId: string,
  image: string,
  { closing, images }: RemoveContext,
): Promise<void> {
  if (!(await closing.isInUse(ownerId, image))) await images.removeImage(image);
}
