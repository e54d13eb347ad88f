import { lookSlots } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import { oneOf } from '../changes/catalogue-edits.ts';
import { rejoinImage } from '../images/item-image.ts';
import { pick, restaurantsView } from '../owners-view.ts';
import { restore } from '../changes/restore.ts';
import type { CatalogueHandler } from '../context.ts';

export const restoreRestaurant: CatalogueHandler<'restoreRestaurant'> = async (
  { params },
  owner,
  context,
) => {
  const { catalogue, planType } = await restore('restaurants', owner.accountId, params.id, context);
  const { id } = params;
  const back = oneOf(catalogue, 'restaurants', id);
  for (const slot of lookSlots) {
    const upload = back[`${slot}_upload`];
    const uploads = context.lookUploads[slot];
    if (upload !== undefined)
      await rejoinImage(owner.accountId, id, upload, { ...context, uploads });
  }
  return pick(restaurantsView(catalogue, owner.accountId, planType), id, 'Restaurant');
};
