import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import type { S3Event } from 'aws-lambda';
import { environment } from '../environment.ts';
import { readUploadKey } from '@menuleaf/shared/menu/images.ts';
import { imagesStore } from '../images/images-store.ts';
import { applyUpload } from '../items/item-image.ts';
import { makeImage } from '../images/make-image.ts';
import { uploadsStore } from '../images/uploads-store.ts';

const env = environment.parse(process.env);
const images = imagesStore(env.IMAGES_BUCKET);
const table = openTable(env.TABLE_NAME);

async function discard(key: string, uploadId: string) {
  await images.removeImage(uploadId);
  await images.remove([key]);
}

async function make(key: string) {
  const upload = readUploadKey(key);
  if (!upload) return;
  const { ownerId, uploadId } = upload;
  // A form outlives the account that asked for it; and a try that was cut off may have left its image.
  const begun = await uploadsStore(table).begun(ownerId, uploadId);
  if (!begun) return discard(key, uploadId);
  const uploads = uploadsStore(table, begun.slot);
  const made = await makeImage(await images.readUpload(key), begun);
  if (!('problem' in made)) await images.putImage(uploadId, made);
  const recorded = await uploads.recordOutcome(
    ownerId,
    uploadId,
    'problem' in made
      ? { outcome: 'refused', problem: made.problem }
      : { outcome: 'ready', color: made.color },
    new Date(),
  );
  if (!recorded) return discard(key, uploadId);
  // Where nobody waits for it, the item may have been deleted and may come back: it stays until the upload is over.
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
