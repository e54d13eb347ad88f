import type { PlanType } from '@menuleaf/shared/plans/plans.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { mustHaveImages } from './item-image.ts';
import { imageSlots, type ImageSlot } from '../store/image-slot.ts';
import { joinUpload, uploadIdIn, withoutImage } from './join-upload.ts';
import type { UploadsStore } from './uploads-store.ts';

/** For each image: an upload key to set it, null to remove it, absent to keep it. */
export type GivenImages = Partial<Record<ImageSlot, string | null | undefined>>;

/** The request field for an upload key. */
const keyField = (slot: ImageSlot) => `${slot}_key`;

type Placed = {
  /** The row's new fields; undefined removes one. */
  fields: Record<string, unknown>;
  /** Extra writes for the row's transaction. */
  also: WriteAction[];
};

/** Applies a request's image fields to a row. Throws 403 if the plan has no images, 422 for an invalid upload. */
export async function placeImages(
  given: GivenImages,
  row: { id: string },
  { ownerId, planType, now }: { ownerId: string; planType: PlanType; now: Date },
  { uploads }: { uploads: Pick<UploadsStore, 'claiming' | 'readAll'> },
): Promise<Placed> {
  const sent = imageSlots.flatMap((slot) => {
    const key = given[slot];
    const field = keyField(slot);
    return key ? [{ slot, field, uploadId: uploadIdIn(key, { ownerId, field }) }] : [];
  });
  if (sent.length > 0) mustHaveImages(planType);
  const ids = sent.map(({ uploadId }) => uploadId);
  const read = await uploads.readAll(ownerId, ids, now);
  const joined = sent.map(({ uploadId, ...place }) =>
    joinUpload(row, uploadId, read.get(uploadId), { ...place, ownerId, uploads, now }),
  );
  const gone = imageSlots.filter((slot) => given[slot] === null).map(withoutImage);
  const fields = Object.assign({}, ...gone, ...joined.map((one) => one.fields));
  return { fields, also: joined.flatMap(({ also }) => also) };
}
