import { log } from '@menuleaf/shared/server/log/log.ts';
import type { ClosingStore } from '../store/closing-store.ts';
import type { CatalogueStore } from '../store/catalogue-store.ts';
import type { ImagesStore } from './images-store.ts';

type SyncContext = {
  closing: Pick<ClosingStore, 'imagesOf'>;
  catalogue: Pick<CatalogueStore, 'entitlement'>;
  images: Pick<ImagesStore, 'withhold'>;
  clock: () => Date;
};

/**
 * Withholds an owner's images or releases them, depending on the current plan. Safe to run concurrently: each run
 * checks the plan again at the end and repeats if it has changed.
 */
export async function syncImageAccess(
  ownerId: string,
  { closing, catalogue, images, clock }: SyncContext,
): Promise<void> {
  const isFree = async () => (await catalogue.entitlement(ownerId, clock())).planType === 'free';
  let withheld: boolean;
  do {
    withheld = await isFree();
    await images.withhold(await closing.imagesOf(ownerId), withheld);
    log.info(withheld ? 'Images are withheld' : 'Images are given back', { owner_id: ownerId });
  } while (withheld !== (await isFree()));
}
