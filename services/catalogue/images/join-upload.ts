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

/** What the key names among the owner's uploads. Refuses 422 another owner's. */
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
  /** What the row says from now on; what is undefined goes. */
  fields: Partial<Record<string, unknown>>;
  /** To be written in the same transaction as the row: it fails where an image maker came between. */
  also: WriteAction[];
};

/**
 * Joins an upload, as it was read, with what is to have its image: shown at once where it is made already, waited for
 * where it is not. Refuses 422 what is over, or another's.
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
  // The call came twice.
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

/** A row without an image that waits for none. */
export const withoutImage = (slot: ImageSlot) =>
  Object.fromEntries(Object.values(imageFields(slot)).map((name) => [name, undefined]));
