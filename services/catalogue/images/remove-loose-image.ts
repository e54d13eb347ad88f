import type { ClosingStore } from '../store/closing-store.ts';
import type { ImagesStore } from './images-store.ts';

type Removes = {
  closing: Pick<ClosingStore, 'isInUse'>;
  images: Pick<ImagesStore, 'removeImage'>;
};

/**
 * Removes an image that was let go of, unless an item shows it by now or waits for it: what was deleted may have been
 * brought back meanwhile.
 */
export async function removeLooseImage(
  ownerId: string,
  image: string,
  { closing, images }: Removes,
): Promise<void> {
  if (!(await closing.isInUse(ownerId, image))) await images.removeImage(image);
}
