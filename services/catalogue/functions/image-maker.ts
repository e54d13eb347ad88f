import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import type { S3Event } from 'aws-lambda';
import { closingStore } from '../store/closing-store.ts';
import { environment } from '../environment.ts';
import { readUploadKey } from '@menuleaf/shared/menu/images.ts';
import { imagesStore } from '../images/images-store.ts';
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

/** Makes and records the image; undefined if it has expired. */
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
  // The account may have closed after issuing the form, and a failed attempt may have left an image.
  const begun = await uploadsStore(table).begun(ownerId, uploadId);
  if (!begun) return discard(key, ownerId, uploadId);
  // S3 may deliver an event twice, and late: never make an image again, since the file may be gone.
  const isMade = begun.outcome !== undefined;
  const recorded = isMade ? begun : await makeOnce(key, ownerId, uploadId, begun);
  if (!recorded) return discard(key, ownerId, uploadId);
  // If no item waits for it, the item may be deleted and come back: the image stays until the upload expires.
  await uploadsStore(table, begun.slot).apply(ownerId, uploadId, recorded);
  await images.remove([key]);
}

/** Validates uploads by their bytes and makes the images that the pages show. */
export const handler = logged(async (event: S3Event) => {
  for (const { s3 } of event.Records) {
    // S3 form-encodes keys in its events: a plus is a space.
    await make(decodeURIComponent(s3.object.key.replaceAll('+', ' ')));
  }
});
