import { type ImageCheck, lastImageCheck } from '../store/image-check.ts';
import type { ImageChecksStore } from './image-checks-store.ts';
import { uploadKey } from '@menuleaf/shared/menu/images.ts';
import type { ImagesStore } from './images-store.ts';
import { applyUpload } from './item-image.ts';
import type { UploadsStore } from './uploads-store.ts';

const notMade = 'This image could not be prepared. Please choose it again.';

type FinishContext = {
  checks: Pick<ImageChecksStore, 'replace' | 'forgetDeleted'>;
  uploads: Pick<UploadsStore, 'isAwaited' | 'read' | 'apply'>;
  images: Pick<ImagesStore, 'resend' | 'removeImage'>;
  clock: () => Date;
};

/** Has an image made again. Returns false if it was tried before or nothing was uploaded. */
async function tryAgain(
  check: ImageCheck,
  uploadId: string,
  { checks, images, clock }: FinishContext,
) {
  if (check.is_last) return false;
  // Stored first: after a crash one last attempt remains.
  await checks.replace(check, lastImageCheck(check, clock()));
  return images.resend(uploadKey(check.owner_id, uploadId));
}

/**
 * Settles a pending image: attaches the finished one, retries once, or tells the owner it failed. For a deleted item,
 * purges it from the trash.
 */
export async function finishImage(check: ImageCheck, context: FinishContext): Promise<void> {
  const { owner_id: ownerId, item_id: itemId, upload_id: uploadId } = check;
  const { checks, uploads, clock } = context;
  if (uploadId === undefined) return checks.forgetDeleted(check, clock());
  if (!(await uploads.isAwaited(ownerId, itemId, uploadId))) return;
  const upload = await uploads.read(ownerId, uploadId, clock());
  const isSettled = upload?.outcome !== undefined;
  if (upload && !isSettled && (await tryAgain(check, uploadId, context))) return;
  const outcome = isSettled ? upload : { outcome: 'refused' as const, problem: notMade };
  await applyUpload(ownerId, uploadId, { ...outcome, item_id: itemId }, context);
}
