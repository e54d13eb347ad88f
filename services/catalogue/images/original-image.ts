import { notFound } from '@menuleaf/shared/server/http-error.ts';
import { oneOf } from '../changes/catalogue-edits.ts';
import type { CatalogueHandler } from '../context.ts';
import { mustHaveImages } from './item-image.ts';
import { read } from '../owners-view.ts';

export const originalImage: CatalogueHandler<'originalImage'> = async (
  { params },
  owner,
  context,
) => {
  const { catalogue, planType } = await read(owner.accountId, context);
  mustHaveImages(planType);
  const { image, image_color, image_crop } = oneOf(catalogue, 'items', params.id);
  const bytes = image === undefined ? undefined : await originalOf(image, image_color, context);
  if (!bytes) throw notFound('Image');
  const data_url = `data:image/webp;base64,${bytes.toString('base64')}`;
  return { data_url, ...(image_crop && { image_crop }) };
};

/** Images made before crops existed are their own original. */
const originalOf = (
  image: string,
  color: string | undefined,
  { images }: Parameters<CatalogueHandler<'originalImage'>>[2],
) => (color === undefined ? images.readLarge(image) : images.readOriginal(image));
