import * as z from 'zod';
import { imagesStore } from '../images/images-store.ts';

const environments = z
  .record(z.string(), z.object({ IMAGES_BUCKET: z.string().optional() }))
  .parse(JSON.parse(process.env.MENULEAF_ENVIRONMENTS ?? '{}'));

/** The image bucket of the tests' local cloud. */
export const imagesForTests = imagesStore(
  Object.values(environments).find(({ IMAGES_BUCKET }) => IMAGES_BUCKET)?.IMAGES_BUCKET ?? '',
);

/** Reads the bucket directly, since the edge caches for two minutes. */
export const isInBucket = (key: string): Promise<boolean> =>
  imagesForTests.readUpload(key).then(
    () => true,
    () => false,
  );
