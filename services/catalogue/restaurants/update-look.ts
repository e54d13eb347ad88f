import { mustBeLoaded, oneOf, sentFields, withRows } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import type { CatalogueHandler } from '../context.ts';
import { placeImages } from '../images/place-images.ts';
import { mustHaveImages } from '../items/item-image.ts';
import { lookReply } from './look-reply.ts';

export const updateLook: CatalogueHandler<'updateLook'> = async (
  { params: { id }, body },
  { userId: ownerId },
  context,
) => {
  const { accent, type, layout, logo_key: logo, cover_key: cover, updated_at: loaded } = body;
  let replaced: string[] = [];
  const { catalogue, planType } = await changeCatalogue(
    ownerId,
    context,
    async ({ before, planType: plan, now }) => {
      const current = oneOf(before, 'restaurants', id);
      mustBeUnlocked('restaurants', [id], before, plan);
      mustBeLoaded(current, loaded);
      if (layout === 'photos') mustHaveImages(plan);
      const change = { ownerId, planType: plan, now };
      const placed = await placeImages({ logo, cover }, current, change, context);
      ({ replaced } = placed);
      const look = { ...current.look, ...sentFields({ accent, type, layout }) };
      const saved = { ...current, look, ...placed.fields, updated_at: now.toISOString() };
      return { after: withRows(before, { restaurants: [saved] }), also: placed.also };
    },
  );
  await context.images.removeImages(replaced);
  return lookReply(oneOf(catalogue, 'restaurants', id), planType);
};
