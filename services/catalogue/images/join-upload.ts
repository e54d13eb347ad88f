import { invalidField } from '@menuleaf/shared/server/http-error.ts';
import { readUploadKey } from '@menuleaf/shared/menu/images.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { firstImageCheck } from '../store/image-check.ts';
import { imageFields, type ImageSlot } from '../store/image-slot.ts';
import { outcomeFields, type Upload, type UploadsStore } from './uploads-store.ts';

type Row = { id: string };
type Place = { ownerId: string; slot: ImageSlot; field: string };

const notYours = (field: string) => invalidField(field, 'This is no upload of yours');
const usedBefore = (field: string) =>
  invalidField(field, 'This upload already belongs to another item');

/** The upload id in a key. Throws 422 for another owner's key. */
export function uploadIdIn(key: string, { ownerId, field }: Omit<Place, 'slot'>): string {
  const named = readUploadKey(key);
  if (named?.ownerId !== ownerId) throw notYours(field);
  return named.uploadId;
}

function mustBeFree(upload: Upload | undefined, row: Row, { slot, field }: Place): Upload {
  if (!upload || (upload.slot ?? 'image') !== slot) throw notYours(field);
  if (upload.item_id !== undefined && upload.item_id !== row.id) throw usedBefore(field);
  return upload;
}

type Joined = {
  /** The row's new fields; undefined removes one. */
  fields: Partial<Record<string, unknown>>;
  /** Written in the row's transaction, which fails if the image maker finished in between. */
  also: WriteAction[];
};

/**
 * Joins an upload, as read, to its row: shown at once if made already, else pending. Throws 422 if it has expired or
 * belongs to another row.
 */
export function joinUpload(
  row: Row,
  uploadId: string,
  read: Upload | undefined,
  { uploads, now, ...place }: Place & { uploads: Pick<UploadsStore, 'claiming'>; now: Date },
): Joined {
  const { ownerId, slot } = place;
  const upload = mustBeFree(read, row, place);
  const names = imageFields(slot);
  const said = new Map<string, unknown>(Object.entries(row));
  const isWaited = said.get(names.upload) === uploadId && upload.item_id === row.id;
  // A repeated call.
  if (said.get(names.image) === uploadId || (isWaited && !upload.outcome)) {
    return { fields: {}, also: [] };
  }
  const claiming = uploads.claiming(ownerId, uploadId, row.id, upload, now);
  if (upload.outcome) return { fields: outcomeFields(slot, uploadId, upload), also: [claiming] };
  return {
    fields: { [names.upload]: uploadId, [names.error]: undefined },
    also: [claiming, firstImageCheck({ ownerId, itemId: row.id, uploadId, slot }, now)],
  };
}

export const withoutImage = (slot: ImageSlot) =>
  Object.fromEntries(Object.values(imageFields(slot)).map((name) => [name, undefined]));
