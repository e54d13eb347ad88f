import { uploadKey } from '@menuleaf/shared/menu/images.ts';
import { joinUpload, uploadIdIn } from './join-upload.ts';
import type { Upload } from './uploads-store.ts';

const place = { ownerId: 'o1', slot: 'image', field: 'image_key' } as const;
const now = new Date('2126-03-01T12:00:00Z');
const uploads = { claiming: () => ({}) };
const join = (read: Upload | undefined) =>
  joinUpload({ id: 'i1' }, 'up1', read, { ...place, uploads, now });
const upload: Upload = { expires_at: 4_930_000_000 };

test('an upload is named by its owner alone', () => {
  expect(uploadIdIn(uploadKey('o1', 'up1'), place)).toBe('up1');
  for (const key of [uploadKey('o2', 'up1'), 'images/up1/288.webp', '']) {
    expect(() => uploadIdIn(key, place)).toThrow('no upload of yours');
  }
});

test('an upload becomes the image that it was sent for, of one dish', () => {
  expect(join(upload).fields).toMatchObject({ image_upload: 'up1' });
  expect(join({ ...upload, item_id: 'i1' }).fields).toMatchObject({ image_upload: 'up1' });
  expect(() => join({ ...upload, item_id: 'i2' })).toThrow('belongs to another item');
  expect(() => join({ ...upload, slot: 'logo' })).toThrow('no upload of yours');
  expect(() => join(undefined)).toThrow('no upload of yours');
});
