import * as z from 'zod';
import { imagesStore } from '../images/images-store.ts';

const environments = z
  .record(z.string(), z.object({ IMAGES_BUCKET: z.string().optional() }))
  .parse(JSON.parse(process.env.MENULEAF_ENVIRONMENTS ?? '{}'));

/** The bucket of images that the local cloud of the tests serves. */
export const imagesForTests = imagesStore(
  Object.values(environments).find(({ IMAGES_BUCKET }) => IMAGES_BUCKET)?.IMAGES_BUCKET ?? '',
);

/** Asked of the bucket, since the edge keeps for two minutes what it was asked for. */
export const isInBucket = (key: string): Promise<boolean> =>
  imagesForTests.readUpload(key).then(
    () => true,
    () => false,
  );
