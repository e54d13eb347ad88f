import { log } from '@menuleaf/shared/server/log/log.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { environment } from '../environment.ts';
import { imageChecksStore, type ImageChecksStore } from '../images/image-checks-store.ts';
import { imagesStore, type ImagesStore } from '../images/images-store.ts';
import { uploadsStore, type UploadsStore } from '../images/uploads-store.ts';
import { type ImageCheck, lastImageCheck } from '../store/image-check.ts';
import { uploadKey } from '@menuleaf/shared/menu/images.ts';

const notMade = 'This image could not be prepared. Please choose it again.';

type FinishContext = {
  checks: Pick<ImageChecksStore, 'replace' | 'forgetDeleted'>;
  uploads: Pick<UploadsStore, 'isAwaited' | 'read' | 'apply'>;
  images: Pick<ImagesStore, 'resend'>;
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
async function finishImage(check: ImageCheck, context: FinishContext): Promise<void> {
  const { owner_id: ownerId, item_id: itemId, upload_id: uploadId } = check;
  const { checks, uploads, clock } = context;
  if (uploadId === undefined) return checks.forgetDeleted(check, clock());
  if (!(await uploads.isAwaited(ownerId, itemId, uploadId))) return;
  const upload = await uploads.read(ownerId, uploadId, clock());
  const isSettled = upload?.outcome !== undefined;
  if (upload && !isSettled && (await tryAgain(check, uploadId, context))) return;
  const outcome = isSettled ? upload : { outcome: 'refused' as const, problem: notMade };
  await uploads.apply(ownerId, uploadId, { ...outcome, item_id: itemId });
}

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const context = {
  checks: imageChecksStore(table),
  images: imagesStore(env.IMAGES_BUCKET),
  clock: () => new Date(),
};

/** Scheduled: ensures no item waits forever for its image, and no image outlives its item. Rejects with what failed. */
export const handler = logged(async () => {
  const failures: unknown[] = [];
  for (const check of await context.checks.due(context.clock())) {
    try {
      await finishImage(check, { ...context, uploads: uploadsStore(table, check.slot) });
      await context.checks.end(check);
    } catch (error) {
      log.error('An image could not be finished', { ...check, error });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not every image could be finished');
});
