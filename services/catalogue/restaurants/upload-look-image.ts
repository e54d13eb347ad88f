import { notFound } from '@menuleaf/shared/server/http-error.ts';
import type { CatalogueHandler } from '../context.ts';
import { beginUpload } from '../images/upload-image.ts';

export const uploadLookImage: CatalogueHandler<'uploadLookImage'> = async (
  { params, body },
  owner,
  context,
) => {
  const restaurants = await context.store.restaurants(owner.accountId);
  if (!restaurants.some(({ id }) => id === params.id)) throw notFound('Restaurant');
  return beginUpload(body, owner.accountId, context.lookUploads[body.slot], context);
};
