import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import type { S3Event } from 'aws-lambda';
import { closingStore } from '../store/closing-store.ts';
import { environment } from '../environment.ts';
import { readUploadKey } from '@menuleaf/shared/menu/images.ts';
import { imagesStore } from '../images/images-store.ts';
import { applyUpload } from '../images/item-image.ts';
import { makeImage } from '../images/make-image.ts';
import { removeLooseImage } from '../images/remove-loose-image.ts';
import { type Upload, uploadsStore } from '../images/uploads-store.ts';

const env = environment.parse(process.env);
const images = imagesStore(env.IMAGES_BUCKET);
const table = openTable(env.TABLE_NAME);
const closing = closingStore(table);

async function discard(key: string, ownerId: string, uploadId: string) {
  await removeLooseImage(ownerId, uploadId, { closing, images });
  await images.remove([key]);
}

/** What becomes of an upload; undefined if it is over meanwhile. */
async function makeOnce(key: string, ownerId: string, uploadId: string, begun: Upload) {
  const made = await makeImage(await images.readUpload(key), begun);
  if (!('problem' in made)) await images.putImage(uploadId, made);
  return uploadsStore(table, begun.slot).recordOutcome(
    ownerId,
    uploadId,
    'problem' in made
      ? { outcome: 'refused', problem: made.problem }
      : { outcome: 'ready', color: made.color },
    new Date(),
  );
}

async function make(key: string) {
  const upload = readUploadKey(key);
  if (!upload) return;
  const { ownerId, uploadId } = upload;
  // A form outlives the account that asked for it; and a try that was cut off may have left its image.
  const begun = await uploadsStore(table).begun(ownerId, uploadId);
  if (!begun) return discard(key, ownerId, uploadId);
  // S3 may tell of a file twice, and late: what was made is not made again, and the file may be gone.
  const isMade = begun.outcome !== undefined;
  const recorded = isMade ? begun : await makeOnce(key, ownerId, uploadId, begun);
  if (!recorded) return discard(key, ownerId, uploadId);
  // Where nobody waits for it, the item may have been deleted and may come back: it stays until the upload is over.
  const uploads = uploadsStore(table, begun.slot);
  await applyUpload(ownerId, uploadId, recorded, { uploads, images });
  await images.remove([key]);
}

/** Checks what owners sent, by its bytes, and makes the images that the pages show. */
export const handler = logged(async (event: S3Event) => {
  for (const { s3 } of event.Records) {
    // S3 writes a key into its events as a form does: a space is a plus.
    await make(decodeURIComponent(s3.object.key.replaceAll('+', ' ')));
  }
});
