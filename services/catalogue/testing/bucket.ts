import { waitUntil } from '@menuleaf/shared/testing/api.ts';
import sharp from 'sharp';
import { imagesStore } from '../images/images-store.ts';
import { variableOf } from '@menuleaf/shared/testing/variable-of.ts';

/** The image bucket of the tests' local cloud. */
export const imagesForTests = imagesStore(variableOf('IMAGES_BUCKET'));

/** Reads the bucket directly, since the edge caches for two minutes. */
export const isInBucket = (key: string): Promise<boolean> =>
  imagesForTests.readUpload(key).then(
    () => true,
    () => false,
  );

/** What is still in the bucket, once that is nothing. */
export const untilGone = (...keys: string[]): Promise<boolean[]> =>
  waitUntil(
    () => Promise.all(keys.map(isInBucket)),
    (are) => !are.includes(true),
  );

/** A photo of one colour. */
export async function plainPhoto(width = 300, height = 200): Promise<Blob> {
  const create = { width, height, channels: 3, background: '#1f6b3b' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
